import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import type { Locator, Page, Route } from '@playwright/test'
import { fillForm, formOf, keysOf, newVisitor, openFilled, sendButton, watchMessages } from '../browser/forms.ts'
import { repeated } from '../browser/matrix.ts'
import { startOutage } from '../browser/outage.ts'
import { expect, test } from '../browser/visit.ts'
import { mailOf, mailsOf } from '../mail/inbox.ts'

const call = '**/api/contact/mail/'

/** Everything that the page writes to the console as an error. */
const watchErrors = (page: Page): readonly string[] => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

/** The form is as it was before the submit, and says nothing but that it may be sent again. */
const expectUntouched = async (page: Page, form: Locator, visitor: string): Promise<void> => {
  await expect(form).toHaveAttribute('data-state', 'idle')
  await expect(sendButton(form)).toBeEnabled()
  await expect(sendButton(form)).toHaveText('Send again')
  await expect(form.locator('[name=email]')).toHaveValue(visitor)
  await expect(form.locator('[name=message]')).toHaveValue('Please call me.\nAfter five.')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(form.locator('.field-error')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/en/contact/')
}

const failed = (status: number, errorMessage: string) => ({
  what: `${status}`,
  words: errorMessage,
  answer: (route: Route) => route.fulfill({ status, json: { errorMessage } }),
})

const answers = [
  failed(400, 'The request is not right'),
  failed(409, 'Somebody else was first'),
  failed(422, 'The fields are not right: email'),
  failed(429, 'Too many messages'),
  failed(500, 'Something went wrong'),
  { what: 'no JSON', words: '502', answer: (route: Route) => route.fulfill({ status: 502, body: '<html>' }) },
  { what: 'nothing', words: 'Failed to fetch', answer: (route: Route) => route.abort('connectionreset') },
]

test.describe('a server that fails', () => {
  test.use({ tolerated: [/api\/contact|Failed to load resource|console error/] })

  for (const { what, words, answer } of answers) {
    test(
      `[FORM-53] [FORM-54] [FORM-55] [FORM-56] [D-FORM-2] with ${what} leaves the form as it is and says so to the console alone; the next try may succeed`,
      repeated(['409', '422', '429'].includes(what)),
      async ({ page }) => {
        const outage = await startOutage(page, call, answer)
        const sent = watchMessages(page)
        const errors = watchErrors(page)
        const visitor = newVisitor()
        const form = await openFilled(page, 'support', visitor)
        await sendButton(form).click()
        await expect.poll(() => errors.filter((text) => text.includes(words) && !text.includes('load resource'))).toHaveLength(1)
        await expectUntouched(page, form, visitor)

        outage.end()
        await sendButton(form).click()
        await page.waitForURL('**/thank-you/')
        const [first, second] = sent.map((request) => request.postDataJSON())
        expect(second).toEqual({ ...first, recaptcha: expect.any(String) })
        expect(second.recaptcha).not.toBe(first.recaptcha)
        const keys = keysOf(sent)
        expect(keys[0]).toMatch(/^[\w-]{16,}$/)
        expect(keys[1]).toBe(keys[0])
      },
    )
  }

  test('[FORM-53] [FORM-55] with silence is given up after 30 seconds, and not before', async ({ page }) => {
    await page.clock.install()
    await page.route(call, () => {})
    const errors = watchErrors(page)
    const visitor = newVisitor()
    const form = await openFilled(page, 'support', visitor)
    const asked = page.waitForRequest(call)
    await sendButton(form).click()
    await asked
    await expect(form).toHaveAttribute('data-state', 'submitting')
    await page.clock.fastForward(20_000)
    await expect(form).toHaveAttribute('data-state', 'slow')
    await page.clock.fastForward(10_000)
    await expect.poll(() => errors).toContain('The server did not answer in time')
    await expectUntouched(page, form, visitor)
  })

  for (const [language, sending, words] of [
    ['en', 'Sending …', 'Still sending. This takes longer than usual.'],
    ['es', 'Enviando …', 'Sigue enviándose. Tarda más de lo habitual.'],
  ] as const)
    test(`[D-FORM-2] with silence says after 10 seconds that it takes long (${language})`, async ({ page }) => {
      await page.clock.install()
      await page.route(call, () => {})
      const form = await openFilled(page, 'support', newVisitor(), language)
      const asked = page.waitForRequest(call)
      await sendButton(form).click()
      await asked
      const said = form.locator('.form-submit[role=status]')
      await expect(said).toHaveText(sending)
      await page.clock.fastForward(answerTimeout)
      await expect(said).toHaveText(words)
      await expect(said).toBeFocused()
      await expect(sendButton(form)).toBeDisabled()
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const box = await sendButton(form).boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      }
    })

  test('[D-FORM-2] words that did not arrive come back in their tab until they do, and the page after that shows a reference', async ({
    page,
  }) => {
    const outage = await startOutage(page, call, (route) => route.abort('connectionreset'))
    const sent = watchMessages(page)
    const form = await openFilled(page, 'location', newVisitor(), 'es')
    await expect(form.locator('.form-call a')).toHaveAttribute('href', /^tel:\d{10}$/)
    await form.locator('[name=whereDidYouHearAboutUs]').selectOption('Other')
    await form.locator('[name=whereDidYouHearAboutUsOther]').fill('La radio')
    await sendButton(form).click()
    await expect(sendButton(form)).toHaveText('Enviar de nuevo')

    const names = ['fullName', 'email', 'state', 'whereDidYouHearAboutUs', 'whereDidYouHearAboutUsOther'] as const
    const words = () => Promise.all(names.map((name) => form.locator(`[name=${name}]`).inputValue()))
    const written = await words()
    const first = sent.at(-1)
    await page.reload()
    await expect.poll(words).toEqual(written)
    await expect(sendButton(form)).toHaveText('Enviar de nuevo')
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
    await form.locator('[name=message]').fill('Otra cosa.')
    await page.goto('/en/contact/location/')
    await expect.poll(words).toEqual(written)
    await expect(form.locator('[name=message]')).toHaveValue('Otra cosa.')
    await form.locator('[name=message]').fill('Please call me.\nAfter five.')
    await page.locator('header [data-language-switch=es]:visible').first().click()
    await expect(sendButton(form)).toHaveText('Enviar de nuevo')
    await expect.poll(words).toEqual(written)

    outage.end()
    const answer = page.waitForResponse(call)
    await sendButton(form).click()
    const reference = await (await answer).headerValue('message-reference')
    expect(sent).toHaveLength(2)
    expect(keysOf([...sent.slice(-1)])).toEqual(keysOf(first ? [first] : []))
    await page.waitForURL('**/thank-you/')
    const line = page.locator('.form-reference')
    await expect(line).toHaveText(`La referencia de su mensaje es ${reference}.`)
    await page.reload()
    await expect(line).toHaveText(`La referencia de su mensaje es ${reference}.`)
    await expect(page.locator('main')).toContainText('le contestará en un día hábil')
    expect(await page.evaluate(() => Object.keys(JSON.parse(sessionStorage.getItem('forms') ?? '{}')))).toEqual(['/thank-you/'])
    await page.goBack()
    await expect(form.locator('[name=fullName]')).toHaveValue('')
  })

  test('[FORM-53] other words after a failure are another message', async ({ page }) => {
    await page.route(call, (route) => route.fulfill({ status: 500, json: { errorMessage: 'No' } }), { times: 1 })
    const sent = watchMessages(page)
    const form = await openFilled(page, 'support', newVisitor())
    await sendButton(form).click()
    await expect.poll(() => sent.length).toBe(1)
    await expect(form).toHaveAttribute('data-state', 'idle')
    await form.locator('[name=message]').fill('Please call me today.')
    await sendButton(form).click()
    await page.waitForURL('**/thank-you/')
    expect(new Set(keysOf(sent)).size).toBe(2)
  })

  test('[FORM-53] [FORM-55] a visitor who goes offline keeps the words, and sends them when the network is back', async ({
    page,
    context,
  }) => {
    const errors = watchErrors(page)
    const visitor = newVisitor()
    const solved = page.waitForEvent('worker').then((worker) => worker.waitForEvent('close'))
    const form = await openFilled(page, 'support', visitor)
    await solved
    await context.setOffline(true)
    await sendButton(form).click()
    await expect.poll(() => errors).toContain('Failed to fetch')
    await expectUntouched(page, form, visitor)
    await context.setOffline(false)
    await sendButton(form).click()
    await page.waitForURL('**/thank-you/')
    await mailOf(visitor)
  })
})

