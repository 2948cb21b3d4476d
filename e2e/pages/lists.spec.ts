import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import type { Page } from '@playwright/test'
import { goOn } from '../browser/in-app.ts'
import { answerWith, callOf, listOf, lists, retitle, tab } from '../browser/lists.ts'
import { hang, startOutage } from '../browser/outage.ts'
import { expect, test } from '../browser/visit.ts'
import { siteAddress } from '../site/served-site.ts'

const blog = lists[0]

/** Markup of the entries of a list, one line each, without generated ids, stand-ins of pictures (the build alone has their data) and what scripts set. */
const markup = (page: Page, source: string) =>
  listOf(page, source)
    .locator('astro-island')
    .first()
    .evaluate((island) =>
      [...island.querySelectorAll('*')].map((element) => {
        const attributes = [...element.attributes].filter(
          ({ name }) => !/^(?:id|aria-controls|aria-labelledby|hidden|open|inert|style|data-blur)$/.test(name),
        )
        const text = [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [])).join('')
        return [element.localName, ...attributes.map(({ name, value }) => `${name}=${value}`).sort(), text].join(' ')
      }),
    )

const titles = (page: Page, source: string) => listOf(page, source).locator('[data-entry] :is(h3,h4)').allTextContents()

const countCalls = (page: Page, source: string): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (callOf(source).test(request.url())) calls.push(request.url().replace(siteAddress, ''))
  })
  return calls
}

test.beforeEach(({ page }) => tab.prepare(page))

for (const { source, path } of lists) {
  test(`[LIST-13] [LIST-04] the list ${source} is in the HTML, server-rendered, before any call`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const list = html.slice(html.indexOf(`data-list="${source}"`))
    expect(list.slice(0, list.indexOf('>'))).toContain('data-status="server-rendered"')
    expect(list).toContain('data-entry')
  })

  test(`[LIST-01] [LIST-05] [LIST-06] [LIST-10] [API-05] [API-06] [API-07] the list ${source} asks once, loads nothing for an answer that changes nothing, and draws what changed as the build does`, async ({
    page,
  }) => {
    const calls = countCalls(page, source)
    const scripts: string[] = []
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.push(asked.url())
    })
    await page.goto(path)
    const list = listOf(page, source)
    await expect(list).toHaveAttribute('data-status', 'loaded')
    expect(calls).toEqual([`/api/${source}/all/?_fields=_card&_lang=en&_joinLang=en`])
    expect(scripts.filter((address) => /\/(?:client|show-cards|\w+Cards?View|LocationStates)\./.test(address))).toEqual([])

    const [built, names] = [await markup(page, source), await titles(page, source)]
    let without = true
    await page.route(
      callOf(source),
      answerWith((answer) => {
        if (without) answer.data = answer.data.filter(({ _card }) => _card?.at === 0)
      }),
    )
    await tab.show(page)
    await expect(list.locator('[data-entry]')).toHaveCount(1)
    without = false
    await tab.show(page)
    await expect.poll(() => titles(page, source)).toEqual(names)
    expect(await markup(page, source)).toEqual(built)
  })
}

test('[API-06] [API-07] [LIST-13] a Spanish page asks for Spanish, and marks what is shown in English', async ({ page, context }) => {
  await context.addCookies([{ name: 'lang', value: 'es', url: siteAddress }])
  const calls = countCalls(page, blog.source)
  await page.goto(blog.path)
  const list = listOf(page, blog.source)
  await expect(list).toHaveAttribute('data-status', 'loaded')
  expect(calls).toEqual(['/api/blog/post/all/?_fields=_card&_lang=es&_joinLang=es'])
  await page.route(
    callOf(blog.source),
    answerWith(({ data }) => {
      const first = data.find(({ _card }) => _card?.at === 0)?._card?.card
      if (first) Object.assign(first, { title: { text: 'Only in English', lang: 'en' } })
    }),
  )
  await tab.show(page)
  await expect(list.getByText('Only in English')).toHaveAttribute('lang', 'en')
  await expect(list.locator('time').nth(1)).toContainText(' de ')
})

