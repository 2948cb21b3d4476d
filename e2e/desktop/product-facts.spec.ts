import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../browser/visit.ts'

const card = (page: Page, name: string): Locator =>
  page.locator('.product-list-card').filter({ has: page.getByRole('heading', { name, exact: true }) })

const facts = (product: Locator) =>
  product
    .locator('.product-list-facts div')
    .evaluateAll((rows) => rows.map((row) => `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`))

for (const [path, name, subline, rows] of [
  [
    '/en/account-products/',
    'Tall Pine Checking',
    'For larger balances. Earns interest, paid each cycle.',
    [
      'Cycle fee: $15; none with the daily minimum',
      'Daily minimum balance: $5,000',
      'Transaction fee: None',
      'Terms: First box of checks on us each year.',
    ],
  ],
  [
    '/es/account-products/',
    'Cuenta Pino Alto',
    'Para saldos mayores. Gana intereses que se pagan cada ciclo.',
    [': $15; ninguno con el saldo mínimo diario', ': $5,000', ': Ninguno', ': La primera chequera de cada año va por nuestra cuenta.'],
  ],
] as const)
  test(`[PROD-06] [PROD-07] [PROD-08] [PROD-09] [PROD-10] ${path} says of an account for whom it is, and what it costs`, async ({
    page,
  }) => {
    await page.goto(path)
    const product = card(page, name)
    await expect(product.locator('.product-list-subline')).toHaveText(subline)
    const shown = await facts(product)
    expect(shown).toHaveLength(rows.length)
    for (const [index, row] of rows.entries()) expect(shown[index]).toContain(row)
    for (const fact of await product.locator('.product-list-facts dd').all()) await expect(fact).toBeVisible()
  })

test('[PROD-11] [PROD-12] [PROD-13] [PROD-15] [PROD-16] an account shows the icons of its own highlights and no others', async ({
  page,
}) => {
  await page.goto('/en/account-products/')
  const highlights = async (name: string) => {
    const items = card(page, name).locator('.product-list-highlights li')
    expect(await items.locator('svg').count()).toBe(await items.count())
    return items.allInnerTexts()
  }
  expect(await highlights('First Account')).toEqual(['No cycle fee', 'No deposit required'])
  expect(await highlights('Everyday Checking')).toEqual(['Flexible access'])
  expect(await highlights('Workboat Checking')).toContain('Perfect for small businesses')
})
