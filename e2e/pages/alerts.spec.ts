import { alert, alerts, answer, call, gap, heightOf, ids, locked, mail, wires } from '../browser/alerts.ts'
import { violations } from '../browser/axe.ts'
import { goOn } from '../browser/in-app.ts'
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

for (const [language, name, words] of [
  ['en', 'Alerts', /Text messages about a “locked” Gulf Pines card/],
  ['es', 'Avisos', /mensajes de texto sobre una tarjeta Gulf Pines “bloqueada”/],
] as const) {
  test(
    `[ALERT-01] [ALERT-02] [API-15] [API-16] [HEAD-28] in ${language}, alerts stand below the header, asked for once`,
    acrossSizes(language),
    async ({ page }) => {
      const calls: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (pathname.startsWith('/api/alerts/')) calls.push(`${pathname}${search}`)
      })
      await page.goto(`/${language}/`)
      const region = page.getByRole('region', { name })
      await expect(region.getByText(words)).toBeVisible()
      expect(await ids(page)).toEqual([locked, mail])
      const isBetween = await region.evaluate((element) => {
        const [header, main] = [document.querySelector('header'), document.querySelector('main')]
        const follows = (one: Element | null, other: Element | null) =>
          Boolean(one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
        const box = element.getBoundingClientRect()
        return [
          follows(header, element) && follows(element, main),
          Math.round(box.top) === Math.round(header?.getBoundingClientRect().bottom ?? 0),
          Math.round(box.bottom) === Math.round(main?.getBoundingClientRect().top ?? 0),
        ]
      })
      expect(isBetween).toEqual([true, true, true])
      await goOn(page, `/${language}/personal/`)
      await expect(alert(page, mail)).toBeVisible()
      expect(calls).toEqual([`/api/alerts/alert/all/?_lang=${language}`])
    },
  )

  test(
    `[D-ALERT-6] in ${language}, the alerts of the build are there at once, and nothing moves when the answer comes, however late`,
    acrossSizes(language),
    async ({ page }) => {
      await watchLayoutShift(page)
      let letGo: () => void = () => {}
      const held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await page.route(call, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(`/${language}/`)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.getByRole('region', { name }).getByText(words)).toBeVisible()
      const before = await gap(page)
      const answered = page.waitForResponse(call)
      letGo()
      await (await answered).finished()
      await expect(alert(page, locked)).toBeVisible()
      expect(before).toBeGreaterThan(90)
      expect(await gap(page)).toBe(before)
      expect(await layoutShift(page)).toBeLessThan(0.01)
    },
  )

  test(`in ${language}, alerts meet WCAG 2.2 AA and are not shouted out`, acrossSizes(language), async ({ page }) => {
    for (const path of ['', 'business/treasury-management/']) {
      await page.goto(`/${language}/${path}`)
      await expect(alert(page, locked)).toBeVisible()
      expect(await violations(page, '[data-alerts]')).toEqual([])
      expect(await page.locator('[data-alerts] :is([role=alert], [role=status], [aria-live])').count()).toBe(0)
      for (const button of await page.locator('[data-alert] button:visible').all()) {
        const box = await button.boundingBox()
        expect([box?.width, box?.height]).toEqual([44, 44])
        await expect(button).toHaveAccessibleName(language === 'en' ? 'Dismiss this alert' : 'Cerrar este aviso')
        await expect(button).toHaveAccessibleDescription(/\S/)
      }
    }
  })
}

const matched = [
  ['/', [locked, mail]],
  ['/es/personal/', [locked, mail]],
  ['/en/locations/', [locked]],
  ['/en/careers/', [locked]],
  ['/blog/', [locked]],
  ['/en/business/treasury-management/', [locked, wires]],
  ['/es/business/treasury-management/team/', [locked, wires]],
  ['/en/business/', [locked]],
] as const

test('[ALERT-08] [ALERT-09] [ALERT-10] [ALERT-12] [ALERT-13] each page has the alerts that its address matches', async ({ page }) => {
  for (const [path, expected] of matched) {
    await page.goto(path)
    await expect.soft(alert(page, locked), path).toBeVisible()
    expect.soft(await ids(page), path).toEqual(expected)
  }
})

test('[D-ALERT-6] [ALERT-09] [ALERT-10] [ALERT-13] they are matched again on every page that is navigated to, without a gap', async ({
  page,
}) => {
  await page.goto('/en/')
  await expect(alert(page, mail)).toBeVisible()
  for (const [path, expected] of [
    ['/en/business/treasury-management/', [locked, wires]],
    ['/en/careers/', [locked]],
    ['/es/contact/', [locked, mail]],
    ['/en/', [locked, mail]],
  ] as const) {
    await goOn(page, path)
    await expect.poll(() => ids(page)).toEqual(expected)
  }
})

