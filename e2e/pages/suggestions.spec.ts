import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import type { Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { holdScript } from '../browser/held-script.ts'
import { goOn } from '../browser/in-app.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { hang, shortenLimits, startOutage } from '../browser/outage.ts'
import {
  activeSuggestion,
  answering,
  menuBox,
  openStill,
  pageBox,
  suggestionsOf,
  takeSuggestions,
  whenAssisted,
} from '../browser/search-box.ts'
import { expect, test } from '../browser/visit.ts'

type SearchEvent = { readonly event: string; readonly terms?: string }

const logged = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: SearchEvent[] }).dataLayer ?? []).filter(({ event }) => event === 'search_terms').map(({ terms }) => terms),
  )

const words = {
  en: { typed: 'savings calc', term: 'Savings calculator', query: '?terms=savings%20calc', counted: 'Suggestions: 1' },
  es: {
    typed: 'calculadora de ah',
    term: 'Calculadora de ahorros',
    query: '?terms=calculadora%20de%20ah&_lang=es',
    counted: 'Sugerencias: 1',
  },
} as const

test('[D-SRCH-7] an answer that comes late leaves the chosen suggestion, and further typing lets go of it', async ({ page }) => {
  const { typed, term } = words.en
  const late = Promise.withResolvers<void>()
  await page.route(/\/api\/search\/suggest\//, async (route) => {
    if (new URL(route.request().url()).searchParams.get('terms') === typed) await late.promise
    await route.continue()
  })
  await page.goto('/en/search/')
  const box = pageBox(page)
  await box.pressSequentially(typed.slice(0, -1))
  await expect(suggestionsOf(page)).toHaveText([term])
  const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('terms') === typed)
  await box.press(typed.at(-1) ?? '')
  await expect(activeSuggestion(page)).toHaveCount(0)
  await box.press('ArrowDown')
  await expect(activeSuggestion(page)).toHaveText(term)
  await suggestionsOf(page)
    .first()
    .evaluate((option) => option.setAttribute('data-before', ''))
  late.resolve()
  await answered
  await expect(suggestionsOf(page).and(page.locator(':not([data-before])'))).toHaveCount(1)
  await expect(activeSuggestion(page)).toHaveText(term)
  await box.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('terms') === term)
})

