import { wcagViolations } from '../browser/axe.ts'
import { fieldOf, fillForm, formOf, sendButton } from '../browser/forms.ts'
import { holdScript } from '../browser/held-script.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { startOutage } from '../browser/outage.ts'
import { expect, test } from '../browser/visit.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, tolerated: [/answer 422|status of 422/] })

  for (const [language, needs, told, errors] of [
    [
      'en',
      'This form needs JavaScript',
      'Your message was not sent',
      ['Please enter a valid email address.', 'Please enter a message. Up to 4,000 characters'],
    ],
    [
      'es',
      'Este formulario necesita JavaScript',
      'Su mensaje no se envió',
      ['Escriba un correo electrónico válido.', 'Escriba un mensaje. Hasta 4,000 caracteres'],
    ],
  ] as const)
    test(
      `[D-FORM-28] a form comes back with its words, what is wrong and other ways to the bank (${language})`,
      acrossSizes(language),
      async ({ page }) => {
        await page.goto(`/${language}/contact/`)
        await expect(page.locator('.contact-form-unscripted')).toContainText(needs)
        const form = formOf(page, 'support')
        await form.locator('[name=fullName]').fill('Renée "<b>" & Landry')
        await form.locator('[name=email]').fill('renee@')
        await form.locator('[name=phone]').fill('504-555-0110')
        await form.locator('[value=Phone]').check()
        await sendButton(form).click()
        const notice = page.locator('.form-summary')
        await expect(notice).toBeFocused()
        await expect(notice).toContainText(told)
        await expect(notice.locator('a[href^="tel:"]')).toBeVisible()
        await expect(notice.locator('a[href^="mailto:hello@gulfpines.example"]')).toHaveAttribute('href', /Renée|Ren%C3%A9e/)
        await expect(form.locator('[name=fullName]')).toHaveValue('Renée "<b>" & Landry')
        await expect(form.locator('[value=Phone]')).toBeChecked()
        const wrong = form.locator('[aria-invalid=true]')
        await expect(wrong).toHaveCount(2)
        for (const [index, error] of errors.entries()) {
          await expect(wrong.nth(index)).toHaveAccessibleDescription(error)
          const below = await form
            .locator('.form-field:has([aria-invalid])')
            .nth(index)
            .evaluate((field) => getComputedStyle(field, '::after').content)
          expect(error).toContain(JSON.parse(below.split(' / ')[0] ?? '""'))
        }
        await notice.locator('a[href$="-message"]').click()
        await form.locator('[name=message]').fill('\n  Please call.\nAfter five.')
        await sendButton(form).click()
        await expect(form.locator('[name=message]')).toHaveValue('\n  Please call.\nAfter five.')
        await expect(form.locator('[name=email]')).toHaveAccessibleDescription(errors[0])
      },
    )

  test('[D-FORM-28] choices come back, and each form says what is wrong with it', async ({ page }) => {
    await page.goto('/es/contact/location/')
    const form = formOf(page, 'location')
    await form.locator('[name=state]').selectOption('MS')
    await form.locator('[name=zip]').fill('abc')
    await sendButton(form).click()
    await expect(form.locator('[name=state]')).toHaveValue('MS')
    await expect(form.locator('[name=zip]')).toHaveAccessibleDescription(
      'Escriba un código postal que exista, de cinco dígitos, como 70360.',
    )
    await page.goto('/BuyAHome/')
    await sendButton(formOf(page, 'homeAssist')).click()
    await expect(formOf(page, 'homeAssist').locator('[aria-invalid=true]')).toHaveCount(5)
    await expect(formOf(page, 'location').locator('[aria-invalid=true]')).toHaveCount(0)
    await expect(page.locator('.form-summary')).toHaveCount(1)
  })

  test('[D-FORM-28] the form for appointments, whose days come from scripts, asks for them in words', async ({ page }) => {
    await page.goto('/es/contact/appointment/')
    await expect(page.locator('.contact-form-unscripted')).toBeVisible()
    const form = formOf(page, 'appointment')
    await expect(form.locator('select:visible')).toHaveCount(2)
    await form.locator('[name=place]').selectOption('telephone')
    await fieldOf(form, '¿Cuándo y en qué idioma?').fill('El lunes a las dos, en español')
    await sendButton(form).click()
    const notice = page.locator('.form-summary')
    await expect(notice).toContainText('Su mensaje no se envió')
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible()
    await expect(notice.locator('a[href^="mailto:"]')).toHaveAttribute('href', /El%20lunes%20a%20las%20dos/)
    await expect(form.locator('[name=place]')).toHaveValue('telephone')
    await expect(form.locator('[name=topic]')).toHaveAccessibleDescription('Elija de qué se trata.')
    await expect(fieldOf(form, '¿Cuándo y en qué idioma?')).toHaveValue('El lunes a las dos, en español')
    await page.goBack()
    await expect(form.locator('[name=place]')).toHaveValue('telephone')
    await expect(fieldOf(form, '¿Cuándo y en qué idioma?')).toHaveValue('El lunes a las dos, en español')
  })
})

