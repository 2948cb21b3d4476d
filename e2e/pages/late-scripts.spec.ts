import { answerTimeout, scriptTimeout } from '@bank/rules/page-script-constants.ts'
import type { Page } from '@playwright/test'
import { fieldOf, formOf } from '../browser/forms.ts'
import { holdScript } from '../browser/held-script.ts'
import { goOn, isKept, mark } from '../browser/in-app.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const careers = 'footer a[href="/en/careers/"]'

test.describe('a link that is followed before the router is there', () => {
  test('[LINK-11] waits for it and opens inside the document', async ({ page }) => {
    const router = await holdScript(page, 'router')
    await page.goto('/en/personal/')
    await mark(page)
    await page.locator(careers).first().click()
    await router.isAsked
    router.release()
    await page.waitForURL('**/en/careers/')
    await expect(page.locator('main h1')).toBeFocused()
    expect(await isKept(page)).toBe(true)
  })

  test('[LINK-11] brings the page that was asked for last', async ({ page }) => {
    const router = await holdScript(page, 'router')
    await page.goto('/en/personal/')
    await page.locator(careers).first().click()
    await page.locator('footer a[href="/en/contact/"]').first().click()
    router.release()
    await page.waitForURL('**/en/contact/')
    await expect(page.locator('main h1')).toBeFocused()
  })

  test('loads its document when the router does not come', async ({ page }) => {
    const router = await holdScript(page, 'router')
    await page.clock.install()
    await page.goto('/en/personal/')
    await mark(page)
    await page.locator(careers).first().click()
    await router.isAsked
    await page.clock.runFor(scriptTimeout)
    await page.waitForURL('**/en/careers/')
    expect(await isKept(page)).toBe(false)
  })

  test('[D-HEAD-1] is left to the browser when the router is there and its page does not come', async ({ page }) => {
    await page.clock.install()
    await page.goto('/en/personal/')
    await mark(page)
    await goOn(page, '/en/fraud/')
    let asked = 0
    await page.route('**/en/careers/', (route) => {
      // The router, and what fetches pages ahead, are never answered; the document is.
      if (route.request().resourceType() === 'document') return route.continue()
      asked += 1
      return undefined
    })
    const link = page.locator(careers).first()
    await link.click()
    await expect(link).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => asked).toBeGreaterThan(0)
    await page.clock.runFor(answerTimeout)
    await page.waitForURL('**/en/careers/')
    expect(await isKept(page)).toBe(false)
  })

  test('[LINK-11] whoever goes on while Back looks why its page did not come gets that page, not a load of the other', async ({ page }) => {
    await page.goto('/en/personal/')
    await goOn(page, '/en/fraud/')
    await goOn(page, '/en/careers/')
    await mark(page)
    await page.route('**/en/fraud/', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.fulfill({ contentType: 'text/plain', body: 'No page' }),
    )
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/menu.txt', async (route) => {
      await answered
      await route.continue()
    })
    const isAsked = page.waitForRequest('**/menu.txt')
    await page.evaluate(() => history.back())
    await isAsked
    await page.goForward()
    const isAnswered = page.waitForResponse('**/menu.txt')
    answer()
    await isAnswered
    await page.waitForURL('**/en/careers/')
    await expect(page.locator('main h1')).toHaveText('Good work, close to home.')
    expect(await isKept(page)).toBe(true)
  })

  test('[D-HEAD-1] Back shows that it waits, and is left to the browser when its page does not come', async ({ page }) => {
    await page.clock.install()
    await page.goto('/en/fraud/')
    await goOn(page, '/en/personal/')
    await mark(page)
    let asked = 0
    await page.route('**/en/fraud/', (route) => {
      if (route.request().resourceType() === 'document') return route.continue()
      asked += 1
      return undefined
    })
    await page.evaluate(() => history.back())
    await expect.poll(() => asked).toBeGreaterThan(0)
    const line = page.locator('body > [aria-busy=true]')
    await expect(line).toBeInViewport()
    await page.clock.runFor(answerTimeout)
    await expect(page.locator('h1')).toHaveText(/^If there’s a hook/)
    expect(await isKept(page)).toBe(false)
    await expect(line).toHaveCount(0)
  })

  test.describe('on a line that breaks', () => {
    test.use({ tolerated: [/router\.|Failed to load resource/] })

    test('loads its document', async ({ page }) => {
      const router = await holdScript(page, 'router')
      await page.goto('/en/personal/')
      await mark(page)
      await page.locator(careers).first().click()
      router.fail()
      await page.waitForURL('**/en/careers/')
      await expect(page).toHaveTitle(/Gulf Pines Bank$/)
      expect(await isKept(page)).toBe(false)
    })
  })
})

