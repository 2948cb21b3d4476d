import { hostileHtml } from '@bank/ui/safe-html/testing/hostile-html.ts'
import type { Page, Route } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { goOn } from '../browser/in-app.ts'
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { refuseStorage, storeFirst } from '../browser/storage.ts'
import { tracked } from '../browser/tracked.ts'
import { expect, test } from '../browser/visit.ts'

const call = '**/api/alerts/alert/all/**'

type Alert = { id: string; description: string; type?: string | null; urls?: string | null }

const answer = (page: Page, ...alerts: readonly Alert[]) => page.route(call, (route) => route.fulfill({ json: { data: alerts } }))

/** Those about coming holidays come and go by the day. */
const alerts = (page: Page) => page.locator('[data-alert]:visible:not([data-alert^="holiday-2"])')
const alert = (page: Page, id: string) => page.locator(`[data-alert="${id}"]`)
const ids = (page: Page) => alerts(page).evaluateAll((found) => found.map((element) => element.getAttribute('data-alert')))
const heightOf = async (page: Page, id: string) => (await alert(page, id).boundingBox())?.height
const dismiss = (page: Page, id: string) => alert(page, id).getByRole('button')
/** Space between the header and the page. */
const gap = (page: Page) =>
  page.evaluate(() => {
    const edge = (selector: string, side: 'top' | 'bottom') => document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN
    return Math.round(edge('main', 'top') - edge('header', 'bottom'))
  })

const locked = 'locked-card-texts'
const mail = 'holiday-mail-2026'
const wires = 'wire-cutoff-2026'

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

test('[ALERT-03] [ALERT-04] [ALERT-05] [ALERT-07] [STORE-05] a dismissed alert loses its height and leaves the others', async ({
  page,
}) => {
  await page.goto('/en/')
  const other = await heightOf(page, mail)
  const before = await gap(page)
  const own = (await heightOf(page, locked)) ?? 0
  await dismiss(page, locked).click()
  await expect.poll(() => alert(page, locked).evaluate((element) => element.getBoundingClientRect().height)).toBe(0)
  await expect(page.getByRole('region', { name: 'Alerts' }).getByRole('button')).toHaveCount(1)
  expect([await heightOf(page, mail), await gap(page)]).toEqual([other, before - Math.round(own)])
  expect(await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('alert')))).toEqual([
    [`alertHeight-${locked}`, '0'],
  ])
  expect(await tracked(page, 'alert')).toEqual([expect.objectContaining({ event: 'datalayer_track', action: 'dismiss', label: locked })])
})

test('[ALERT-06] it stays dismissed after a reload, on other pages and in the other language, from the first paint on', async ({
  page,
}) => {
  await watchLayoutShift(page)
  await page.goto('/en/')
  await dismiss(page, locked).click()
  await page.reload()
  await expect(alert(page, mail)).toBeVisible()
  expect(await gap(page)).toBe(Math.round((await heightOf(page, mail)) ?? 0))
  expect(await layoutShift(page)).toBeLessThan(0.01)
  for (const path of ['/en/personal/', '/es/contact/']) {
    await goOn(page, path)
    await expect(alert(page, mail)).toBeVisible()
    expect(await ids(page)).toEqual([mail])
  }
  await page.goto('/en/careers/', { waitUntil: 'networkidle' })
  expect([await ids(page), await gap(page)]).toEqual([[], 0])
})

test.describe('while scripts do not come', () => {
  test.use({ tolerated: [/net::ERR_FAILED/] })

  test('[ALERT-06] a dismissed alert takes no place', async ({ page }) => {
    await storeFirst(page, { [`alertHeight-${locked}`]: '0' })
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/en/careers/', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('main h1')).toBeVisible()
    expect(await gap(page)).toBe(0)
  })
})

