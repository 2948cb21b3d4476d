import type { Page } from '@playwright/test'
import { goOn, isKept, mark } from '../browser/in-app.ts'
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts'
import { answerWith, callOf, listOf, tab } from '../browser/lists.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { refuseStorage } from '../browser/storage.ts'
import { expect, test } from '../browser/visit.ts'
import { siteAddress } from '../site/served-site.ts'

const blog = (page: Page) => listOf(page, 'blog/post')

const shown = (page: Page, source = 'blog/post') => listOf(page, source).locator('[data-entry]:visible')

const stored = (page: Page, source = 'blog/post') =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(`list-state:${name}`) ?? 'null'), source)

const search = (page: Page) => new URL(page.url()).search

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('[D-ROUTE-6] a long list shows its first entries, and the others at the press of a button', async ({ page }) => {
  await page.goto('/blog/')
  await expect(shown(page)).toHaveCount(7)
  await expect(blog(page).getByRole('status')).toHaveText('Showing 7 of 9')
  await blog(page).getByRole('button', { name: 'Show more' }).click()
  await expect(shown(page)).toHaveCount(9)
  await expect(blog(page).getByRole('status')).toHaveText('Showing 9 of 9')
  await expect(shown(page).nth(7).getByRole('link')).toBeFocused()
  await expect(blog(page).getByRole('button', { name: 'Show more' })).toBeHidden()
  expect(search(page)).toBe('?shown=14')
  expect(await stored(page)).toMatchObject({ filter: {}, shown: 14 })
})

for (const [language, words] of [
  ['en', { topic: 'Topic', home: 'Home', year: 'Year', count: 'Showing 2 of 9' }],
  ['es', { topic: 'Tema', home: 'Vivienda', year: 'Año', count: 'Se muestran 2 de 9' }],
] as const)
  test(`[D-ROUTE-6] Back and Forward go through three choices (${language})`, acrossSizes(language), async ({ page, context }) => {
    await context.addCookies([{ name: 'lang', value: language, url: siteAddress }])
    await page.goto('/blog/')
    await mark(page)
    const fetched: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/blog/') fetched.push(request.url())
    })
    const [topic, year] = [blog(page).getByLabel(words.topic), blog(page).getByLabel(words.year)]
    await topic.selectOption({ label: words.home })
    await expect(shown(page)).toHaveCount(2)
    await expect(blog(page).getByRole('status')).toHaveText(words.count)
    await topic.selectOption('business')
    await expect(shown(page)).toHaveCount(3)
    await year.selectOption('2025')
    await expect.poll(() => search(page)).toBe('?topic=business&year=2025')

    await page.goBack()
    await expect.poll(() => search(page)).toBe('?topic=business')
    await expect(year).toHaveValue('')
    await page.goBack()
    await expect(topic).toHaveValue('home')
    await expect(shown(page)).toHaveCount(2)
    await page.goBack()
    await expect(topic).toHaveValue('')
    await expect(shown(page)).toHaveCount(7)
    expect(search(page)).toBe('')
    await page.goForward()
    await page.goForward()
    await expect(topic).toHaveValue('business')
    await expect(shown(page)).toHaveCount(3)
    expect(await isKept(page)).toBe(true)
    expect(fetched).toEqual([])
    expect(await stored(page)).toMatchObject({ filter: { topic: 'business' } })
  })

test('[D-ROUTE-6] nothing to show says so, and leads back to everything', async ({ page }) => {
  await page.goto('/en/events/?language=es&place=ms')
  const events = listOf(page, 'event')
  await expect(shown(page, 'event')).toHaveCount(0)
  await expect(events.getByText('Nothing matches what you chose.')).toBeVisible()
  await expect(events.getByRole('status')).toHaveText('Showing 0 of 6')
  await events.getByRole('button', { name: 'Show all' }).click()
  await expect(shown(page, 'event')).toHaveCount(6)
  expect(search(page)).toBe('')
})