test.describe('without a network', () => {
  test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load resource)|did not come/] })

  for (const [language, words] of [
    ['en', 'A page or a part of it could not be loaded'],
    ['es', 'Una página o una parte de ella no se pudo cargar'],
  ] as const)
    test(`[D-HEAD-1] a link and Back keep the page and say whom to call (${language})`, { tag: '@both' }, async ({ page, context }) => {
      await page.goto(`/${language}/fraud/`)
      await goOn(page, `/${language}/personal/`)
      await mark(page)
      const notice = page.getByRole('alert').filter({ hasText: words })
      await expect(notice).toBeHidden()
      await context.setOffline(true)
      await page.locator(`main a[href="/${language}/personal/checking/"]`).first().click()
      await expect(notice).toBeInViewport({ ratio: 1 })
      await expect(notice.getByRole('link').first()).toHaveAttribute('href', 'tel:8005550142')
      await expect(page).toHaveURL(`/${language}/personal/`)
      await context.setOffline(false)
      await expect(notice).toBeHidden()
      await context.setOffline(true)
      await page.evaluate(() => history.back())
      await expect(notice).toBeInViewport({ ratio: 1 })
      await expect(page).toHaveURL(`/${language}/personal/`)
      await context.setOffline(false)
      await expect(notice).toBeHidden()
      await page.evaluate(() => history.back())
      await expect(page.locator('h1')).toHaveText(/hook|anzuelo/)
      await expect(page).toHaveURL(`/${language}/fraud/`)
      expect(await isKept(page)).toBe(true)
    })

  test('[D-HEAD-1] a link that is followed before anything else says so, too', async ({ page, context }) => {
    await page.goto('/en/personal/')
    await context.setOffline(true)
    await page.locator(careers).first().click()
    await expect(page.locator('.islands-failed')).toBeInViewport({ ratio: 1 })
    await context.setOffline(false)
    await page.locator(careers).first().click()
    await page.waitForURL('**/en/careers/')
  })
})

test('[ROUTE-28] [LINK-11] a shape of the map opens inside the document', async ({ page }) => {
  await page.goto('/en/covid19-updates/')
  await mark(page)
  await page.locator('svg a[href="/en/covid19-updates/ms/"]').first().press('Enter')
  await page.waitForURL('**/en/covid19-updates/ms/')
  await expect(page.locator('main h1')).toBeFocused()
  expect(await isKept(page)).toBe(true)
})

for (const path of ['/en/locations/', '/es/locations/'])
  test(`[D-HEAD-1] a filter of ${path} shows that it waits for the finder`, { tag: '@both' }, async ({ page }) => {
    const finder = await holdScript(page, 'start-finder')
    await page.goto(path)
    await page.locator('[data-finder][data-ready]').waitFor()
    const filters = page.locator('.location-finder-filters')
    // Wide windows show the filters without their name.
    const name = filters.locator('summary')
    if (await name.isVisible()) await name.click()
    const check = filters.locator('.location-finder-check').nth(1)
    await check.click()
    await expect(check).toHaveAttribute('aria-busy', 'true')
    finder.release()
    await expect(page).toHaveURL(/\?saturday=1$/)
    await expect(check).not.toHaveAttribute('aria-busy')
    await expect(check.locator('input')).toBeChecked()
  })

/** What shows by a line that it waits: the animation is the one thing that styles and scripts have in common. */
const lines = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((one) => {
      const { target } = one.effect as KeyframeEffect
      return (one as CSSAnimation).animationName === 'busy' && one.playState === 'running' ? (target?.textContent ?? '') : []
    }),
  )