for (const language of ['en', 'es'] as const) {
  const { typed, term, query, counted } = words[language]

  test(
    `[SRCH-06] [SRCH-11] [SRCH-12] [D-SRCH-9] in ${language}, a chosen suggestion fills the box and leads to its results`,
    acrossSizes(language),
    async ({ page }) => {
      const queries: string[] = []
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.pathname === '/api/search/suggest/') queries.push(url.search)
      })
      await page.goto(`/${language}/search/`)
      await pageBox(page).fill(typed)
      await suggestionsOf(page).getByText(term, { exact: true }).click()
      await page.waitForURL((url) => url.pathname === `/${language}/search/` && url.searchParams.get('terms') === term)
      await expect(pageBox(page)).toHaveValue(term)
      await expect(page.locator('[data-search-results] li').first()).toBeVisible()
      expect(queries).toEqual([query])
      expect(await logged(page)).toEqual([term])
    },
  )

  test(
    `[D-SRCH-7] in ${language}, the keyboard alone opens, walks round, chooses and is told how many there are`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}/search/`)
      const box = pageBox(page)
      await box.focus()
      await page.keyboard.type(typed)
      await expect(suggestionsOf(page)).toHaveCount(1)
      await expect(box).toHaveAttribute('aria-expanded', 'true')
      await expect(page.locator('main [data-search-box] [role=status]')).toHaveText(counted)
      await page.keyboard.press('ArrowDown')
      await expect(activeSuggestion(page)).toHaveText(term)
      const active = await activeSuggestion(page).getAttribute('id')
      await expect(box).toHaveAttribute('aria-activedescendant', active ?? 'none')
      await expect(box).toBeFocused()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.searchParams.get('terms') === term)
    },
  )

  test(
    `[SRCH-06] in ${language}, the box of the menu suggests too, and Escape closes the list before the menu`,
    acrossSizes(language),
    async ({ page, isMobile }) => {
      await page.setViewportSize({ width: isMobile ? 390 : 880, height: 844 })
      await page.goto(`/${language}/`)
      const box = await menuBox(page)
      await box.fill(typed)
      await expect(suggestionsOf(page)).toHaveText([term])
      expect(await violations(page, '.offcanvas')).toEqual([])
      await box.press('Escape')
      await expect(suggestionsOf(page)).toHaveCount(0)
      await expect(box).toHaveValue(typed)
      await expect(page.locator('.offcanvas')).toBeVisible()
      await box.press('ArrowDown')
      await expect(suggestionsOf(page)).toHaveText([term])
      await suggestionsOf(page).click()
      await page.waitForURL((url) => url.pathname === `/${language}/search/` && url.searchParams.get('terms') === term)
      await expect(page.locator('.offcanvas')).toHaveCount(0)
    },
  )

  test.describe(`in ${language}, on the page for unknown addresses`, () => {
    test.use({ tolerated: [/404/] })
    test(`[SRCH-06] [SRCH-15] in ${language}, the box is the same`, acrossSizes(language), async ({ page }) => {
      await page.goto(`/${language}/404/`)
      await pageBox(page).fill(typed)
      await expect(suggestionsOf(page)).toHaveText([term])
      await pageBox(page).fill('  ')
      await expect(suggestionsOf(page)).toHaveCount(0)
      await pageBox(page).press('Enter')
      await page.waitForURL((url) => url.pathname === `/${language}/search/` && url.search === '')
    })
  })
}

test('[SRCH-07] [SRCH-08] [SRCH-09] two letters ask nothing, however many blanks are around them; three do', async ({ page }) => {
  const asked = await takeSuggestions(page)
  const box = await openStill(page, '/en/search/')
  for (const short of ['s', 'sa', '   sa   ', '🦐🦐']) {
    await box.fill(short)
    await page.clock.runFor(1000)
  }
  expect(asked).toEqual([])
  await box.fill(' sav ')
  await page.clock.runFor(149)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => asked).toEqual(['?terms=sav'])
  await expect(suggestionsOf(page)).toHaveText(['Savings', 'Savings calculator'])
  await box.fill('sa')
  await expect(suggestionsOf(page)).toHaveCount(0)
})

test('[D-SRCH-6] while somebody types on only the last text is asked for, and always is', async ({ page }) => {
  const asked = await takeSuggestions(page)
  const box = await openStill(page, '/en/search/')
  for (const text of ['sav', 'savi', 'savin', 'saving']) {
    await box.fill(text)
    await page.clock.runFor(149)
  }
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => asked).toEqual(['?terms=saving'])
})

test('[SRCH-10] [D-SRCH-6] an answer that comes after the one to a newer text is dropped', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => {
      if (request.url().endsWith('?terms=sav')) over.resolve()
    })
  await takeSuggestions(page, async (route, terms) => {
    if (terms === 'savings') return route.fulfill(answering('The newest'))
    await late.promise
    // The page may have given up on it.
    await route.fulfill(answering('An old one')).catch(() => undefined)
  })
  await page.goto('/en/search/')
  const box = pageBox(page)
  const asking = page.waitForRequest('**/suggest/?terms=sav')
  await box.fill('sav')
  await asking
  await box.fill('savings')
  await expect(suggestionsOf(page)).toHaveText(['The newest'])
  late.resolve()
  await over.promise
  await page.evaluate(async () => {
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
  })
  await expect(suggestionsOf(page)).toHaveText(['The newest'])
  await box.blur()
  await expect(suggestionsOf(page)).toHaveCount(0)
})

test('[SRCH-10] [D-SRCH-6] an answer to a text that has changed is dropped before the new one is asked for', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  const asked = await takeSuggestions(page, async (route, terms) => {
    if (terms === 'savings') return route.fulfill(answering('The newest'))
    await late.promise
    // The page may have given up on it.
    await route.fulfill(answering('An old one')).catch(() => undefined)
  })
  const box = await openStill(page, '/en/search/')
  const over = Promise.race(
    (['requestfinished', 'requestfailed'] as const).map((end) =>
      page.waitForEvent(end as 'requestfinished', (request) => request.url().endsWith('?terms=sav')),
    ),
  )
  await box.fill('sav')
  await page.clock.runFor(150)
  await expect.poll(() => asked).toEqual(['?terms=sav'])
  await box.fill('savings')
  late.resolve()
  await over
  // What was answered before this has been dealt with when this is.
  await page.evaluate(async () => (await fetch('/robots.txt')).text())
  expect([await suggestionsOf(page).count(), asked]).toEqual([0, ['?terms=sav']])
  await page.clock.runFor(150)
  await expect(suggestionsOf(page)).toHaveText(['The newest'])
})

test('[D-SRCH-7] arrows go round, Home and End stay in the text, Enter without a choice sends the text', async ({ page }) => {
  await takeSuggestions(page, (route) => route.fulfill(answering('One', 'Two', 'Three')))
  await page.goto('/en/search/')
  const box = pageBox(page)
  await box.fill('anything')
  await expect(suggestionsOf(page)).toHaveCount(3)
  const active = activeSuggestion(page)
  for (const [key, term] of [
    ['ArrowUp', 'Three'],
    ['ArrowDown', 'One'],
    ['ArrowDown', 'Two'],
    ['ArrowUp', 'One'],
    ['ArrowUp', 'Three'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(active).toHaveText(term)
  }
  await page.keyboard.press('Home')
  expect(await box.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0)
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  await expect(active).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('terms') === 'anythings')
})

test('[D-SRCH-7] Escape closes the list and leaves the text, again and again; Tab closes it and goes on', async ({ page }) => {
  await takeSuggestions(page)
  await page.goto('/en/search/')
  const box = pageBox(page)
  await box.fill('savings')
  await expect(suggestionsOf(page)).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(suggestionsOf(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('savings')
  await page.keyboard.press('ArrowDown')
  await expect(suggestionsOf(page)).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(suggestionsOf(page)).toHaveCount(0)
  await expect(page.locator('main [data-search-box] button')).toBeFocused()
})

test('[D-SRCH-4] a suggestion that is chosen is logged at once and once, after a logged pause too', async ({ page }) => {
  await takeSuggestions(page)
  const box = await openStill(page, '/en/search/')
  await box.fill('savin')
  await page.clock.runFor(1000)
  expect(await logged(page)).toEqual(['savin'])
  await suggestionsOf(page).getByText('Savings calculator').click()
  expect(await logged(page)).toEqual(['savin', 'Savings calculator'])
  await page.waitForURL('**/search/?terms=Savings+calculator')
  await page.clock.runFor(5000)
  expect(await logged(page)).toEqual(['savin', 'Savings calculator'])
})

test('[SRCH-09] text typed before the assistance has come is asked for when it comes', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_astro/search-box.*.js', async (route) => {
    await promise
    await route.continue()
  })
  const asked = await takeSuggestions(page)
  await page.goto('/en/search/')
  await pageBox(page).pressSequentially('savings')
  expect(asked).toEqual([])
  resolve()
  await expect(suggestionsOf(page)).toHaveText(['Savings', 'Savings calculator'])
  expect(asked).toEqual(['?terms=savings'])
})

test('[D-SRCH-4] terms that were sent before the assistance has come are logged when it comes', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_astro/search-box.*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/en/search/')
  await pageBox(page).fill('wire')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search/?terms=wire')
  await expect(page.locator('[data-search-results] li').first()).toBeVisible()
  resolve()
  await expect.poll(() => logged(page)).toEqual(['wire'])
})

test('[SRCH-06] the box of a page that was come to in the same document suggests', async ({ page }) => {
  await page.goto('/en/careers/')
  await goOn(page, '/en/search/')
  await pageBox(page).fill('savings calc')
  await expect(suggestionsOf(page)).toHaveText(['Savings calculator'])
})

test('what the results page wrote into the box asks for nothing and is not logged', async ({ page }) => {
  const asked = await takeSuggestions(page)
  const box = await openStill(page, '/en/search/?terms=savings')
  await expect(box).toHaveValue('savings')
  await page.clock.runFor(5000)
  expect([asked, await logged(page)]).toEqual([[], []])
})

test('[D-SRCH-7] an input method’s Enter and arrows are its own', async ({ page }) => {
  await takeSuggestions(page)
  await page.goto('/en/search/')
  const box = pageBox(page)
  await box.fill('savings')
  await expect(suggestionsOf(page)).toHaveCount(2)
  const wasTaken = (options: object) =>
    box.evaluate((field, init) => !field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })), options)
  expect(await wasTaken({ key: 'ArrowDown', isComposing: true })).toBe(false)
  await expect(activeSuggestion(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  expect(await wasTaken({ key: 'Enter', isComposing: true })).toBe(false)
  expect(await wasTaken({ key: 'Enter', keyCode: 229 })).toBe(false)
  await expect(box).toHaveValue('savings')
  expect(await wasTaken({ key: 'Enter' })).toBe(true)
  await page.waitForURL('**/search/?terms=Savings')
})

for (const language of ['en', 'es'] as const)
  test(`[D-SRCH-6] a search that is sent before suggestions can come asks for none: one sign says that it waits (${language})`, async ({
    page,
  }) => {
    const [assistant, router] = [await holdScript(page, 'search-box'), await holdScript(page, 'router')]
    const asked = await takeSuggestions(page)
    await page.goto(`/${language}/search/`)
    await pageBox(page).pressSequentially('savings')
    await pageBox(page).press('Enter')
    const waiting = page.locator('[aria-busy=true]')
    await expect(waiting).toHaveCount(1)
    assistant.release()
    await whenAssisted(pageBox(page))
    await expect(waiting).toHaveCount(1)
    await expect(waiting).toHaveJSProperty('tagName', 'FORM')
    expect(asked).toEqual([])
    router.release()
    await page.waitForURL(/terms=savings/)
  })

test.describe('when the service fails', () => {
  test.use({
    tolerated: [
      /search-box|suggest|ERR_INTERNET_DISCONNECTED|Suggestions answered|Failed to load resource|TypeError|SyntaxError|TimeoutError/,
    ],
  })

  const failed = (page: Page) => page.locator('main search p', { hasText: 'A page or a part of it could not be loaded' })

  test('[D-HEAD-1] a call that hangs shows that the box is busy, and ends as one that fails', async ({ page }) => {
    await shortenLimits(page)
    const call = await hang(page, '**/api/search/suggest/**')
    await page.goto('/en/search/')
    await pageBox(page).fill('savings')
    await call.isAsked
    await expect(pageBox(page)).toHaveAttribute('aria-busy', 'true')
    await expect(failed(page)).toBeVisible()
    await expect(pageBox(page)).not.toHaveAttribute('aria-busy')
    // What is said stays while the keyboard goes on to its number.
    await failed(page).getByRole('link').focus()
    await expect(failed(page).getByRole('link')).toBeFocused()
  })

  for (const [language, box] of [
    ['en', pageBox],
    ['es', menuBox],
  ] as const)
    test(`[D-HEAD-1] the page says the same when what assists at the box does not come, and Enter searches (${language})`, {
      tag: box === menuBox ? '@phone' : '@both',
    }, async ({ page }) => {
      await startOutage(page, /\/_astro\/search-box\./)
      await page.goto(`/${language}/search/`)
      const typed = await box(page)
      await typed.pressSequentially('savi')
      const said = page.locator('search p').filter({ visible: true })
      await expect(said).toHaveText(/could not be loaded|no se pudo cargar/)
      await expect(said.getByRole('link')).toHaveAttribute('href', 'tel:8005550142')
      await typed.press('Enter')
      await page.waitForURL(`**/${language}/search/?terms=savi`)
    })

  for (const [language, { typed, term }] of Object.entries(words))
    test(`[D-HEAD-1] what assists at the box and was cut off comes, and suggests, once the network is back (${language})`, async ({
      page,
      context,
    }) => {
      await page.goto(`/${language}/search/`, { waitUntil: 'networkidle' })
      await context.setOffline(true)
      const box = pageBox(page)
      await box.pressSequentially(typed.slice(0, -1))
      const said = page.locator('main search p').filter({ visible: true })
      await expect(said).toHaveText(/could not be loaded|no se pudo cargar/)
      await context.setOffline(false)
      await box.press(typed.at(-1) ?? '')
      await expect(suggestionsOf(page)).toHaveText([term])
      await expect(said).toHaveCount(0)
    })

  test('[D-HEAD-1] what assists at the box and hangs is said to be late once, and suggests when it comes', async ({ page }) => {
    const script = await holdScript(page, 'search-box')
    await takeSuggestions(page)
    await page.clock.install()
    await page.goto('/en/search/')
    await pageBox(page).pressSequentially('savi')
    await script.isAsked
    await page.clock.runFor(answerTimeout - 1000)
    await expect(failed(page)).toHaveCount(0)
    const logged = page.waitForEvent('console', (message) => message.type() === 'error')
    await page.clock.runFor(1000)
    await expect(failed(page)).toBeVisible()
    await expect(failed(page)).toHaveCount(1)
    expect((await logged).text()).toContain('TimeoutError')
    script.release()
    await whenAssisted(pageBox(page))
    await pageBox(page).press('n')
    await page.clock.runFor(1000)
    await expect(suggestionsOf(page)).toHaveText(['Savings', 'Savings calculator'])
    await expect(failed(page)).toHaveCount(0)
  })

  for (const [what, respond] of [
    ['answers 500', { status: 500, body: 'broken' }],
    ['answers no JSON', { status: 200, body: '<html>' }],
    ['answers something else', { json: { hello: 1 } }],
    ['cannot be reached', undefined],
  ] as const) {
    test(`[D-SRCH-6] [D-ERR-4] [D-HEAD-1] the list closes and the page names the number for lost cards when it ${what}, and the next text is asked for`, async ({
      page,
    }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      const said = page.waitForEvent('console', (message) => message.type() === 'error' && !message.text().startsWith('Failed to load'))
      await takeSuggestions(page, (route, terms) => {
        if (terms !== 'broken') return route.fulfill(answering(`About ${terms}`))
        return respond ? route.fulfill(respond) : route.abort()
      })
      await page.goto('/en/search/')
      const box = pageBox(page)
      await box.fill('first')
      await expect(suggestionsOf(page)).toHaveText(['About first'])
      await box.fill('broken')
      await expect(suggestionsOf(page)).toHaveCount(0)
      await said
      await expect(page.locator('main [data-search-box] [role=status]')).toHaveText('')
      await expect(failed(page)).toBeVisible()
      await expect(failed(page).getByRole('link')).toHaveAttribute('href', 'tel:8005550142')
      await box.fill('next')
      await expect(suggestionsOf(page)).toHaveText(['About next'])
      await expect(failed(page)).toHaveCount(0)
      expect(errors).toEqual([])
    })
  }
})

test('[SRCH-10] what the service says is never markup, and each term is shown once', async ({ page }) => {
  await takeSuggestions(page, (route) =>
    route.fulfill({ json: { data: [{ term: '<img src=x onerror=alert(1)>' }, { term: 'Same' }, { term: 'Same' }, { term: 7 }, {}] } }),
  )
  await page.goto('/en/search/')
  await pageBox(page).fill('markup')
  await expect(suggestionsOf(page)).toHaveText(['<img src=x onerror=alert(1)>', 'Same'])
  await expect(page.locator('.search-suggestions img')).toHaveCount(0)
})

test('options are large enough for fingers and stay within the screen', { tag: '@both' }, async ({ page }) => {
  await takeSuggestions(page, (route) =>
    route.fulfill(answering(...Array.from({ length: 8 }, (_, at) => `What is the minimum to open an account that earns rate ${at}?`))),
  )
  await page.goto('/en/search/')
  await pageBox(page).fill('minimum')
  await expect(suggestionsOf(page)).toHaveCount(8)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  for (const option of await suggestionsOf(page).all()) expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect
    .poll(async () => {
      const list = await page.getByRole('listbox').boundingBox()
      return list !== null && list.x >= 0 && list.x + list.width <= width && list.y >= 0 && list.y + list.height <= height
    })
    .toBe(true)
})
