import { expect, it } from 'vitest'
import { pageName, shortName } from './page-name.ts'

const bank = 'Gulf Pines Bank'

it('[SRCH-10] names a page by its whole title, without the bank’s name', () =>
  expect(pageName(`Welcome, Bayou Teche Homestead customers | ${bank}`, bank)).toBe('Welcome, Bayou Teche Homestead customers'))

it.each([
  ['Heroes, a home loan program', 'Heroes'],
  ['Credit cards', undefined],
  ['Loans for cars, boats and land', undefined],
  ['Autos, botes y terrenos', undefined],
  ['100,000 longleaf seedlings for small landowners', undefined],
])('[SRCH-10] what people call "%s" for short is %s', (name, short) => expect(shortName(name)).toBe(short))

it.each([bank, '', ` | ${bank}`])('a page called "%s" has no name of its own', (tabTitle) =>
  expect(pageName(tabTitle, bank)).toBeUndefined(),
)
