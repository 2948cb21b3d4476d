import type { Page } from '@playwright/test'
import { isKept, mark } from '../browser/in-app.ts'
import { overtakenStep } from '../browser/overtaken-step.ts'
import { expect, test } from '../browser/visit.ts'

/** A place that does not change any more. */
const settled = async (place: () => Promise<number>): Promise<number> => {
  let before = Number.NaN
  await expect
    .poll(async () => {
      const now = await place()
      const isSame = now === before
      before = now
      return isSame
    })
    .toBe(true)
  return before
}

const go = async (page: Page, href: string) => {
  await page.locator(`main a[href="${href}"], footer a[href="${href}"]`).first().click()
  await page.waitForURL(`**${href}`)
}

test('[LINK-11] [D-SEO-4] a link moves inside the document: window state stays, title and head are the new page’s', async ({ page }) => {
  await page.goto('/en/personal/')
  await mark(page)
  await go(page, '/en/careers/')
  await expect(page).toHaveTitle(/Gulf Pines Bank$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/careers\/$/)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  expect(await isKept(page)).toBe(true)
})

test('[LINK-11] after it, focus is on the heading of the new page and the reader at its top', async ({ page }) => {
  await page.goto('/en/personal/')
  await go(page, '/en/careers/')
  await expect(page.locator('main h1')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('[LINK-11] after a link to a part of a page, focus is on that part', async ({ page }) => {
  await page.goto('/en/')
  await go(page, '/en/account-products/#account-pine-savings')
  await expect(page.locator('#account-pine-savings')).toBeFocused()
  await expect(page.locator('#account-pine-savings')).toBeInViewport()
})

test('[LINK-11] back returns to the page and place before, without loading a document', async ({ page }) => {
  await page.goto('/en/personal/')
  await mark(page)
  const link = page.locator('footer a[href="/en/careers/"]').first()
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await link.click()
  await page.waitForURL('**/en/careers/')
  await page.goBack()
  await page.waitForURL('**/en/personal/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before / 2)
  expect(await isKept(page)).toBe(true)
})

test('[LINK-11] Back finds the very place on a page where scripts fill in lines above it', { tag: '@both' }, async ({ page }) => {
  // Evening: what is closed says so in more words than fit on one line.
  await page.clock.setFixedTime('2026-11-25T03:00:00Z')
  await page.goto('/es/locations/tx/')
  await mark(page)
  const link = page.locator('.place-town a[href="/es/locations/tx/town/orange/"]').last()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await link.focus()
  const places = () => page.evaluate(() => Math.round(scrollY))
  const left = await settled(places)
  expect(left).toBeGreaterThan(1000)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/town/orange/')
  await page.goBack()
  await page.waitForURL('**/locations/tx/')
  await expect(link).toBeFocused()
  expect(await settled(places)).toBe(left)
  expect(await isKept(page)).toBe(true)
})

test('[LINK-11] a page that is scrolled while Back waits for another one leaves that one its place', async ({ page }) => {
  const at = () => page.evaluate(() => scrollY)
  const scrollTo = (top: number) =>
    page.evaluate(
      (to) =>
        new Promise<void>((resolve) => {
          document.addEventListener('scrollend', () => resolve(), { once: true })
          window.scrollTo({ top: to, behavior: 'instant' })
        }),
      top,
    )
  await page.goto('/en/personal/')
  await scrollTo(300)
  await page.locator('footer a[href="/en/careers/"]').first().dispatchEvent('click')
  await page.waitForURL('**/en/careers/')
  await expect(page.locator('main h1')).toBeFocused()
  const title = await page.title()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/en/personal/', async (route) => {
    await promise
    await route.continue()
  })
  await page.evaluate(() => history.back())
  await page.waitForURL('**/en/personal/')
  await scrollTo(500)
  await page.goForward()
  await page.waitForURL('**/en/careers/')
  await expect(page).toHaveTitle(title)
  resolve()
  await page.goBack()
  await page.waitForURL('**/en/personal/')
  await expect(page).not.toHaveTitle(title)
  await expect.poll(at).toBe(300)
})

test('[LINK-11] a page that lines come into while Back waits for another one stays at its place', async ({ page }) => {
  const at = () => page.evaluate(() => scrollY)
  const follow = async (href: string) => {
    await page.locator(`footer a[href="${href}"]`).first().dispatchEvent('click')
    await page.waitForURL(`**${href}`)
    await expect(page.locator('main h1')).toBeFocused()
  }
  await page.goto('/en/personal/')
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => history.state?.scrollY ?? scrollY)).toBe(300)
  await follow('/en/careers/')
  await follow('/en/faq/')
  await page.goBack()
  await page.waitForURL('**/en/careers/')
  await expect(page).toHaveTitle(/Careers/)
  // Never answered: the page of careers stays.
  await page.route('**/en/personal/', () => {})
  await page.evaluate(() => history.back())
  await page.waitForURL('**/en/personal/')
  await page.evaluate(() => document.querySelector('main')?.append(Object.assign(document.createElement('p'), { textContent: 'A line' })))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await at()).toBe(0)
})