test('[LIST-10] [LIST-11] it asks again whenever the tab is looked at, not while it is hidden', async ({ page }) => {
  const calls = countCalls(page, blog.source)
  await page.goto(blog.path)
  const list = listOf(page, blog.source)
  await expect(list).toHaveAttribute('data-status', 'loaded')
  await page.route(callOf(blog.source), answerWith(retitle('Written since')))
  await tab.hide(page)
  expect(calls).toHaveLength(1)
  await tab.show(page)
  await expect(list.getByRole('heading', { name: 'Written since' })).toBeVisible()
  expect(calls).toHaveLength(2)
})

test('[LIST-10] a list that was left for another page asks no more', async ({ page }) => {
  const [left, calls] = [countCalls(page, blog.source), countCalls(page, 'event')]
  await page.goto(blog.path)
  await expect(listOf(page, blog.source)).toHaveAttribute('data-status', 'loaded')
  await goOn(page, '/en/events/')
  await expect(listOf(page, 'event')).toHaveAttribute('data-status', 'loaded')
  await tab.show(page)
  await expect.poll(() => calls.length).toBe(2)
  expect(left).toHaveLength(1)
})

test('[LIST-10] a page that is opened in a hidden tab asks when it is looked at', async ({ page }) => {
  await page.addInitScript(() => (window as unknown as { showTab: (isShown: boolean) => void }).showTab(false))
  const calls = countCalls(page, blog.source)
  await page.goto(blog.path, { waitUntil: 'networkidle' })
  await expect(listOf(page, blog.source)).toHaveAttribute('data-status', 'server-rendered')
  expect(calls).toEqual([])
  await tab.show(page)
  await expect(listOf(page, blog.source)).toHaveAttribute('data-status', 'loaded')
})

test.describe('when the call fails', () => {
  test.use({ tolerated: [/\/api\/blog\/post\/|Failed to load resource/] })

  for (const [id, how, answer] of [
    ['ERR-01', 'answers 500', { status: 500, json: { errorMessage: 'No' } }],
    ['LIST-07', 'answers 204', { status: 204 }],
    ['LIST-07', 'answers something else than JSON', { status: 200, body: '<html>' }],
    ['LIST-07', 'answers no list', { status: 200, json: { data: 'no' } }],
    ['LIST-07', 'is refused', undefined],
  ] as const)
    test(`[${id}] [LIST-09] it ${how}: status fail, the old entries stay, nothing is said, and the next look tries again`, async ({
      page,
    }) => {
      await page.goto(blog.path)
      const list = listOf(page, blog.source)
      await expect(list).toHaveAttribute('data-status', 'loaded')
      const [before, text] = [await titles(page, blog.source), await list.innerText()]
      const outage = await startOutage(page, callOf(blog.source), (route) =>
        answer ? route.fulfill(answer) : route.abort('connectionrefused'),
      )
      await tab.show(page)
      await expect(list).toHaveAttribute('data-status', 'fail')
      expect(await titles(page, blog.source)).toEqual(before)
      expect(await list.innerText()).toBe(text)
      outage.end()
      await tab.show(page)
      await expect(list).toHaveAttribute('data-status', 'loaded')
    })

  test('[LIST-07] [LIST-08] it never answers: loading with the old entries, and a failure after ten seconds', async ({ page }) => {
    await page.clock.install()
    await page.route(callOf(blog.source), () => {})
    await page.goto(blog.path)
    const list = listOf(page, blog.source)
    await expect(list).toHaveAttribute('data-status', 'loading')
    await expect(list.locator('[data-entry]')).toHaveCount(9)
    await page.clock.runFor(9_000)
    await expect(list).toHaveAttribute('data-status', 'loading')
    await page.clock.runFor(1_500)
    await expect(list).toHaveAttribute('data-status', 'fail')
    await expect(list.locator('[data-entry]')).toHaveCount(9)
  })

  test('[LIST-09] the visitor is offline: the list stays, and comes up to date when the line is back', async ({ page, context }) => {
    await page.goto(blog.path)
    const list = listOf(page, blog.source)
    await expect(list).toHaveAttribute('data-status', 'loaded')
    await context.setOffline(true)
    await tab.show(page)
    await expect(list).toHaveAttribute('data-status', 'fail')
    await expect(list.locator('[data-entry]')).toHaveCount(9)
    await context.setOffline(false)
    await tab.show(page)
    await expect(list).toHaveAttribute('data-status', 'loaded')
  })
})