for (const [source, path, filters] of [
  ['press/release', '/news/', ['Topic']],
  ['event', '/en/events/', ['Month', 'State', 'Language']],
] as const)
  test(`[D-ROUTE-6] the list ${source} can be narrowed by ${filters.join(', ')}, with the keyboard alone`, async ({ page }) => {
    await page.goto(path)
    const list = listOf(page, source)
    const all = await list.locator('[data-entry]').count()
    for (const name of filters) {
      const select = list.getByLabel(name, { exact: true })
      await select.focus()
      await page.keyboard.press('End')
      await expect(select).not.toHaveValue('')
      const [facet, value] = [await select.getAttribute('data-filter'), await select.inputValue()]
      await expect.poll(() => search(page)).toBe(`?${facet}=${value}`)
      for (const entry of await shown(page, source).all())
        await expect(entry).toHaveAttribute(`data-${facet}`, new RegExp(`\\b${value}\\b`))
      expect(await shown(page, source).count()).toBeLessThan(all)
      expect((await select.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await page.keyboard.press('Home')
      await expect.poll(() => search(page)).toBe('')
    }
  })

/** Reveals everything, goes far down, and opens the article that stands there. */
const openLastPost = async (page: Page) => {
  await page.goto('/blog/')
  await blog(page).getByRole('button', { name: 'Show more' }).click()
  await expect(shown(page)).toHaveCount(9)
  const last = shown(page).nth(8).getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const top = await scrolled(page)
  expect(top).toBeGreaterThan(400)
  await last.click()
  await page.waitForURL(/\/blog\/[\w-]+\/$/)
  await expect(page.locator('main h1')).toBeVisible()
  return top
}

test('[LINK-11] Back gives the focus back to a link that came with the rest of the list', { tag: '@both' }, async ({ page }) => {
  await openLastPost(page)
  await page.goBack()
  await expect(shown(page)).toHaveCount(9)
  await expect(shown(page).nth(8).getByRole('link')).toBeFocused()
})

test('[D-ROUTE-6] Back from an article finds the list as it was, where it was', async ({ page }) => {
  const top = await openLastPost(page)
  expect(await stored(page)).toEqual({ filter: {}, shown: 14, scroll: top })
  await page.goBack()
  await expect(shown(page)).toHaveCount(9)
  await expect.poll(() => scrolled(page)).toBe(top)
})

test.describe('where fonts, which have a test of their own, move nothing', () => {
  test.use({ tolerated: [/woff2|ERR_FAILED/] })
  test('[D-ROUTE-6] so does Back as a full load, and a reload, without moving anything', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    await watchLayoutShift(page)
    const top = await openLastPost(page)
    await page.reload()
    await page.goBack()
    await expect(shown(page)).toHaveCount(9)
    await expect.poll(() => scrolled(page)).toBe(top)
    await page.reload()
    await expect(shown(page)).toHaveCount(9)
    await expect.poll(() => scrolled(page)).toBe(top)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  })
})

/** Lets the pages that follow run what stands in their HTML, and nothing that they would have to fetch. */
const withoutFetchedScripts = (page: Page) => page.route(/\/_astro\/(?!islands\.)[^/]+\.js$/, () => {})

test('[D-ROUTE-6] what the address says of a list holds before any script has been fetched', async ({ page }) => {
  await withoutFetchedScripts(page)
  await page.goto('/blog/?topic=home', { waitUntil: 'commit' })
  await expect(blog(page).getByRole('status')).toHaveText('Showing 2 of 9')
  await expect(shown(page)).toHaveCount(2)
})

test('[D-ROUTE-6] the session remembers the list where the address says nothing, before any script has been fetched', async ({ page }) => {
  await page.goto('/blog/')
  await blog(page).getByLabel('Topic').selectOption('home')
  await expect.poll(() => stored(page)).toMatchObject({ filter: { topic: 'home' } })
  await page.goto('/en/careers/')
  await withoutFetchedScripts(page)
  await page.goto('/blog/', { waitUntil: 'commit' })
  await expect(blog(page).getByLabel('Topic')).toHaveValue('home')
  await expect(shown(page)).toHaveCount(2)
})

test('[D-ROUTE-6] the session remembers the choice that Back has led to, not the one before', async ({ page }) => {
  await page.goto('/blog/')
  const topic = blog(page).getByLabel('Topic')
  await topic.selectOption('home')
  await expect.poll(() => search(page)).toBe('?topic=home')
  await topic.selectOption('business')
  await expect.poll(() => stored(page)).toMatchObject({ filter: { topic: 'business' } })
  await page.goBack()
  await expect(topic).toHaveValue('home')
  await expect.poll(() => stored(page)).toMatchObject({ filter: { topic: 'home' } })
  await page.goto('/en/careers/')
  await page.goto('/blog/')
  await expect(topic).toHaveValue('home')
  await expect(shown(page)).toHaveCount(2)
})

for (const [id, source, path, other] of [
  ['ROUTE-13', 'blog/post', '/blog/', 'press/release'],
  ['ROUTE-14', 'press/release', '/news/', 'blog/post'],
] as const) {
  const narrow = async (page: Page, name: string, address: string) => {
    await page.goto(address)
    const topic = listOf(page, name).getByLabel('Topic')
    await topic.selectOption({ index: 1 })
    await expect.poll(() => stored(page, name)).not.toBeNull()
  }

  test(`[${id}] following a link to ${path} clears what that list remembers, and no other`, async ({ page }) => {
    await narrow(page, other, other === 'blog/post' ? '/blog/' : '/news/')
    await narrow(page, source, path)
    await page.locator(`footer a[href="${path}"]`).first().click()
    await expect.poll(() => search(page)).toBe('')
    await expect(listOf(page, source).getByLabel('Topic')).toHaveValue('')
    expect(await stored(page, source)).toBeNull()
    expect(await stored(page, other)).not.toBeNull()
  })

  test(`[${id}] following another link keeps what ${path} remembers`, async ({ page }) => {
    await narrow(page, source, path)
    await goOn(page, '/en/careers/')
    expect(await stored(page, source)).toMatchObject({ filter: { topic: expect.any(String) } })
  })
}

test('[D-STORE-4] with blocked storage the list can be narrowed all the same', async ({ page }) => {
  await refuseStorage(page, 'blocked')
  await page.goto('/blog/')
  await blog(page).getByLabel('Topic').selectOption('home')
  await expect(shown(page)).toHaveCount(2)
  await page.goBack()
  await expect(shown(page)).toHaveCount(7)
})

test('[LIST-10] a refresh keeps what was chosen, and offers what has come', async ({ page }) => {
  await tab.prepare(page)
  await page.goto('/blog/')
  await blog(page).getByLabel('Topic').selectOption('home')
  await expect(shown(page)).toHaveCount(2)
  await expect(blog(page)).toHaveAttribute('data-status', 'loaded')
  await page.route(
    callOf('blog/post'),
    answerWith(({ data }) => {
      const first = data.find(({ _card }) => _card?.at === 1)?._card?.card
      if (first)
        Object.assign(first, {
          facets: {
            topic: [
              { value: 'home', label: 'Home' },
              { value: 'boats', label: 'Boats' },
            ],
          },
        })
    }),
  )
  await tab.show(page)
  await expect(shown(page)).toHaveCount(3)
  await expect(blog(page).getByLabel('Topic')).toHaveValue('home')
  await blog(page).getByLabel('Topic').selectOption('Boats')
  await expect(shown(page)).toHaveCount(1)
})

test('[D-ROUTE-6] a long list that is painted before the rest of its page has come shows its first entries only', async ({ page }) => {
  await withoutFetchedScripts(page)
  await page.route('/blog/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.slice(0, html.indexOf('<script', html.indexOf('class="live-list-end'))) })
  })
  await page.goto('/blog/', { waitUntil: 'commit' })
  await expect(blog(page).locator('[data-entry]')).toHaveCount(9)
  await expect(shown(page)).toHaveCount(7)
})

