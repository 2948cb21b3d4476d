import { expect, test } from '../browser/visit.ts'

test('[ROUTE-40] [D-CALC-6] the loan calculator works by itself, at its own address', async ({ page }) => {
  await page.goto('/calculator-iframe/index.html')
  const payment = page.locator('[data-figure=payment]').first()
  await page.locator('input[name=amount]').first().fill('120000')
  await page.locator('input[name=rate]').first().fill('0')
  await page.locator('input[name=years]').first().fill('10')
  await expect(payment).toHaveText('$1,000.00')
  await page.locator('input[name=rate]').first().fill('6')
  await expect(payment).toHaveText('$1,332.25')
  await expect(page.locator('[data-years] tr').first()).toBeAttached()
})

test('[ROUTE-40] it says what is wrong with a figure, and goes on when it is right', async ({ page }) => {
  await page.goto('/calculator-iframe/index.html')
  const rate = page.locator('input[name=rate]').first()
  await rate.fill('99')
  await rate.blur()
  await expect(page.locator('[data-error=rate]').first()).toBeVisible()
  await rate.fill('5')
  await expect(page.locator('[data-error=rate]').first()).toBeHidden()
})

test('[ROUTE-41] a page frames it, names the frame, and gives it the height it needs', { tag: '@both' }, async ({ page }) => {
  await page.goto('/en/mortgage/calculator/')
  const element = page.locator('iframe[src^="/calculator-iframe/index.html"]')
  await element.scrollIntoViewIfNeeded()
  await expect(element).toHaveAttribute('title', /\S/)
  const frame = element.contentFrame()
  await frame.locator('input[name=amount]:visible').fill('120000')
  await frame.locator('input[name=rate]:visible').fill('0')
  await frame.locator('input[name=years]:visible').fill('10')
  await expect(frame.locator('[data-figure=payment]:visible')).toHaveText('$1,000.00')
  await expect
    .poll(() =>
      element.evaluate((frame: HTMLIFrameElement) => frame.clientHeight - (frame.contentDocument?.documentElement.scrollHeight ?? 0)),
    )
    .toBeGreaterThanOrEqual(-1)
})

test('[ROUTE-41] in a Spanish page it speaks Spanish', async ({ page }) => {
  await page.goto('/es/mortgage/calculator/')
  const element = page.locator('iframe[src^="/calculator-iframe/index.html"]')
  await element.scrollIntoViewIfNeeded()
  await expect(element.contentFrame().locator('[data-calculator]:visible')).toHaveAttribute('lang', 'es')
})
