import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

/** What is typed on the way to the name of a state, and the branch that stays first. */
const begun = [
  ['Houston t', 'houston-travis-street'],
  ['houston tx', 'houston-travis-street'],
  ['houston texas', 'houston-travis-street'],
  ['tyler t', 'tyler-rose-garden-road'],
] as const

for (const language of ['en', 'es'] as const) {
  test(`[LOC-01] [D-LOC-1] a town stays first while a word behind it is typed (${language})`, acrossSizes(language), async ({ page }) => {
    await page.goto(`/${language}/locations/`)
    for (const [text, first] of begun) {
      await page.locator('#finder-q').fill(text)
      await expect(page.locator('[data-finder-status]')).toContainText(/Houston, TX|Tyler, TX/)
      await expect(page.locator('[data-pin]').first()).toHaveAttribute('data-pin', first)
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`[LOC-01] [D-LOC-1] a town is first though a word behind it was only begun (${language})`, async ({ page }) => {
      for (const [text, first] of begun) {
        await page.goto(`/${language}/locations/?q=${encodeURIComponent(text)}`)
        await expect(page.locator('[data-pin]').first()).toHaveAttribute('data-pin', first)
      }
    })
  })
}