test('[LINK-11] a page that Back shows although Forward came meanwhile is at its own place, and keeps it', async ({ page }) => {
  const at = () => page.evaluate(() => scrollY)
  const scrollTo = async (top: number) => {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await expect.poll(() => page.evaluate(() => history.state?.scrollY ?? scrollY)).toBe(top)
  }
  await page.goto('/en/personal/')
  await scrollTo(300)
  await page.locator('footer a[href="/en/careers/"]').first().dispatchEvent('click')
  await page.waitForURL('**/en/careers/')
  await expect(page.locator('main h1')).toBeFocused()
  await scrollTo(500)
  // Never answered: the page that Back has led to stays.
  await page.route('**/en/careers/', () => {})
  await overtakenStep(page, 'back')
  await page.evaluate(async () => {
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
  })
  await expect(page).toHaveURL(/\/careers\/$/)
  expect(await at()).toBe(300)
  await page.goBack()
  await page.waitForURL('**/en/personal/')
  await expect.poll(at).toBe(300)
})

for (const way of ['inside the document', 'by a load of the document'] as const)
  test(`[LINK-11] back and forward find place and focus at once, ${way}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/en/personal/')
    const link = page.locator('footer a[href="/en/careers/"]').first()
    if (way !== 'inside the document') await link.evaluate((element) => element.setAttribute('data-astro-reload', ''))
    await link.focus()
    await expect(link).toBeInViewport()
    const places = () => page.evaluate(() => Math.round(scrollY))
    const left = await settled(places)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/en/careers/')
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    if (way === 'inside the document') await expect.poll(() => page.evaluate(() => history.state.scrollY)).toBe(400)
    // Every place that the page is painted at, from the first on.
    await page.evaluate(() => sessionStorage.setItem('places', '[]'))
    const watch = () =>
      addEventListener('scroll', () => {
        const seen = new Set(JSON.parse(sessionStorage.getItem('places') ?? '[]')).add(Math.round(scrollY))
        sessionStorage.setItem('places', JSON.stringify([...seen]))
      })
    await page.addInitScript(watch)
    await page.evaluate(watch)
    await page.goBack()
    await page.waitForURL('**/en/personal/')
    await expect(page.locator('footer a[href="/en/careers/"]').first()).toBeFocused()
    await expect.poll(places).toBe(left)
    await page.goForward()
    await page.waitForURL('**/en/careers/')
    await expect.poll(places).toBe(400)
    const seen: readonly number[] = await page.evaluate(() => JSON.parse(sessionStorage.getItem('places') ?? '[]'))
    expect(seen.filter((place) => ![0, 400, left].includes(place))).toEqual([])
  })

for (const [path, selector] of [
  ['/sitemap/', 'footer a[href="/en/privacy/"]'],
  ['/en/faq/', 'footer a[href="/en/privacy/"]'],
  ['/en/', 'main a[href="/en/personal/checking/"]'],
] as const)
  test(`[LINK-11] going back, place and focus of ${path} come with the page, and no other element has the focus before`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const link = page.locator(selector).last()
    await link.focus()
    await settled(() => page.evaluate(() => Math.round(scrollY)))
    await page.keyboard.press('Enter')
    await expect(page.locator('main h1')).toBeFocused()
    await page.evaluate(() => {
      const seen: unknown[] = []
      Object.assign(window, { seen })
      addEventListener('popstate', ({ state }) => Object.assign(window, { left: Math.round(state.scrollY) }))
      addEventListener('focusin', ({ target }) => seen.push((target as Element).getAttribute('href')))
      const note = () => seen.push([document.activeElement?.getAttribute('href'), Math.round(scrollY)])
      // After what the page itself does then, in the same task.
      document.addEventListener('astro:after-swap', () => queueMicrotask(note))
    })
    await page.goBack()
    await expect(link).toBeFocused()
    const href = await link.getAttribute('href')
    const [seen, left] = await page.evaluate(() => [Reflect.get(window, 'seen'), Reflect.get(window, 'left')])
    expect(left).toBeGreaterThan(800)
    expect(seen).toEqual([href, [href, left]])
  })

test('[LINK-11] a page that stands twice in the history gives each time the focus to the link that was followed then', async ({ page }) => {
  const press = async (href: string) => {
    await page.locator(`main a[href="${href}"]`).first().press('Enter')
    await page.waitForURL(`**${href}`)
    await expect(page.locator('main h1')).toBeFocused()
  }
  const goBackTo = async (href: string, followed: string) => {
    await page.goBack()
    await page.waitForURL(`**${href}`)
    await expect(page.locator(`main a[href="${followed}"]`).first()).toBeFocused()
  }
  await page.goto('/blog/')
  await press('/blog/flood-insurance/')
  await press('/blog/')
  await press('/blog/text-message-hooks/')
  await goBackTo('/blog/', '/blog/text-message-hooks/')
  await goBackTo('/blog/flood-insurance/', '/blog/')
  await goBackTo('/blog/', '/blog/flood-insurance/')
})

test('[LINK-11] going back to a page whose link is gone, its heading has the focus', async ({ page }) => {
  await page.goto('/en/personal/')
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<a href="/en/careers/">Gone afterwards</a>')
  })
  await page.getByText('Gone afterwards').press('Enter')
  await page.waitForURL('**/en/careers/')
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('focus:')) sessionStorage.setItem(key, JSON.stringify(['/en/nowhere/', 0]))
  })
  await page.goBack()
  await page.waitForURL('**/en/personal/')
  await expect(page.locator('main h1')).toBeFocused()
})

test('[LINK-11] a link whose page is slow shows that it is busy', async ({ page }) => {
  await page.goto('/en/personal/')
  const arrive = Promise.withResolvers<void>()
  await page.route('**/en/careers/', async (route) => {
    await arrive.promise
    await route.continue()
  })
  const link = page.locator('footer a[href="/en/careers/"]').first()
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  arrive.resolve()
  await page.waitForURL('**/en/careers/')
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})

test('[LINK-01] [LINK-11] an unprefixed page is reached inside the document too, in the language of the page', async ({ page }) => {
  await page.goto('/en/')
  await mark(page)
  await go(page, '/blog/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await isKept(page)).toBe(true)
})

test('[LINK-12] so is a page that a link names with the host that this one was served from', async ({ page, baseURL }) => {
  await page.goto('/en/personal/')
  await mark(page)
  await page
    .locator('footer a[href="/en/careers/"]')
    .first()
    .evaluate((link: HTMLAnchorElement, host) => link.setAttribute('href', `${host}/en/careers/`), baseURL)
  await page.locator('footer a[href^="http://localhost"]').click()
  await page.waitForURL('**/en/careers/')
  expect(await isKept(page)).toBe(true)
})

test('[LINK-11] [D-LINK-6] a link to a file loads a document', async ({ page, baseURL }) => {
  await page.goto('/en/investor-relations/')
  await mark(page)
  const link = page.locator('a[href^="/userfiles/"][data-astro-reload]').first()
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`))
  const file = (await link.getAttribute('href')) ?? ''
  await Promise.all([
    page.waitForRequest((request) => request.url() === `${baseURL}${file}` && request.isNavigationRequest()),
    link.click(),
  ])
  expect(asked.filter((request) => request.startsWith('fetch ') && request.endsWith(file))).toEqual([])
})