test('[ALERT-03] the keyboard dismisses, and focus goes on to the next alert and then to the page', async ({ page }) => {
  await page.goto('/en/')
  await dismiss(page, locked).focus()
  await page.keyboard.press('Enter')
  await expect(dismiss(page, mail)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.locator('main')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Alerts' })).toHaveCount(0)
})

test('[ALERT-04] with reduced motion the height is gone at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/')
  const height = await dismiss(page, locked).evaluate((button: HTMLElement) => {
    button.click()
    return button.closest('[data-alert]')?.getBoundingClientRect().height
  })
  expect(height).toBe(0)
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

test.describe('when the alert call fails', () => {
  test.use({ tolerated: [/failed request|answer 500|Failed to load resource|console error/] })

  for (const [how, fail] of [
    ['is refused', (route: Route) => route.abort('connectionrefused')],
    ['answers 500', (route: Route) => route.fulfill({ status: 500, json: { data: [{ id: locked, description: 'No' }] } })],
    ['answers a page', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' })],
    ['answers nonsense', (route: Route) => route.fulfill({ json: { data: { [locked]: true } } })],
    ['answers null', (route: Route) => route.fulfill({ json: null })],
  ] as const) {
    test(`[D-ALERT-6] [D-ERR-4] and ${how}, the alerts of each page stay, it is logged, and the page works`, async ({ page }) => {
      const logged: string[] = []
      const thrown: string[] = []
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
      page.on('pageerror', (error) => thrown.push(error.message))
      await page.route(call, fail)
      const failed = page.waitForRequest(call)
      await page.goto('/en/')
      await (await failed).response()
      await expect.poll(() => logged.length).toBeGreaterThan(0)
      expect(await ids(page)).toEqual([locked, mail])
      await dismiss(page, locked).click()
      await expect(alert(page, locked)).toBeHidden()
      for (const [path, expected] of [
        ['/en/personal/', [mail]],
        ['/en/business/treasury-management/', [wires]],
        ['/en/careers/', []],
      ] as const) {
        await goOn(page, path)
        await expect.poll(() => ids(page)).toEqual(expected)
      }
      expect(await gap(page)).toBe(0)
      expect(thrown).toEqual([])
    })
  }

  test('[D-ALERT-6] the next page asks again, and the answer replaces its alerts', async ({ page }) => {
    let calls = 0
    await page.route(call, (route) => {
      calls += 1
      return calls === 1 ? route.abort('connectionrefused') : route.fulfill({ json: { data: [{ id: 'new', description: 'Open again' }] } })
    })
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/alerts/'))
    await page.goto('/en/')
    await failed
    expect(await ids(page)).toEqual([locked, mail])
    await goOn(page, '/en/personal/')
    await expect.poll(() => ids(page)).toEqual(['new'])
    await goOn(page, '/en/careers/')
    await expect.poll(() => ids(page)).toEqual(['new'])
    expect(calls).toBe(2)
  })
})

test('[D-ALERT-6] while the call is not answered, the alerts of each page stay and can be dismissed', async ({ page }) => {
  let letGo: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(call, async (route) => {
    await held
    await route.fulfill({ json: { data: [{ id: mail, description: 'Open after all' }] } })
  })
  await page.goto('/en/')
  await dismiss(page, locked).click()
  await expect(alert(page, locked)).toBeHidden()
  await goOn(page, '/en/personal/')
  expect(await ids(page)).toEqual([mail])
  letGo()
  await expect(alert(page, mail)).toHaveText('Open after all')
})

test('[D-ALERT-6] what is no alert in an answer is passed over', async ({ page }) => {
  await page.route(call, (route) =>
    route.fulfill({ json: { data: [null, 7, 'x', [], { id: 3 }, {}, { id: 'real', description: 'Real' }] } }),
  )
  await page.goto('/en/')
  await expect(alert(page, 'real')).toBeVisible()
  expect(await ids(page)).toEqual(['real'])
})

for (const refusal of ['blocked', 'full'] as const) {
  test(`[D-STORE-4] with storage ${refusal}, an alert stays dismissed while the document lives`, async ({ page }) => {
    await refuseStorage(page, refusal)
    await page.goto('/en/')
    await dismiss(page, locked).click()
    await expect(alert(page, locked)).toBeHidden()
    await goOn(page, '/en/personal/')
    await expect(alert(page, mail)).toBeVisible()
    expect(await ids(page)).toEqual([mail])
    await page.reload()
    await expect(alert(page, locked)).toBeVisible()
  })
}

test('[STORE-05] [D-STORE-4] stored heights other than 0 dismiss nothing', async ({ page }) => {
  await page.goto('/en/')
  for (const corrupt of ['', '64', 'null', '{"0":0}']) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`alertHeight-${locked}`, corrupt] as const)
    await page.reload()
    await expect.soft(alert(page, locked), `"${corrupt}"`).toBeVisible()
  }
})

