import type { Page } from '@playwright/test'
import { wcagViolations } from '../browser/axe.ts'
import { acrossSizes, isFullMatrix, repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'
import { templates, templatesWithoutLanguage } from '../site/addresses.ts'
import { port } from '../site/served-site.ts'

// The page for unknown addresses is answered as what it is.
test.use({ tolerated: [/answer 404|status of 404/] })

const visits = [
  ...templates.flatMap((path) => [{ path: `/en${path}`, language: 'en' } as const, { path: `/es${path}`, language: 'es' } as const]),
  ...templatesWithoutLanguage.map((path) => ({ path, language: 'en' }) as const),
]

/** Pages with a list that keeps itself up to date may ask for that list. */
const listPages = /^\/(?:blog|news|e[ns]\/(?:events|locations|about|fraud|investor-relations))\/$/

const dataCall = /^\/(?:api\/|menu\.txt)/

/** The only calls that every page may make: the probe and the alerts. */
const allowed = /^\/(?:menu\.txt|api\/alerts\/alert\/all\/)/

/** Calls for data that the page makes from now on, beside those that every page may make. */
const watchCalls = (page: Page): readonly string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, port: to } = new URL(request.url())
    if (to === String(port) && dataCall.test(pathname) && !allowed.test(pathname)) calls.push(pathname)
  })
  return calls
}

/** Elements that reach past the right edge of a page that scrolls sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class')} to ${Math.round(element.getBoundingClientRect().right)}`,
      )
  })

/** 1280 px at 400 % is a window of 320 px by 200 px. */
const zoomed = [
  { width: 320, height: 640 },
  { width: 320, height: 200 },
] as const
/** The narrowest windows of each layout, where room is least; the matrix tries those between, too. */
const narrowest = [560, 640, 891, 1024, 1280].map((width) => ({ width, height: 800 }))
const between = isFullMatrix ? [390, 559, 639, 890, 1920].map((width) => ({ width, height: 800 })) : []

/** Of Spanish pages on phones, which the matrix tries all: each third. */
const isSample = (index: number): boolean => index % 6 === 1

for (const [index, { path, language }] of visits.entries()) {
  const isQuiet = !listPages.test(path)
  test(
    `${isQuiet ? '[ROUTE-43] [API-19] ' : ''}${path} meets WCAG 2.2 AA as far as tools can tell, never scrolls sideways${isQuiet ? ', and asks for nothing but the probe and the alerts' : ''}`,
    language === 'es' && !isSample(index) ? repeated(true) : acrossSizes(language),
    async ({ page }) => {
      const calls = watchCalls(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      expect.soft(await wcagViolations(page), `WCAG 2.2 AA on ${path}`).toEqual([])
      if (isQuiet) {
        await page.waitForLoadState('networkidle')
        expect.soft(calls, `calls of ${path}`).toEqual([])
      }
      for (const size of [...zoomed, ...(language === 'en' ? [...narrowest, ...between] : [])]) {
        await page.setViewportSize(size)
        expect.soft(await tooWide(page), `${path} at ${size.width} × ${size.height} px`).toEqual([])
      }
    },
  )
}