test('[D-ROUTE-6] an unknown choice in an address counts as none', async ({ page }) => {
  await page.goto('/blog/?topic=nothing&shown=-3')
  await expect(shown(page)).toHaveCount(7)
  await expect(blog(page).getByLabel('Topic')).toHaveValue('')
})

test('nothing moves when a list page comes', { tag: '@both' }, async ({ page }) => {
  await watchLayoutShift(page)
  for (const path of ['/blog/', '/en/events/', '/en/locations/']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await layoutShift(page), path).toBeLessThanOrEqual(0.01)
  }
})

test('[D-ROUTE-6] Back returns to what the session had restored before the next choice', async ({ page }) => {
  await page.goto('/blog/')
  const topic = blog(page).getByLabel('Topic')
  await topic.selectOption('home')
  await expect(shown(page)).toHaveCount(2)
  await page.goto('/blog/')
  await expect(shown(page)).toHaveCount(2)
  await topic.selectOption('business')
  await expect(shown(page)).toHaveCount(3)
  await page.goBack()
  await expect(topic).toHaveValue('home')
  await expect(shown(page)).toHaveCount(2)
  expect(search(page)).toBe('?topic=home')
})

test('[D-STORE-4] a broken state in the session counts as none', async ({ page }) => {
  await page.goto('/robots.txt')
  for (const state of ['{"filter":null}', 'null', '{"filter":{},"shown":"x"}', '[]']) {
    await page.evaluate((value) => sessionStorage.setItem('list-state:blog/post', value), state)
    await page.goto('/blog/')
    await expect.soft(shown(page), state).toHaveCount(7)
    await blog(page).getByLabel('Topic').selectOption('home')
    await expect.soft(shown(page), state).toHaveCount(2)
    await page.goto('/robots.txt')
  }
})
