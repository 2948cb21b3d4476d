import { expect, test } from '../browser/visit.ts'
import { drawnContrast } from './drawn-contrast.ts'
import { isFullSurvey, surveyedPages } from './surveyed-pages.ts'

test.use({ tolerated: [/404/] })

const widths = [390, 768, 1280, 1920]

/** Header and footer are the same on every page of a language: these two tell of all. */
const withFrame: readonly string[] = ['/en/', '/es/']
const paths = [...new Set([...withFrame, ...surveyedPages()])]

// Without the whole survey each page is measured at one of the widths, by turns.
for (const [turn, path] of paths.entries())
  test(`${path}: words over pictures have 4.5:1 with the pixels behind them, large ones 3:1`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    for (const [index, width] of widths.entries()) {
      if (!isFullSurvey && index !== turn % widths.length) continue
      await page.setViewportSize({ width, height: 900 })
      const { words, lowest, faint } = await drawnContrast(page, withFrame.includes(path) ? 'pictured' : 'pictured-own')
      test.info().annotations.push({ type: 'contrast', description: `${width} px: ${words} words, lowest ${lowest.toFixed(2)}` })
      expect.soft(faint, `${width} px`).toEqual([])
    }
  })