for (const path of ['/en/locations/', '/es/locations/'])
  test(`[D-HEAD-1] [D-LOC-1] filters of ${path} that are ticked and left before its script comes wait in one place, and are applied`, {
    tag: '@both',
  }, async ({ page }) => {
    const [mount, finder] = [await holdScript(page, 'mount-finder'), await holdScript(page, 'start-finder')]
    await page.goto(path)
    await mount.isAsked
    const filters = page.locator('.location-finder-filters')
    const name = filters.locator('summary')
    if (await name.isVisible()) await name.click()
    const [wanted, other] = ['drive-thru', 'notary'].map((one) =>
      filters.locator('.location-finder-check', { has: page.locator(`[name=${one}]`) }),
    )
    if (!wanted || !other) throw new Error(path)
    for (const check of [wanted, other]) await check.click()
    const text = await wanted.textContent()
    await page.locator('.location-finder h1').click()
    await expect.poll(() => lines(page)).toEqual([text])
    const kind = filters.locator('#finder-type')
    await kind.selectOption('atm')
    await expect.poll(() => lines(page)).toEqual([await kind.textContent()])
    await kind.selectOption('')
    mount.release()
    await expect(wanted).toHaveAttribute('aria-busy', 'true')
    await other.hover()
    expect(await lines(page)).toEqual([text])
    finder.release()
    await expect(page).toHaveURL(/\?drive-thru=1&notary=1$/)
    await expect(page.locator('[data-pin]').first()).toBeVisible()
    expect(await lines(page)).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(filters.locator(':checked:not([value=""])')).toHaveCount(0)
  })

test('[D-LOC-1] a search that was typed and left before the script of the finder comes is answered', { tag: '@both' }, async ({ page }) => {
  const mount = await holdScript(page, 'mount-finder')
  await page.goto('/en/locations/')
  await mount.isAsked
  await page.locator('#finder-q').fill('Houston')
  await page.locator('#finder-q').blur()
  mount.release()
  await expect(page).toHaveURL(/\?q=Houston$/)
  await expect(page.locator('[data-pin=houston-travis-street]')).toBeVisible()
})

test('[D-LOC-1] a filter that is taken away before the script of the finder comes is off once it is there', { tag: '@phone' }, async ({
  page,
}) => {
  const mount = await holdScript(page, 'mount-finder')
  await page.goto('/en/locations/?q=Houston&notary=1')
  await mount.isAsked
  await page.locator('.location-finder-filters summary').click()
  await page.locator('.location-finder-check', { hasText: 'Notary' }).click()
  await page.locator('.location-finder-form').evaluate(() => (document.activeElement as HTMLElement).blur())
  mount.release()
  await expect(page).toHaveURL(/\?q=Houston$/)
})

test('[D-HEAD-1] Enter in the finder leaves one sign that it waits', async ({ page }) => {
  const finder = await holdScript(page, 'start-finder')
  await page.goto('/en/locations/')
  await page.locator('[data-finder][data-ready]').waitFor()
  await page.locator('#finder-q').pressSequentially('Houston')
  await expect(page.locator('[data-finder] [aria-busy]')).toHaveAttribute('id', 'finder-q')
  await page.locator('#finder-q').press('Enter')
  await expect(page.locator('[data-finder] [aria-busy]')).toHaveText('Find')
  await page.locator('.location-finder-check').nth(1).hover()
  await expect(page.locator('[data-finder] [aria-busy]')).toHaveText('Find')
  finder.release()
  await expect(page.locator('[data-pin=houston-travis-street]')).toBeVisible()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})

test('[D-LOC-1] what a form held before a reload is no filter: the address says what is asked', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston')
  const mount = await holdScript(page, 'mount-finder')
  await page.reload()
  await mount.isAsked
  await page.locator('.location-finder-check', { hasText: 'Notary' }).click()
  await page.reload({ waitUntil: 'commit' })
  mount.release()
  await expect(page.locator('[data-finder][data-started]')).toBeAttached()
  await expect(page).toHaveURL(/\?q=Houston$/)
  await expect(page.getByLabel('Notary')).not.toBeChecked()
})

