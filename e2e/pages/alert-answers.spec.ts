import { hostileHtml } from '@bank/ui/safe-html/testing/hostile-html.ts'
import type { Route } from '@playwright/test'
import { alert, alerts, answer, call, dismiss, gap, ids, locked, mail, wires } from '../browser/alerts.ts'
import { goOn } from '../browser/in-app.ts'
import { expect, test } from '../browser/visit.ts'

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
