import { violations } from '../browser/axe.ts'
import { scriptBudget, watchScripts } from '../browser/first-script.ts'
import { sideways } from '../browser/reflow.ts'
import { expect, test } from '../browser/visit.ts'
import { surveyedPages } from './surveyed-pages.ts'

/** A phone held by its narrow side, or a desk at 400 %; a phone; a desk. */
const widths = [320, 390, 1280]

/** The answer of the page not found. */
test.use({ tolerated: [/answer 404 to \S+\/404\/$|on \S+\/404\/: Failed to load resource/] })

// Without the whole survey, English pages are looked at by `pages/templates.spec.ts`.
// Of every page `test` itself says that nothing was asked of another host, and that nothing went wrong.
for (const path of surveyedPages('es'))
  test(`${path} breaks no rule of WCAG 2.2 AA or good practice, never scrolls sideways, asks no other host and has little script at first`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 900 })
    const scripts = await watchScripts(page)
    await page.goto(path, { waitUntil: 'load' })
    const { bytes, names } = await scripts()
    expect.soft(bytes, names).toBeLessThanOrEqual(scriptBudget)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await sideways(page), `${width} px`).toEqual([])
      expect.soft(await violations(page), `${width} px`).toEqual([])
    }
  })