for (const [ids, from, href] of [
  ['[LINK-07]', '/en/about/', '/relationships/'],
  ['[LINK-08]', '/en/business/', '/BeB-Demo/'],
  ['[LINK-09]', '/en/personal/services/mobile-banking/', '/CeB-Demo/'],
] as const) {
  test(`${ids} a link to ${href} loads a document`, async ({ page }) => {
    await page.goto(from)
    const link = page.locator(`a[href*="${href}"][data-astro-reload]:visible`).first()
    const target = (await link.getAttribute('href')) ?? ''
    await mark(page)
    await link.click()
    await page.waitForURL(`**${target}`)
    expect(await isKept(page)).toBe(false)
  })
}

test('[LINK-10] a link that is flagged in the store loads a document', async ({ page }) => {
  await page.goto('/en/personal/services/mobile-banking/')
  await mark(page)
  await page.locator('main a[data-astro-reload]').first().click()
  await page.waitForURL((url) => !url.pathname.endsWith('/mobile-banking/'))
  expect(await isKept(page)).toBe(false)
})

test('[ROUTE-13] [D-STORE-4] with blocked storage the link still works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/en/careers/', { waitUntil: 'load' })
  await go(page, '/blog/')
  await expect(page.locator('main h1')).toBeVisible()
})
