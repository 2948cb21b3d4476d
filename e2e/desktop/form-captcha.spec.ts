import type { Route } from '@playwright/test'
import { fillForm, formOf, newVisitor, openFilled, sendButton, watchMessages } from '../browser/forms.ts'
import { startOutage } from '../browser/outage.ts'
import { expect, test } from '../browser/visit.ts'

const texts = {
  en: 'We could not verify that you are not a robot. Please try again.',
  es: 'No pudimos verificar que usted no es un robot. Inténtelo de nuevo.',
}

const challenge = '**/api/captcha/challenge/**'

const faults = [
  { what: 'cannot be reached', language: 'en', address: challenge, fault: (route: Route) => route.abort('connectionrefused') },
  { what: 'is broken', language: 'es', address: challenge, fault: (route: Route) => route.fulfill({ status: 500, body: '{}' }) },
  { what: 'answers nonsense', language: 'en', address: challenge, fault: (route: Route) => route.fulfill({ body: '<html>' }) },
  { what: 'gives no challenge', language: 'es', address: challenge, fault: (route: Route) => route.fulfill({ json: { data: {} } }) },
  { what: 'may not work', language: 'en', address: '**/solve-worker*', fault: (route: Route) => route.abort('blockedbyclient') },
] as const

test.describe('a captcha', () => {
  test.use({ tolerated: [/captcha\/challenge|solve-worker|Failed to load resource/] })

  for (const { what, language, address, fault } of faults) {
    test(`[FORM-43] [FORM-44] [FORM-45] [FORM-46] that ${what} sends nothing and says so under the form, until the next try, in ${language}`, async ({
      page,
    }) => {
      const outage = await startOutage(page, address, fault)
      const sent = watchMessages(page)
      const visitor = newVisitor()
      const form = await openFilled(page, 'support', visitor, language)
      await sendButton(form).click()
      const error = form.locator('[data-captcha-error]')
      await expect(error).toContainText(texts[language])
      await expect(error.locator('a')).toHaveAttribute('href', /^tel:\d{10}$/)
      await expect(error).toHaveRole('alert')
      expect((await error.boundingBox())?.y).toBeGreaterThan((await sendButton(form).boundingBox())?.y ?? Number.POSITIVE_INFINITY)
      expect(sent).toEqual([])
      await expect(form).toHaveAttribute('data-state', 'idle')
      await expect(form.locator('[name=email]')).toHaveValue(visitor)

      outage.end()
      await sendButton(form).click()
      await expect(error).toHaveCount(0)
      await page.waitForURL('**/thank-you/')
      expect(sent).toHaveLength(1)
    })
  }
})

test('[FORM-47] [D-FORM-7] a token whose time is over sets the expired flag, and the next submit gets a new one', async ({ page }) => {
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/captcha/challenge/')) asked.push(request.url())
  })
  const solved = page.waitForEvent('worker').then((worker) => worker.waitForEvent('close'))
  const form = await openFilled(page, 'support', newVisitor())
  await solved
  await expect(form).not.toHaveAttribute('data-captcha-expired')
  await page.clock.fastForward('10:00')
  await expect(form).toHaveAttribute('data-captcha-expired')
  expect(asked).toHaveLength(1)
  await sendButton(form).click()
  await page.waitForURL('**/thank-you/')
  expect(asked).toHaveLength(2)
})

test.describe('reCAPTCHA', () => {
  test.use({ bypassCSP: true, tolerated: [/google\.com|Failed to load resource/] })

  /** Stands in for the script of the provider: it draws its badge and gives a token at once. */
  const standIn = `window.grecaptcha = {
    render(container, options) {
      window.rendered = options
      container.append(Object.assign(document.createElement('i'), { className: 'stand-in-' + options.badge }))
      return 0
    },
    reset() {},
    execute() { window.rendered.callback('stand-in.token') },
  }
  window.recaptchaIsThere()`

  test('[D-FORM-6] [FORM-45] [FORM-48] its script is fetched for a form alone, a failure is no end, and its token is sent as any other', async ({
    page,
  }) => {
    let isBlocked = true
    const scripts: string[] = []
    await page.route(challenge, (route) => route.fulfill({ json: { data: { provider: 'recaptcha', siteKey: 'site-key' } } }))
    await page.route('https://www.google.com/**', (route) => {
      scripts.push(route.request().url())
      return isBlocked ? route.abort('blockedbyclient') : route.fulfill({ contentType: 'text/javascript', body: standIn })
    })
    await page.route('**/api/contact/mail/', (route) => route.fulfill({ json: { data: { reference: 'r' } } }))
    const sent = watchMessages(page)
    await page.goto('/en/contact/')
    expect(scripts).toEqual([])
    const form = await openFilled(page, 'support', newVisitor())
    await sendButton(form).click()
    await expect(form.locator('[data-captcha-error]')).toContainText(texts.en)
    expect(sent).toEqual([])

    isBlocked = false
    await formOf(page, 'support').locator('[name=fullName]').focus()
    await sendButton(form).click()
    await page.waitForURL('**/thank-you/')
    expect(sent[0]?.postDataJSON()).toMatchObject({ recaptcha: 'stand-in.token' })
    expect(await page.evaluate(() => (window as unknown as { rendered: object }).rendered)).toMatchObject({
      sitekey: 'site-key',
      size: 'invisible',
      badge: 'bottomleft',
    })
    for (const script of scripts) expect(script).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?/)
  })

  test('[D-FORM-6] [TEAM-10] a visitor who is shown pictures can reach them beside a dialog too', async ({ page }) => {
    await page.route(challenge, (route) => route.fulfill({ json: { data: { provider: 'recaptcha', siteKey: 'site-key' } } }))
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `${standIn}
          window.grecaptcha.execute = () => {
            const pictures = document.createElement('div')
            pictures.innerHTML = '<iframe src="about:blank#/bframe"></iframe><button id="judge">These are buses</button>'
            pictures.style.cssText = 'position: fixed; z-index: 2000000000; inset: 0 auto auto 0; background: white'
            document.body.append(pictures)
            document.getElementById('judge').onclick = () => {
              pictures.style.visibility = 'hidden'
              window.rendered.callback('judged.token')
            }
          }`,
      }),
    )
    await page.route('**/api/contact/mail/', (route) => route.fulfill({ json: { data: { reference: 'r' } } }))
    const sent = watchMessages(page)
    await page.goto('/en/business/treasury-management/team/')
    await page.locator('[data-email-now]').first().click()
    const form = page.getByRole('dialog').locator('form')
    await fillForm(form, newVisitor())
    await sendButton(form).click()
    await page.locator('#judge').click()
    await page.waitForURL('**/thank-you/')
    expect(sent[0]?.postDataJSON()).toMatchObject({ recaptcha: 'judged.token' })
  })
})