test.describe('with a script that does not come', () => {
  test.use({ tolerated: [/LiveForm|answer 422|status of 422|Failed to (?:load|fetch)|hydrat/i] })

  test('[D-FORM-28] a form is posted to its page, and sends once the script is there', async ({ page }) => {
    const script = await holdScript(page, 'LiveForm')
    await page.goto('/en/contact/')
    const form = formOf(page, 'support')
    await fillForm(form, 'renee@example.com')
    await sendButton(form).click()
    script.fail()
    await expect(page.locator('.form-summary')).toContainText('Your message was not sent')
    expect(await wcagViolations(page, '.contact-form')).toEqual([])
    await page.unrouteAll()
    await expect(fieldOf(form, 'Message')).toHaveValue('Please call me.\nAfter five.')
    await fieldOf(form, 'Message').fill('')
    await sendButton(form).click()
    await expect(fieldOf(form, 'Message')).toHaveAccessibleDescription('Please enter a message. Up to 4,000 characters')
    await expect(page.getByText('Your message was not sent')).toHaveCount(0)
    await fieldOf(form, 'Message').fill('Please call me.\nAfter five.')
    const sent = page.waitForRequest('**/api/contact/mail/')
    await sendButton(form).click()
    expect((await sent).postDataJSON()).toMatchObject({ message: 'Please call me.\nAfter five.', fullName: 'Renée Landry' })
    await expect(page).toHaveURL(/\/thank-you\/$/)
  })
})

test.describe('on a line that breaks while its scripts come', () => {
  test.use({ tolerated: [/browser-services|answer 422|status of 422|Failed to (?:load|fetch)|hydrat/i] })

  for (const language of ['en', 'es'] as const)
    test(`[D-FORM-28] [D-HEAD-1] a form of which a part did not come is alive at the next touch after it (${language})`, async ({
      page,
    }) => {
      const outage = await startOutage(page, /\/_astro\/browser-services\./)
      await page.goto(`/${language}/contact/`)
      const form = formOf(page, 'support')
      const island = page.locator('astro-island').filter({ has: form })
      await form.locator('[name=fullName]').focus()
      await expect(island).toHaveAttribute('data-unscripted')
      outage.end()
      await form.locator('[name=message]').focus()
      await expect(island).not.toHaveAttribute('ssr')
      await fillForm(form, 'renee@example.com')
      await sendButton(form).click()
      await page.waitForURL(/\/(?:thank-you|gracias)\/$/)
    })
})

test.describe('without a network', () => {
  test.use({ tolerated: [/Failed to (?:load|fetch)|failed request|hydrat|dynamically imported|menu\.txt/i] })

  for (const [language, words] of [
    ['en', 'A page or a part of it could not be loaded'],
    ['es', 'Una página o una parte de ella no se pudo cargar'],
  ] as const)
    for (const when of ['before the first touch of the page', 'after it'] as const)
      test(`[D-FORM-28] [D-HEAD-1] a form that is sent without a network ${when} stays with its words, and sends once it is back (${language}) @both`, async ({
        page,
        context,
      }) => {
        await page.goto(`/${language}/contact/`, { waitUntil: 'networkidle' })
        if (when === 'after it') {
          // A visitor who has done something, but not at the form: the router has come.
          await page.keyboard.press('Shift')
          await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true)
        }
        await context.setOffline(true)
        const form = formOf(page, 'support')
        await fillForm(form, 'renee@example.com')
        await sendButton(form).click()
        const notice = page.locator('.islands-failed')
        await expect(notice).toContainText(words)
        await expect(notice).toBeInViewport({ ratio: 1 })
        await expect(notice.getByRole('link').first()).toHaveAttribute('href', 'tel:8005550142')
        await expect(form.locator('[name=message]')).toHaveValue('Please call me.\nAfter five.')
        await context.setOffline(false)
        await expect(notice).toBeHidden()
        await sendButton(form).click()
        await page.waitForURL(/\/(?:thank-you|gracias)\/$/)
      })
})