test('[ALERT-01] [D-ALERT-5] an alert that was published since the page was built is added', async ({ page }) => {
  await answer(page, {
    id: 'new',
    type: 'urgent',
    description: '<b>New:</b> call us<img src="/nowhere.png" onerror="window.hacked=1"><script>window.hacked=2</script>.',
  })
  await page.route('**/nowhere.png', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto('/es/')
  await expect(alert(page, 'new')).toBeVisible()
  expect(await ids(page)).toEqual(['new'])
  const text = alert(page, 'new').locator('[data-alert-text]')
  await expect(text).toHaveText('New: call us.')
  await expect(text.locator('b')).toHaveText('New:')
  await expect(text.locator('script, [onerror]')).toHaveCount(0)
  await dismiss(page, 'new').click()
  await expect(alert(page, 'new')).toBeHidden()
  expect(await page.evaluate(() => [localStorage.getItem('alertHeight-new'), 'hacked' in window])).toEqual(['0', false])
  await page.reload({ waitUntil: 'networkidle' })
  await expect(alert(page, 'new')).toBeHidden()
})

test.describe('hostile HTML', () => {
  // The document that the HTML is read in has the policy of the page: what that refuses there is said, and goes no further.
  test.use({ tolerated: [/Applying inline style violates|Setting the document's base URI|policy violation: (?:style-src|base-uri)/] })

  test('[D-ALERT-5] [D-ALERT-6] nothing in the HTML of an answer runs, is fetched or reaches the page around it', async ({ page }) => {
    const asked: string[] = []
    await page.route('https://**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ body: '' })
    })
    await page.route('**/nowhere.png', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    // The video host may stand in a frame; a browser without the network cannot show it.
    const hostile = hostileHtml.filter((html) => !html.includes('//www.youtube.com/embed'))
    await answer(page, ...hostile.map((description, index) => ({ id: `hostile-${index}`, description: `words ${description}` })))
    await page.goto('/en/careers/')
    await expect(alerts(page)).toHaveCount(hostile.length)
    for (const link of await page.locator('[data-alert^="hostile"] [data-alert-text] a').all())
      await expect(link).toHaveAttribute('href', /^(?:\/(?!\/)|https:\/\/evil\.example\/)/)
    const kept = await page
      .locator('[data-alert-text] *')
      .evaluateAll((elements) =>
        elements.flatMap((element) => [
          ...(/^(?:script|style|svg|math|object|embed|form|input|button|base|meta|link|iframe|template|textarea|video|audio)$/.test(
            element.localName,
          )
            ? [element.localName]
            : []),
          ...[...element.attributes].flatMap(({ name }) =>
            /^on|^(?:style|srcdoc|srcset|formaction|background|autofocus|ping)$/.test(name) ? [name] : [],
          ),
        ]),
      )
    expect(kept).toEqual([])
    expect(await page.evaluate(() => ['hacked' in window, document.baseURI === location.href])).toEqual([false, true])
    expect(asked).toEqual([])
  })
})

test('[ALERT-01] one that was changed since shows its new words, and one that was taken back is gone', async ({ page }) => {
  await answer(page, { id: mail, description: 'All offices are <b>open</b>.', urls: '' })
  await page.goto('/en/')
  await expect(alert(page, mail)).toHaveText('All offices are open.')
  expect(await ids(page)).toEqual([mail])
})

test('[D-ALERT-5] links in the HTML of an answer follow the link rules', async ({ page }) => {
  await answer(page, {
    id: 'new',
    description:
      '<a href="/fraud/">In</a> <a href="https://careers.gulfpines.example/jobs">Ours</a> <a href="https://other.example/">Out</a> <a href="/no-such-page/">Gone</a> <a href="tel:8005550142">Call</a>',
  })
  await page.goto('/es/')
  const link = (name: string) => alert(page, 'new').getByRole('link', { name })
  await expect(link('Ours')).toHaveAttribute('target', '_blank')
  await expect(link('Call')).toHaveAttribute('href', 'tel:8005550142')
  await expect(link('Gone')).toHaveCount(0)
  await expect(alert(page, 'new')).toContainText('Gone')
  await link('Out').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await link('In').click()
  await page.waitForURL('**/es/fraud/')
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
