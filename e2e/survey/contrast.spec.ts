import { expect, test } from '../browser/visit.ts'
import { drawnContrast } from './drawn-contrast.ts'
import { isFullSurvey, surveyedPages } from './surveyed-pages.ts'

test.use({ tolerated: [/youtube-nocookie|404/] })

const widths = [390, 768, 1280, 1920]

// Without the whole survey each page is measured at one of the widths, by turns.
for (const [turn, path] of surveyedPages().entries())
  for (const [index, width] of widths.entries())
    if (isFullSurvey || index === turn % widths.length)
      test(`${path} at ${width} px: words over pictures have 4.5:1 with the pixels behind them, large ones 3:1`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        const { words, lowest, faint } = await drawnContrast(page)
        test.info().annotations.push({ type: 'contrast', description: `${words} words, lowest ${lowest.toFixed(2)}` })
        expect(faint).toEqual([])
      })
