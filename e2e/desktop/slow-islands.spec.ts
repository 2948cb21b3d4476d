import { startOutage } from '../browser/outage.ts'
import { expect, test } from '../browser/visit.ts'

test.use({ tolerated: [/net::ERR_FAILED|Error hydrating/] })

test.describe('an island whose script does not come at first', () => {
  for (const [what, pattern] of [
    ['its script', '**/HeaderBar.*'],
    ['its long props', '**/props.*.json'],
  ] as const)
    test(`comes alive at the next touch when ${what} failed`, async ({ page }) => {
      const outage = await startOutage(page, pattern)
      await page.goto('/en/')
      const failed = page.waitForEvent('requestfailed', (request) => /HeaderBar|props\./.test(request.url()))
      const login = page.locator('.header').getByRole('button', { name: 'Log in' }).first()
      await login.click()
      await failed
      outage.end()
      await expect(async () => {
        await login.click()
        await expect(login).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
      }).toPass()
    })
})
