import type { Page } from '@playwright/test'
import { goOn, isKept, mark } from '../browser/in-app.ts'
import { acrossSizes, repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const offset = 75

/** An anchor of the page whose content stays as it is when its link is followed: the list of all questions. */
const anchorOf = async (page: Page): Promise<string> =>
  ((await page.locator('main a[href^="#"]:visible').first().getAttribute('href')) ?? '').slice(1)
const topOf = (page: Page, id: string) =>
  page.evaluate((target) => Math.round(document.getElementById(target)?.getBoundingClientRect().top ?? -1), id)

/** Counts the distinct places that the page is seen at from now on, once what moved it before has come to rest. */
const watchScrolling = (page: Page) =>
  page.evaluate(async () => {
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
    const places = new Set<number>()
    addEventListener('scroll', () => Object.assign(window, { places: places.add(Math.round(scrollY)).size }))
  })
/** How the page gets to an anchor. How many places of a smooth way are drawn is up to the machine. */
const scrollBehavior = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
const stopsSeen = (page: Page) => page.evaluate(() => (window as unknown as { places?: number }).places)

for (const language of ['en', 'es'] as const) {
  test(
    `[LINK-33] [LINK-34] in ${language}, an in-page link scrolls smoothly and stops 75 px above its target`,
    acrossSizes(language),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(`/${language}/faq/`, { waitUntil: 'networkidle' })
      await mark(page)
      const anchor = await anchorOf(page)
      await page.locator(`main a[href="#${anchor}"]:visible`).first().click()
      await expect.poll(() => topOf(page, anchor)).toBe(offset)
      expect(await scrollBehavior(page)).toBe('smooth')
      expect([new URL(page.url()).hash, await isKept(page)]).toEqual([`#${anchor}`, true])
    },
  )

  test(
    `[LINK-34] [D-LINK-10] in ${language}, so does a load with an anchor, alerts or not`,
    repeated(language === 'es'),
    async ({ page }) => {
      await page.goto(`/${language}/faq/`)
      const anchor = await anchorOf(page)
      await page.goto('about:blank')
      await page.goto(`/${language}/faq/#${anchor}`, { waitUntil: 'networkidle' })
      await expect.poll(() => topOf(page, anchor)).toBe(offset)
      // A page that scripts still fill would end a smooth way beside its target.
      expect(await scrollBehavior(page)).toBe('auto')
    },
  )

  test(`[LINK-34] [D-LINK-10] in ${language}, so does a link from another page`, repeated(language === 'es'), async ({ page }) => {
    await page.goto(`/${language}/faq/`)
    const anchor = await anchorOf(page)
    await page.goto(`/${language}/careers/`)
    await mark(page)
    await goOn(page, `/${language}/faq/#${anchor}`)
    await expect.poll(() => topOf(page, anchor)).toBe(offset)
    expect([await isKept(page), await scrollBehavior(page)]).toEqual([true, 'auto'])
  })
}

test('[LINK-34] so does an account of the sheet of rates', async ({ page }) => {
  await page.goto('/en/rates/#rate-pine-savings', { waitUntil: 'networkidle' })
  await expect.poll(() => topOf(page, 'rate-pine-savings')).toBe(offset)
})

test('[D-LINK-10] with reduced motion the jump is instant, at the same place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/faq/', { waitUntil: 'networkidle' })
  const anchor = await anchorOf(page)
  const link = page.locator(`main a[href="#${anchor}"]:visible`).first()
  await link.scrollIntoViewIfNeeded()
  await watchScrolling(page)
  await link.click()
  await expect.poll(() => topOf(page, anchor)).toBe(offset)
  // A scroll is told with the frame after it.
  await expect.poll(() => stopsSeen(page)).toBeDefined()
  expect([await stopsSeen(page), await scrollBehavior(page)]).toEqual([1, 'auto'])
})

test('[LINK-33] with the keyboard, the next Tab goes on from the target', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/faq/', { waitUntil: 'networkidle' })
  const anchor = await anchorOf(page)
  await page.locator(`main a[href="#${anchor}"]:visible`).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => topOf(page, anchor)).toBe(offset)
  await page.keyboard.press('Tab')
  const isBehind = await page.evaluate((id) => {
    const [target, active] = [document.getElementById(id), document.activeElement]
    return Boolean(
      target && active && (target.contains(active) || target.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING),
    )
  }, anchor)
  expect(isBehind).toBe(true)
})

test('back from an anchor returns to where the reader was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/faq/', { waitUntil: 'networkidle' })
  const anchor = await anchorOf(page)
  const link = page.locator(`main a[href="#${anchor}"]:visible`).first()
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => Math.round(scrollY))
  await link.click()
  await expect.poll(() => topOf(page, anchor)).toBe(offset)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
})

test('[LINK-34] the link that skips to the content leads to it', async ({ page }) => {
  await page.goto('/en/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