test('[LINK-11] Back works after a reload', async ({ page }) => {
  await page.goto('/en/personal/')
  await page.locator(careers).first().click()
  await page.waitForURL('**/en/careers/')
  await page.reload()
  await page.goBack()
  await page.waitForURL('**/en/personal/')
  await expect(page.locator('main h1')).toHaveText(/\S/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/personal\/$/)
})

test('[LINK-11] Back works after a reload while the router is still on its way', async ({ page }) => {
  await page.goto('/en/personal/')
  await page.locator(careers).first().click()
  await page.waitForURL('**/en/careers/')
  const router = await holdScript(page, 'router')
  await page.reload()
  await router.isAsked
  await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
  router.release()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/personal\/$/)
})

test('[LINK-11] after a reload, once the router is there, Back loads no document', async ({ page }) => {
  await page.goto('/en/personal/')
  await page.locator(careers).first().click()
  await page.waitForURL('**/en/careers/')
  await page.reload()
  await mark(page)
  await goOn(page, '/en/contact/')
  await page.goBack()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/careers\/$/)
  await goOn(page, '/en/contact/')
  expect(await isKept(page)).toBe(true)
})

test('[LINK-11] Back past the places of a page that were gone to without the router shows that page', async ({ page }) => {
  await page.goto('/en/personal/')
  await page.goto('/en/personal/#main')
  await goOn(page, '/en/careers/')
  await page.evaluate(() => history.go(-2))
  await page.waitForURL('**/en/personal/')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/personal\/$/)
})

test.describe('a link to another website', () => {
  test.use({ tolerated: [/third-party request/] })
  const dialog = 'dialog[data-external-dialog]'

  test('[LINK-18] asks when the script of the dialog comes late, once for two clicks', async ({ page }) => {
    const script = await holdScript(page, 'leaving-dialog')
    await page.goto('/en/fraud/')
    const link = page.locator('main a[data-outbound="warn"]:visible').first()
    await link.click()
    await link.click()
    await script.isAsked
    expect(new URL(page.url()).pathname).toBe('/en/fraud/')
    script.release()
    await expect(page.locator(dialog)).toBeVisible()
    await expect(page.locator(`${dialog} h2`)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator(dialog)).toBeHidden()
  })

  test('[LINK-18] leads on when the script of the dialog does not come', async ({ page }) => {
    const script = await holdScript(page, 'leaving-dialog')
    await page.clock.install()
    await page.route('https://**', (route) => route.fulfill({ body: 'Elsewhere', contentType: 'text/html' }))
    await page.goto('/en/fraud/')
    const link = page.locator('main a[data-outbound="warn"]:visible').first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await script.isAsked
    await page.clock.runFor(scriptTimeout)
    await page.waitForURL(href)
  })

  test('[LINK-26] asks nothing on the page that the visitor has gone on to meanwhile', async ({ page }) => {
    const script = await holdScript(page, 'leaving-dialog')
    await page.goto('/en/fraud/')
    await page.locator('main a[data-outbound="warn"]:visible').first().click()
    await page.locator(careers).first().click()
    await page.waitForURL('**/en/careers/')
    await expect(page.locator('main h1')).toBeFocused()
    const loaded = page.waitForResponse(/leaving-dialog/)
    script.release()
    await (await loaded).finished()
    // The next warning proves that the script has run by now.
    await expect(page.locator(dialog)).toBeHidden()
  })
})

