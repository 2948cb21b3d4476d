import { expect, it } from 'vitest'
import { pageName } from './page-name.ts'

const bank = 'Gulf Pines Bank'
const cut = 'Saving for the slow months: money for people paid by the season'

it.each([
  ['without the bank’s name', `Credit cards | ${bank}`, 'A card with one fee schedule.', 'Credit cards'],
  ['up to the comma', `Heroes, a home loan program | ${bank}`, 'For those who teach.', 'Heroes'],
  ['with its list', `Loans for cars, boats and land | ${bank}`, 'For the truck.', 'Loans for cars, boats and land'],
  ['with its Spanish list', `Autos, botes y terrenos | ${bank}`, 'Para la troca.', 'Autos, botes y terrenos'],
  ['whole, where the tab had no room', `Saving for the slow months: money for people | ${bank}`, cut, cut],
  ['by its tab where the headline only begins alike', `Home | ${bank}`, 'Home is where the mortgage is.', 'Home'],
  ['by its tab where there is no headline', `Buy a home | ${bank}`, `Buy a home | ${bank}`, 'Buy a home'],
])('[SRCH-10] names a page %s', (_name, tabTitle, title, name) => expect(pageName({ tabTitle, title }, bank)).toBe(name))

it.each([bank, '', ` | ${bank}`])('a page called "%s" has no name of its own', (tabTitle) =>
  expect(pageName({ tabTitle, title: 'Up early.' }, bank)).toBeUndefined(),
)
