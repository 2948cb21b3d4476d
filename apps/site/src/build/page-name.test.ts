import { expect, it } from 'vitest'
import { pageName } from './page-name.ts'

const bank = 'Gulf Pines Bank'

it.each([
  ['without the bank’s name', `Credit cards | ${bank}`, 'Credit cards'],
  ['up to the comma', `Heroes, a home loan program | ${bank}`, 'Heroes'],
  ['with its list', `Loans for cars, boats and land | ${bank}`, 'Loans for cars, boats and land'],
  ['with its Spanish list', `Autos, botes y terrenos | ${bank}`, 'Autos, botes y terrenos'],
])('[SRCH-10] names a page %s', (_name, tabTitle, name) => expect(pageName(tabTitle, bank)).toBe(name))

it.each([bank, '', ` | ${bank}`])('a page called "%s" has no name of its own', (tabTitle) =>
  expect(pageName(tabTitle, bank)).toBeUndefined(),
)
