import type { Page } from '@playwright/test'
import { expect, test } from '../browser/visit.ts'
import { templates, templatesWithoutLanguage } from '../site/addresses.ts'

test.use({ tolerated: [/answer 404|status of 404/] })

/** Elements that reach past the right edge and are not inside something that scrolls or clips by itself. */
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

const addresses = [...templates.flatMap((path) => [`/en${path}`, `/es${path}`]), ...templatesWithoutLanguage]

/** 1280 px at 400 % is a window of 320 px by 200 px. */
for (const [name, size] of [
  ['320 px', { width: 320, height: 640 }],
  ['400 % zoom', { width: 320, height: 200 }],
] as const) {
  test(`no template scrolls sideways at ${name}`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(size)
    const wide = new Map<string, string>()
    for (const path of addresses) {
      await page.goto(path)
      for (const element of await tooWide(page)) wide.set(element, wide.get(element) ?? path)
    }
    // Each with the first page it is on.
    expect(Object.fromEntries(wide)).toEqual({})
  })
}

test('no template scrolls sideways at the sizes between', async ({ page }) => {
  test.setTimeout(240_000)
  const wide = new Map<string, string>()
  for (const path of templates) {
    await page.goto(`/en${path}`)
    for (const width of [390, 559, 639, 640, 890, 891, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      for (const element of await tooWide(page)) wide.set(element, wide.get(element) ?? `/en${path} at ${width}`)
    }
  }
  expect(Object.fromEntries(wide)).toEqual({})
})
