import type { Page } from '@playwright/test'
import { sideways } from '../browser/reflow.ts'
import { expect, test } from '../browser/visit.ts'
import { unseenWords } from './drawn-contrast.ts'
import { surveyedPages } from './surveyed-pages.ts'

test.use({ tolerated: [/404/] })

/** What visitors and browsers ask for: colours of the system, on light and on dark, and a dark page. */
const themes = [
  ['forced colors', { forcedColors: 'active', colorScheme: 'light' }],
  ['forced colors on black', { forcedColors: 'active', colorScheme: 'dark' }],
  ['a preference for dark', { forcedColors: 'none', colorScheme: 'dark' }],
] as const satisfies readonly (readonly [string, Parameters<Page['emulateMedia']>[0]])[]

// Colors are the same in both languages.
for (const path of surveyedPages('en'))
  test(`${path} can be read in forced colors and where dark is preferred`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    for (const [name, media] of themes) {
      await page.emulateMedia(media)
      expect.soft(await unseenWords(page), name).toEqual([])
      expect.soft(await sideways(page), name).toEqual([])
    }
  })