test('[ALERT-11] [ALERT-12] lines with the flags i, g and m match, every time', async ({ page }) => {
  await answer(
    page,
    { id: 'ignore-case', urls: '/^\\/EN\\/CAREERS\\//i', description: 'i' },
    { id: 'case', urls: '/^\\/EN\\/CAREERS\\//', description: 'none' },
    { id: 'global', urls: '~careers|about~g', description: 'g' },
    { id: 'lines', urls: '/nowhere/\r\n#^/en/(careers|about)/$#m\r\n', description: 'm' },
  )
  await page.goto('/en/careers/')
  for (const path of ['/en/about/', '/en/careers/', '/en/about/', '/en/careers/']) {
    await goOn(page, path)
    await expect.poll(() => ids(page)).toEqual([...(path.includes('careers') ? ['ignore-case'] : []), 'global', 'lines'])
  }
})

test('[ALERT-14] [ALERT-15] [ALERT-16] alerts of every type are red, those without one are not', async ({ page }) => {
  const types = ['urgent', 'timeSensitive', 'somethingElse', '']
  await answer(page, ...types.map((type, index) => ({ id: `styled-${index}`, type, description: 'Words' })))
  await page.goto('/en/')
  for (const [index, type] of types.entries())
    await expect
      .soft(alert(page, `styled-${index}`), `type "${type}"`)
      .toHaveCSS('background-color', type === '' ? 'rgb(219, 232, 230)' : 'rgb(164, 22, 26)')
})

test('[ALERT-14] [ALERT-16] so are the alerts that a page was built with', async ({ page }) => {
  await page.goto('/en/')
  await expect(alert(page, locked)).toHaveCSS('background-color', 'rgb(164, 22, 26)')
  await expect(alert(page, mail)).toHaveCSS('background-color', 'rgb(219, 232, 230)')
})

/** Words of exactly this many characters. */
const wordsOf = (length: number) =>
  'Offices in town close '
    .repeat(20)
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length, '.')

test('[ALERT-17] [D-ALERT-3] from 166 characters on an alert is 14 px higher, and no words are cut off', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await answer(
    page,
    { id: 'short', description: 'Short' },
    { id: 'almost', description: `<b></b>${wordsOf(158)}` },
    {
      id: 'long',
      description: `<b></b>${wordsOf(159)}`,
    },
  )
  await page.goto('/en/')
  await expect(alert(page, 'long')).toBeVisible()
  const [short, almost, long] = [await heightOf(page, 'short'), await heightOf(page, 'almost'), await heightOf(page, 'long')]
  if (isMobile) expect((long ?? 0) - (almost ?? 0)).toBe(14)
  else expect([short, almost, long]).toEqual([50, 50, 64])
  const cut = await alerts(page).evaluateAll((found) =>
    found.filter((element) => element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth).map(({ id }) => id),
  )
  expect(cut).toEqual([])
})

test('[D-ALERT-3] the words of very long alerts are all there at every width', async ({ page }) => {
  await answer(page, { id: 'long', description: wordsOf(400) }, { id: 'word', description: 'Street'.repeat(60) })
  await page.goto('/en/')
  await expect(alert(page, 'word')).toBeVisible()
  for (const width of [1280, 900, 640, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    for (const id of ['long', 'word']) {
      const [words, banner, closing] = await alert(page, id).evaluate((element) =>
        ['[data-alert-text]', '.alert-row', 'button'].map((part) => element.querySelector(part)?.getBoundingClientRect().toJSON()),
      )
      const where = `${id} at ${width} px`
      expect.soft(words.top, where).toBeGreaterThanOrEqual(banner.top)
      expect.soft(words.bottom, where).toBeLessThanOrEqual(banner.bottom)
      expect.soft(words.right, where).toBeLessThanOrEqual(closing.left)
      expect.soft(closing.right, where).toBeLessThanOrEqual(width)
    }
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width)
  }
})

test('[ALERT-17] the alerts of the demo site fit two lines at 1280 px, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const language of ['en', 'es'])
    for (const path of ['', 'business/treasury-management/']) {
      await page.goto(`/${language}/${path}`)
      await expect(alert(page, locked)).toBeVisible()
      for (const found of await alerts(page).all()) expect([50, 64]).toContain((await found.boundingBox())?.height)
    }
})

test('[D-ALERT-5] links in alerts follow the link rules', async ({ page }) => {
  await page.goto('/es/')
  await expect(alert(page, locked).getByRole('link', { name: '800-555-0142' })).toHaveAttribute('href', 'tel:8005550142')
  await alert(page, locked).getByRole('link', { name: 'Vea cómo son' }).click()
  await page.waitForURL('**/es/fraud/')
  await expect(alert(page, locked)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[ALERT-01] the alerts that the page was built with can be read', async ({ page }) => {
    await page.goto('/en/')
    await expect(page.getByRole('region', { name: 'Alerts' })).toContainText('Text messages about')
    await expect(page.getByRole('region', { name: 'Alerts' }).getByRole('button')).toHaveCount(0)
  })
})