test('[LIST-08] [D-LIST-6] of two answers the later call counts, whichever comes first', async ({ page }) => {
  await page.goto(blog.path)
  const list = listOf(page, blog.source)
  await expect(list).toHaveAttribute('data-status', 'loaded')
  const slow = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  let calls = 0
  await page.route(callOf(blog.source), async (route) => {
    calls += 1
    const isFirst = calls === 1
    if (isFirst) await slow.promise
    await answerWith(retitle(isFirst ? 'From the first call' : 'From the second call'))(route).catch(() => undefined)
    if (isFirst) answered.resolve()
  })
  await tab.show(page)
  await expect(list).toHaveAttribute('data-status', 'loading')
  await expect(list.locator('[data-entry]')).toHaveCount(9)
  await tab.show(page)
  await expect(list.getByRole('heading', { name: 'From the second call' })).toBeVisible()
  slow.resolve()
  await answered.promise
  await tab.show(page)
  await expect(list).toHaveAttribute('data-status', 'loaded')
  await expect(list.getByRole('heading', { name: 'From the second call' })).toBeVisible()
  await expect(list.getByRole('heading', { name: 'From the first call' })).toHaveCount(0)
})

test('[D-LIST-6] a call that a later one has replaced is no failure', async ({ page }) => {
  await page.goto(blog.path)
  const list = listOf(page, blog.source)
  await expect(list).toHaveAttribute('data-status', 'loaded')
  await list.evaluate((element) => {
    new MutationObserver(() => {
      element.dataset['statuses'] = `${element.dataset['statuses'] ?? ''} ${element.dataset['status']}`
    }).observe(element, { attributeFilter: ['data-status'] })
  })
  const held = Promise.withResolvers<void>()
  await page.route(callOf(blog.source), async (route) => {
    await held.promise
    await route.continue().catch(() => undefined)
  })
  const replaced = page.waitForEvent('requestfailed', (request) => callOf(blog.source).test(request.url()))
  await tab.show(page)
  await tab.show(page)
  await replaced
  held.resolve()
  await expect(list).toHaveAttribute('data-status', 'loaded')
  await expect(list).toHaveAttribute('data-statuses', /^(?: loading)+ loaded$/)
})

test('[LIST-10] what was unfolded stays unfolded, and the focus where it is', async ({ page }) => {
  await page.goto('/en/events/')
  const list = listOf(page, 'event')
  const second = list.locator('[data-entry]').nth(1)
  await second.getByRole('button').click()
  await expect(second.locator('.record-list-details')).toBeVisible()
  await second.getByRole('button').focus()
  await page.route(callOf('event'), answerWith(retitle('Moved to another day')))
  await tab.show(page)
  await expect(list.getByRole('heading', { name: 'Moved to another day' })).toBeVisible()
  await expect(second.locator('.record-list-details')).toBeVisible()
  await expect(second.getByRole('button')).toBeFocused()
  await list.locator('[data-entry]').first().getByRole('button').click()
  await expect(list.locator('[data-entry]').first().locator('.record-list-details')).toBeVisible()
})

