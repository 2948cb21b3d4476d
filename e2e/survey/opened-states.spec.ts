import { violations } from '../browser/axe.ts'
import { sideways } from '../browser/reflow.ts'
import { expect, test } from '../browser/visit.ts'
import { desk, type OpenedState, openedStates } from './opened-states.ts'
import { isFullSurvey } from './surveyed-pages.ts'

const widths = [320, 390, 1280] as const

/** Without the whole survey each state that no other spec looks at is seen once: at one of its widths, in English and Spanish by turns. */
const isInSample = ({ lookedAtBy }: OpenedState, state: number, turn: number, count: number, language: number): boolean =>
  !lookedAtBy && state % count === turn && state % 2 === language

const isShown = ({ only }: OpenedState, width: number): boolean => !only || (only === 'desks') === width >= desk

openedStates.forEach((opened, state) => {
  const { name, path, open } = opened
  const own = widths.filter((width) => isShown(opened, width))
  for (const [turn, width] of own.entries())
    for (const [position, language] of (['en', 'es'] as const).entries())
      if (isFullSurvey || isInSample(opened, state, turn, own.length, position))
        test(`at ${width} px, in ${language}, ${name} breaks no rule of WCAG 2.2 AA or good practice`, async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await page.setViewportSize({ width, height: 900 })
          await page.goto(`/${language}${path}`)
          await open(page, width)
          expect.soft(await sideways(page)).toEqual([])
          expect(await violations(page)).toEqual([])
        })
})
