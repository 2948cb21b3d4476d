import { expect, test } from '../browser/visit.ts'

test('[CALC-01] [CALC-02] the balance that a yield is for stands below it, at least a third as large', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/en/')
  const tiers = page.locator('.savings-rate-first, .savings-rate-other')
  await expect(tiers).toHaveCount(2)
  for (const tier of await tiers.all()) {
    const sizeOf = (selector: string) =>
      tier
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(await sizeOf('.savings-rate-condition')).toBeGreaterThanOrEqual((await sizeOf('b')) / 3)
  }
})