test.describe('a list that is used before its script is there', () => {
  test('[LIST-13] [D-ROUTE-6] shows what was chosen, and says so in the address', async ({ page }) => {
    const script = await holdScript(page, 'mount-list')
    await page.goto('/blog/')
    const list = page.locator('[data-list="blog/post"]')
    const topic = list.locator('select').first()
    const value = await topic.locator('option').nth(1).getAttribute('value')
    await topic.selectOption({ index: 1 })
    await expect(topic).toHaveAttribute('aria-busy', 'true')
    await script.isAsked
    script.release()
    await expect(topic).not.toHaveAttribute('aria-busy')
    await expect(page).toHaveURL(new RegExp(`[?&]topic=${value}`))
    await expect(list.locator(`[data-entry]:visible:not([data-topic~="${value}"])`)).toHaveCount(0)
    await expect(list.locator(`[data-entry][data-topic~="${value}"]`).first()).toBeVisible()
  })

  test('[D-HEAD-1] is not waited for once a choice is taken back', async ({ page }) => {
    await holdScript(page, 'mount-list')
    await page.goto('/blog/')
    const topic = page.locator('[data-list="blog/post"] select').first()
    await topic.selectOption({ index: 1 })
    await topic.selectOption({ index: 0 })
    await expect(topic).not.toHaveAttribute('aria-busy')
  })

  test('[LIST-13] shows more when that was asked for, be it not the first click', async ({ page }) => {
    const script = await holdScript(page, 'mount-list')
    await page.goto('/blog/')
    const list = page.locator('[data-list="blog/post"]')
    const visible = list.locator('[data-entry]:visible')
    const before = await visible.count()
    await list.locator('[data-list-count]').first().click()
    await list.locator('[data-list-more] button').click()
    await expect(list.locator('[data-list-more] button')).toHaveAttribute('aria-busy', 'true')
    await script.isAsked
    script.release()
    await expect.poll(() => visible.count()).toBeGreaterThan(before)
  })
})

test.describe('a list on a page whose scripts do not come', () => {
  test.use({ tolerated: [/_astro\/page\.|Failed to load resource/] })

  test('[D-HEAD-1] is shown whole once an answer would be due', async ({ page }) => {
    await page.clock.install()
    await page.route('**/_astro/page.*.js', (route) => route.abort())
    await page.goto('/es/blog/')
    const list = page.locator('[data-list="blog/post"]')
    const topic = list.locator('select').first()
    await topic.selectOption({ index: 1 })
    await expect(topic).toHaveAttribute('aria-busy', 'true')
    await page.clock.fastForward(10_000)
    await expect(list.locator('.live-list-failed')).toBeVisible()
    await expect(list.locator('[aria-busy]:visible, [data-entry]:not(:visible)')).toHaveCount(0)
  })
})

test('[D-FORM-28] a form asks for all of its scripts at the first touch, not for one after another', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    scripts.push(/\/_astro\/([\w-]+)\.[^/]+\.js$/.exec(request.url())?.[1] ?? '')
  })
  const entry = await holdScript(page, 'LiveForm')
  await page.goto('/en/contact/')
  expect(scripts).not.toContain('browser-services')
  await fieldOf(formOf(page, 'support'), 'Full name').focus()
  await entry.isAsked
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['browser-services', 'react', 'jsx-runtime', 'client']))
  entry.release()
  await expect(page.locator('astro-island').filter({ has: formOf(page, 'support') })).not.toHaveAttribute('ssr')
})

test.describe('the notice of an outage', () => {
  test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED/] })

  for (const language of ['en', 'es'] as const)
    test(
      `[D-HEAD-1] in ${language} hides nothing that gets the focus, and goes with Escape`,
      acrossSizes(language),
      async ({ page, context }) => {
        await page.goto(`/${language}/contact/`)
        await page.locator('h1').click()
        await context.setOffline(true)
        const notice = page.locator('.islands-failed')
        await page.locator('main a[href^="/"]').first().click()
        await expect(notice).toBeInViewport({ ratio: 1 })
        await page.locator('main form input:visible').first().focus()
        for (let presses = 0; presses < 8; presses += 1) {
          await page.keyboard.press('Tab')
          const isCovered = () =>
            page.evaluate(() => {
              const [focused, over] = [document.activeElement, document.querySelector('.islands-failed')]
              return (focused?.getBoundingClientRect().top ?? 0) >= (over?.getBoundingClientRect().top ?? 0)
            })
          await expect.poll(isCovered).toBe(false)
        }
        await page.keyboard.press('Escape')
        await expect(notice).toBeHidden()
        await page.locator('main a[href^="/"]').first().click()
        await expect(notice).toBeVisible()
        await context.setOffline(false)
        await expect(notice).toBeHidden()
      },
    )
})