test('[LIST-10] the focus goes to the next entry when its own is gone', async ({ page }) => {
  await page.goto(blog.path)
  const list = listOf(page, blog.source)
  await expect(list).toHaveAttribute('data-status', 'loaded')
  await list.locator('[data-entry]').nth(1).getByRole('link').focus()
  await page.route(
    callOf(blog.source),
    answerWith((answer) => {
      answer.data = answer.data.filter(({ _card }) => _card?.at !== 1)
    }),
  )
  await tab.show(page)
  await expect(list.locator('[data-entry]')).toHaveCount(8)
  await expect(list.locator('[data-entry]').first().getByRole('link')).toBeFocused()
})

test('[LIST-10] an answer without records leaves the heading and says that there is nothing', async ({ page }) => {
  await page.route(
    callOf('event'),
    answerWith((answer) => {
      answer.data = []
    }),
  )
  await page.goto('/en/events/')
  const list = listOf(page, 'event')
  await expect(list.locator('[data-entry]')).toHaveCount(0)
  await expect(list.getByText('There is nothing here at the moment.')).toBeVisible()
  await expect(list.getByRole('heading', { level: 2 })).toBeVisible()
})

test.describe('when its script does not come', () => {
  test.use({ tolerated: [/mount-list|browse-list|Failed to (?:load resource|fetch dynamically)|TimeoutError/] })

  for (const [language, path, said] of [
    ['en', '/blog/', 'A lost card is stopped by telephone, at any hour: 800-555-0142'],
    ['es', '/es/blog/', 'Una tarjeta perdida se bloquea por teléfono, a cualquier hora: 800-555-0142'],
  ] as const)
    for (const script of ['mount-list', 'browse-list'])
      test(`[D-HEAD-1] in ${language}, more that is asked for while ${script} hangs is busy, and then all are listed`, async ({ page }) => {
        await page.clock.install()
        await hang(page, `**/${script}.*.js`)
        await page.goto(path)
        const blog = listOf(page, 'blog/post')
        const more = blog.locator('[data-list-more] button')
        await more.click()
        await expect(more).toHaveAttribute('aria-busy', 'true')
        await page.clock.runFor(answerTimeout)
        await expect(blog.locator('[data-entry]:visible')).toHaveCount(9)
        await expect(blog.getByRole('alert').filter({ hasText: said })).toBeVisible()
        await expect(blog.getByRole('alert').getByRole('link')).toHaveAttribute('href', 'tel:8005550142')
        await expect(more).toBeHidden()
      })

  test('[D-HEAD-1] more that is asked for in vain lists all at once', async ({ page }) => {
    await page.goto('/blog/')
    await startOutage(page, /browse-list\./)
    const blog = listOf(page, 'blog/post')
    const before = await blog.locator('[data-entry]:visible').count()
    const more = blog.locator('[data-list-more] button')
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(blog.locator('[data-entry]:visible')).toHaveCount(9)
    await expect(blog.getByRole('alert')).toBeVisible()
    await expect(more).not.toHaveAttribute('aria-busy')
    await expect(blog.locator('[data-entry]').nth(before).locator('a[href]').first()).toBeFocused()
  })

  test('[LIST-13] every entry is there to read, and there is nothing to choose by', async ({ page }) => {
    await page.route('**/mount-list.*.js', (route) => route.abort())
    await page.goto('/blog/')
    const blog = listOf(page, 'blog/post')
    await expect(blog.locator('[data-entry]:visible')).toHaveCount(9)
    await expect(blog.locator('select:visible, button:visible')).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[LIST-13] every entry is there to read, and there is nothing to choose by', async ({ page }) => {
    for (const { source, path } of lists.slice(0, 6)) {
      await page.goto(path)
      for (const entry of await listOf(page, source).locator('[data-entry]').all()) await expect(entry).toBeVisible()
      await expect(listOf(page, source).getByRole('search')).toHaveCount(0)
      await expect(listOf(page, source).locator('.live-list-end')).toBeHidden()
    }
  })
})
