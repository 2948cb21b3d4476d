import { newVisitor, openFilled, sendButton } from '../browser/forms.ts'
import { expect, test } from '../browser/visit.ts'
import { mailOf } from '../mail/inbox.ts'

test('[D-FORM-26] [D-FORM-30] a lead’s mail names its page, and is read at every width, light or dark', async ({ page }) => {
  const visitor = `${'long.'.repeat(10)}${newVisitor()}`
  const form = await openFilled(page, 'homeAssist', visitor, 'es')
  await form.locator('[name=city]').fill(`Ville${'platte'.repeat(12)}`)
  await sendButton(form).click()
  await expect(page).toHaveURL(/\/thank-you\/$/)
  const { subject, html } = await mailOf(visitor)
  expect(subject).toContain('[Home-assist form, /es/home-assist/, Spanish]')
  // Not a page of the site, whose content policy would apply.
  await page.goto('about:blank')
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [320, 390, 700]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await page.setContent(html)
      const where = `${colorScheme}, ${width} px`
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width)
      const ink = await page
        .locator('td')
        .first()
        .evaluate((cell) => getComputedStyle(cell).color)
      expect.soft(ink, where).toBe(colorScheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)')
    }
})