test('[FORM-42] [D-FORM-5] a double click sends one message', async ({ page }) => {
  const sent = watchMessages(page)
  const visitor = newVisitor()
  await sendButton(await openFilled(page, 'support', visitor)).dblclick()
  await page.waitForURL('**/thank-you/')
  await mailOf(visitor)
  expect(sent).toHaveLength(1)
})

test('[FORM-42] [D-FORM-5] so does Enter, pressed twice', async ({ page }) => {
  const sent = watchMessages(page)
  const visitor = newVisitor()
  const form = await openFilled(page, 'heroes', visitor)
  await form.locator('[name=fullName]').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/thank-you/')
  await mailOf(visitor)
  expect(sent).toHaveLength(1)
})

test('[D-FORM-5] two tabs send two messages', async ({ page, context }) => {
  const other = await context.newPage()
  const visitors = [newVisitor(), newVisitor()] as const
  const forms = [await openFilled(page, 'support', visitors[0]), await openFilled(other, 'support', visitors[1])] as const
  await sendButton(forms[0]).click()
  await sendButton(forms[1]).click()
  await Promise.all([page.waitForURL('**/thank-you/'), other.waitForURL('**/thank-you/')])
  for (const visitor of visitors) await mailOf(visitor)
  expect(await mailsOf(visitors[0])).toHaveLength(1)
})

test('[FORM-52] a form with a way of its own leads there', async ({ page }) => {
  await page.goto('/BuyAHome/')
  const form = formOf(page, 'location')
  await fillForm(form, newVisitor())
  await sendButton(form).click()
  await page.waitForURL('**/en/contact/workshop-seat/')
  await expect(page.locator('.form-reference')).toHaveText(/^The reference of your message is \S+\.$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request for a seat.')
})
