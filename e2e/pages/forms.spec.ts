import type { Locator, Page } from '@playwright/test'
import { wcagViolations } from '../browser/axe.ts'
import { holdScript } from '../browser/held-script.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

type Language = 'en' | 'es'
type Texts = Readonly<Record<Language, string>>

const fields = {
  fullName: { en: 'Full name', es: 'Nombre completo' },
  email: { en: 'Email address', es: 'Correo electrónico' },
  phone: { en: 'Telephone', es: 'Teléfono' },
  optionalPhone: { en: 'Telephone (optional)', es: 'Teléfono (opcional)' },
  city: { en: 'City', es: 'Ciudad' },
  state: { en: 'State', es: 'Estado' },
  zip: { en: 'ZIP code', es: 'Código postal' },
  requiredZip: { en: 'ZIP code (required)', es: 'Código postal (obligatorio)' },
  referral: { en: 'How did you hear about us?', es: '¿Cómo supo de nosotros?' },
  message: { en: 'Message', es: 'Mensaje' },
  optionalMessage: { en: 'Message (optional)', es: 'Mensaje (opcional)' },
} as const satisfies Record<string, Texts>

const errors = {
  fullName: { en: 'Please enter your full name.', es: 'Escriba su nombre completo.' },
  email: { en: 'Please enter your email address.', es: 'Escriba su correo electrónico.' },
  phone: { en: 'Please enter a phone number.', es: 'Escriba un número de teléfono.' },
  message: { en: 'Please enter a message.', es: 'Escriba un mensaje.' },
  city: { en: 'Please enter your city', es: 'Escriba su ciudad' },
  state: { en: 'Please enter your state', es: 'Elija su estado' },
  zip: { en: 'Please enter your zip', es: 'Escriba su código postal' },
  referral: { en: 'Please select an option', es: 'Elija una opción' },
  leadCity: { en: 'Please enter your city.', es: 'Escriba su ciudad.' },
  leadState: { en: 'Please select your state.', es: 'Elija su estado.' },
} as const satisfies Record<string, Texts>

type Shown = { readonly label: keyof typeof fields; readonly error?: keyof typeof errors }

const name: Shown = { label: 'fullName', error: 'fullName' }
const email: Shown = { label: 'email', error: 'email' }
const phone: Shown = { label: 'phone', error: 'phone' }
const referral: Shown = { label: 'referral', error: 'referral' }
const lead: readonly Shown[] = [name, phone, email, { label: 'city', error: 'leadCity' }, { label: 'state', error: 'leadState' }]

/** Every form where visitors meet it, its fields in order, and what each says when it is sent empty. */
const forms: readonly { ids: string; path: string; kind: string; shown: readonly Shown[] }[] = [
  {
    ids: '[FORM-01] [FORM-02] [FORM-03] [FORM-05] [FORM-06]',
    path: '/contact/',
    kind: 'support',
    shown: [name, email, phone, { label: 'message', error: 'message' }],
  },
  {
    ids: '[FORM-10] [FORM-11] [FORM-12] [FORM-13] [FORM-14] [FORM-15] [FORM-17] [FORM-18]',
    path: '/contact/location/',
    kind: 'location',
    shown: [
      ...[
        name,
        email,
        { label: 'optionalPhone' } as const,
        { label: 'city', error: 'city' } as const,
        { label: 'state', error: 'state' } as const,
      ],
      ...[{ label: 'zip', error: 'zip' } as const, referral, { label: 'optionalMessage' } as const],
    ],
  },
  {
    ids: '[FORM-23] [FORM-24] [FORM-25] [FORM-27] [FORM-28]',
    path: '/contact/product/',
    kind: 'product',
    shown: [name, email, { label: 'optionalPhone' }, { label: 'requiredZip', error: 'zip' }, referral, { label: 'optionalMessage' }],
  },
  { ids: '[FORM-29] [FORM-31] [FORM-32] [FORM-35] [FORM-36] [FORM-37]', path: '/heroes/', kind: 'heroes', shown: lead },
  { ids: '[FORM-30] [FORM-31] [FORM-32] [FORM-35] [FORM-36] [FORM-37]', path: '/home-assist/', kind: 'homeAssist', shown: lead },
]

const formOn = (page: Page, kind: string): Locator => page.locator(`form[data-form=${kind}]`)
const send = (form: Locator): Locator => form.locator('[type=submit]')
const field = (form: Locator, label: string): Locator => form.getByLabel(label, { exact: true })
/** Texts and selects that a visitor fills in. */
const controls = (form: Locator): Locator => form.locator('input:not([type=radio]), select, textarea')

/** Touches a form, and waits until it has come to life. */
const wake = async (page: Page, form: Locator): Promise<void> => {
  await controls(form).first().focus()
  await expect(page.locator('astro-island').filter({ has: form })).not.toHaveAttribute('ssr')
}

const fillSupport = async (form: Locator): Promise<void> => {
  await field(form, 'Full name').fill('Renee Landry')
  await field(form, 'Email address').fill('renee@example.com')
  await field(form, 'Telephone').fill('(555) 010-1234')
  await field(form, 'Message').fill('Please call me about a boat.')
}

for (const { ids, path, kind, shown } of forms)
  for (const language of ['en', 'es'] as const)
    test(
      `${ids} the form of /${language}${path} has its fields, and says in words what is missing`,
      acrossSizes(language),
      async ({ page }) => {
        await page.goto(`/${language}${path}`)
        const form = formOn(page, kind)
        await expect(controls(form)).toHaveCount(shown.length)
        for (const [index, { label }] of shown.entries())
          await expect(controls(form).nth(index)).toHaveAccessibleName(fields[label][language])
        await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
        await send(form).click()
        for (const [index, { error }] of shown.entries()) {
          const control = controls(form).nth(index)
          if (error) await expect(control).toHaveAccessibleDescription(errors[error][language])
          else await expect(control).not.toHaveAttribute('aria-invalid')
        }
        await expect(controls(form).first()).toBeFocused()
        expect(await wcagViolations(page, `form[data-form=${kind}]`)).toEqual([])
      },
    )

test('[FORM-16] [FORM-19] [FORM-65] [D-FORM-10] [D-FORM-11] a campaign page has the location form without its options', async ({
  page,
}) => {
  await page.goto('/BuyAHome/')
  const form = formOn(page, 'location')
  expect(await controls(form).evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual([
    ...['fullName', 'email', 'phone', 'city', 'state', 'message'],
  ])
})

test('[FORM-24] [FORM-25] [FORM-26] [FORM-66] [D-FORM-12] a page of a product has the product form, its zip called required and not insisted on', async ({
  page,
}) => {
  await page.goto('/performancechecking/')
  const form = formOn(page, 'product')
  const zip = field(form, 'ZIP code (required)')
  await expect(zip).not.toHaveAttribute('aria-required')
  await send(form).click()
  await expect(field(form, 'Full name')).toHaveAttribute('aria-invalid', 'true')
  await expect(zip).not.toHaveAttribute('aria-invalid')
})

test('[FORM-65] [FORM-66] [FORM-67] [FORM-68] [FORM-73] every form stands where its tag stands', async ({ page }) => {
  for (const [path, ...kinds] of [
    ['/YourStory/', 'support'],
    ['/BuyAHome/', 'location', 'homeAssist'],
    ['/performancechecking/', 'product'],
    ['/en/heroes/', 'heroes'],
  ] as const) {
    await page.goto(path)
    const placed = await page.locator('form[data-form]').evaluateAll((all) => all.map((form) => form.dataset['form']))
    expect.soft(placed, path).toEqual(kinds)
  }
})

test('[FORM-68] [FORM-73] two forms of one page are alive each by itself', async ({ page }) => {
  await page.goto('/BuyAHome/')
  await send(formOn(page, 'homeAssist')).click()
  await expect(field(formOn(page, 'homeAssist'), 'City')).toHaveAccessibleDescription('Please enter your city.')
  await expect(formOn(page, 'location').locator('[aria-invalid]')).toHaveCount(0)
  await expect(field(formOn(page, 'location'), 'City')).toHaveAccessibleDescription('')
})

test('[FORM-38] [FORM-39] [FORM-40] [D-FORM-14] the state offers three, and shows its error once it was left', async ({ page }) => {
  await page.goto('/en/heroes/')
  const form = formOn(page, 'heroes')
  const state = field(form, 'State')
  expect(
    await state.locator('option').evaluateAll((all) => all.map((one) => [one.getAttribute('value'), one.hasAttribute('disabled')])),
  ).toEqual([
    ['', true],
    ['TX', false],
    ['LA', false],
    ['MS', false],
  ])
  await wake(page, form)
  await field(form, 'City').focus()
  await expect(state).not.toHaveAttribute('aria-invalid')
  await state.focus()
  await field(form, 'City').focus()
  await expect(state).toHaveAccessibleDescription('Please select your state.')
  await state.selectOption('LA')
  await expect(state).not.toHaveAttribute('aria-invalid')
})

test('[FORM-04] [FORM-20] [FORM-21] errors come when a field is left, and Other asks for more words', async ({ page }) => {
  await page.goto('/en/contact/location/')
  const form = formOn(page, 'location')
  await field(form, 'Email address').fill('renee@')
  await field(form, 'City').focus()
  await expect(field(form, 'Email address')).toHaveAccessibleDescription('Please enter a valid email address.')
  const other = field(form, 'Please specify')
  await expect(other).toHaveCount(0)
  await wake(page, form)
  await field(form, 'How did you hear about us?').selectOption('Other')
  await other.focus()
  await field(form, 'City').focus()
  await expect(other).toHaveAccessibleDescription('Please specify')
  await field(form, 'How did you hear about us?').selectOption('Friend/Family')
  await expect(other).toHaveCount(0)
})

test('[FORM-42] [FORM-51] works by keyboard alone, and cannot be sent twice', async ({ page }) => {
  let asked = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/contact/mail/', async (route) => {
    asked += 1
    await released
    await route.continue()
  })
  await page.goto('/en/contact/')
  const form = formOn(page, 'support')
  await field(form, 'Full name').focus()
  await page.keyboard.type('Renee Landry')
  for (const text of ['renee@example.com', '(555) 010-1234']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: 'Phone' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Please call me about a boat.')
  await page.keyboard.press('Tab')
  await expect(form.locator('.form-call a')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(send(form)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form).toHaveAttribute('data-state', 'submitting')
  await expect(send(form)).toBeDisabled()
  await field(form, 'Full name').press('Enter')
  release()
  await expect(page).toHaveURL(/\/thank-you\/$/)
  expect(asked).toBe(1)
})

test('is empty and ready again after Back from a success', async ({ page }) => {
  await page.goto('/en/contact/')
  await fillSupport(formOn(page, 'support'))
  await send(formOn(page, 'support')).click()
  await expect(page).toHaveURL(/\/thank-you\/$/)
  await page.goBack()
  const form = formOn(page, 'support')
  await expect(form).toHaveAttribute('data-state', 'idle')
  await expect(send(form)).toBeEnabled()
  await expect(field(form, 'Message')).toHaveValue('')
  await send(form).click()
  await expect(field(form, 'Full name')).toHaveAccessibleDescription('Please enter your full name.')
})

test('keeps what was written before it came to life, and a submit too', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_astro/LiveForm*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/en/contact/location/')
  const form = formOn(page, 'location')
  await field(form, 'Full name').fill('Renee Landry')
  await field(form, 'State').selectOption('MS')
  await field(form, 'How did you hear about us?').selectOption('Other')
  await send(form).click()
  release()
  await expect(field(form, 'Email address')).toHaveAccessibleDescription('Please enter your email address.')
  await expect(field(form, 'Full name')).toHaveValue('Renee Landry')
  await expect(field(form, 'State')).toHaveValue('MS')
  await expect(field(form, 'Please specify')).toBeVisible()
  await expect(field(form, 'Full name')).not.toHaveAttribute('aria-invalid')
})

test('names what is wrong above the form, and leads there', async ({ page }) => {
  await page.goto('/en/contact/')
  const form = formOn(page, 'support')
  await send(form).click()
  await form.getByRole('link', { name: 'Message' }).click()
  await expect(field(form, 'Message')).toBeFocused()
  await expect(page).toHaveURL(/\/en\/contact\/$/)
})

for (const { path, kind } of forms)
  test(`${path} with all its errors needs no scrolling sideways at 320 px, and hides nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    // So that the page does not move while it is looked at.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/es${path}`)
    const form = formOn(page, kind)
    await send(form).click()
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    // An error of two lines makes room for itself: none lies on the field below it.
    const overlaps = await form.evaluate((element) => {
      const parts = [...element.querySelectorAll('.form-field > *')].map((part) => part.getBoundingClientRect())
      return parts.flatMap((part, index) => {
        const next = parts[index + 1]
        return next && part.bottom > next.top + 1 && part.left < next.right && next.left < part.right ? [index] : []
      })
    })
    expect(overlaps).toEqual([])
    // The focus has gone to what is wrong, and nothing lies on it.
    const focused = form.locator(':focus')
    await expect(focused).toHaveAttribute('aria-invalid', 'true')
    expect(
      await focused.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [top + 2, top + height - 2].every(
          (y) => document.elementFromPoint(left + width / 2, y)?.closest('.field') === element.parentElement,
        )
      }),
    ).toBe(true)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, tolerated: [/answer 422|status of 422/] })

  for (const [language, needs, told, errors] of [
    ['en', 'This form needs JavaScript', 'Your message was not sent', ['Please enter a valid email address.', 'Please enter a message.']],
    [
      'es',
      'Este formulario necesita JavaScript',
      'Su mensaje no se envió',
      ['Escriba un correo electrónico válido.', 'Escriba un mensaje.'],
    ],
  ] as const)
    test(
      `[D-FORM-28] a form comes back with its words, what is wrong and other ways to the bank (${language})`,
      acrossSizes(language),
      async ({ page }) => {
        await page.goto(`/${language}/contact/`)
        await expect(page.locator('.contact-form-unscripted')).toContainText(needs)
        const form = formOn(page, 'support')
        await form.locator('[name=fullName]').fill('Renée "<b>" & Landry')
        await form.locator('[name=email]').fill('renee@')
        await form.locator('[name=phone]').fill('504-555-0110')
        await form.locator('[value=Phone]').check()
        await send(form).click()
        const notice = page.locator('.form-summary')
        await expect(notice).toBeFocused()
        await expect(notice).toContainText(told)
        await expect(notice.locator('a[href^="tel:"]')).toBeVisible()
        await expect(notice.locator('a[href^="mailto:hello@gulfpines.example"]')).toHaveAttribute('href', /Renée|Ren%C3%A9e/)
        await expect(form.locator('[name=fullName]')).toHaveValue('Renée "<b>" & Landry')
        await expect(form.locator('[value=Phone]')).toBeChecked()
        const wrong = form.locator('[aria-invalid=true]')
        await expect(wrong).toHaveCount(2)
        for (const [index, error] of errors.entries()) await expect(wrong.nth(index)).toHaveAccessibleDescription(error)
        await notice.locator('a[href$="-message"]').click()
        await form.locator('[name=message]').fill('\n  Please call.\nAfter five.')
        await send(form).click()
        await expect(form.locator('[name=message]')).toHaveValue('\n  Please call.\nAfter five.')
        await expect(form.locator('[name=email]')).toHaveAccessibleDescription(errors[0])
      },
    )

  test('[D-FORM-28] choices come back, and each form says what is wrong with it', async ({ page }) => {
    await page.goto('/es/contact/location/')
    const form = formOn(page, 'location')
    await form.locator('[name=state]').selectOption('MS')
    await form.locator('[name=zip]').fill('abc')
    await send(form).click()
    await expect(form.locator('[name=state]')).toHaveValue('MS')
    await expect(form.locator('[name=zip]')).toHaveAccessibleDescription('Escriba un código postal de cinco dígitos, como 70360.')
    await page.goto('/BuyAHome/')
    await send(formOn(page, 'homeAssist')).click()
    await expect(formOn(page, 'homeAssist').locator('[aria-invalid=true]')).toHaveCount(5)
    await expect(formOn(page, 'location').locator('[aria-invalid=true]')).toHaveCount(0)
    await expect(page.locator('.form-summary')).toHaveCount(1)
  })

  test('[D-FORM-28] the form for appointments, whose days come from scripts, is not shown', async ({ page }) => {
    await page.goto('/en/contact/appointment/')
    await expect(formOn(page, 'appointment')).toBeHidden()
    await expect(page.locator('.contact-form-unscripted')).toBeVisible()
  })
})

test.describe('with a script that does not come', () => {
  test.use({ tolerated: [/LiveForm|answer 422|status of 422|Failed to (?:load|fetch)|hydrat/i] })

  test('[D-FORM-28] a form is posted to its page, and sends once the script is there', async ({ page }) => {
    const script = await holdScript(page, 'LiveForm')
    await page.goto('/en/contact/')
    const form = formOn(page, 'support')
    await fillSupport(form)
    await send(form).click()
    script.fail()
    await expect(page.locator('.form-summary')).toContainText('Your message was not sent')
    expect(await wcagViolations(page, '.contact-form')).toEqual([])
    await page.unrouteAll()
    await expect(field(form, 'Message')).toHaveValue('Please call me about a boat.')
    const sent = page.waitForRequest('**/api/contact/mail/')
    await send(form).click()
    expect((await sent).postDataJSON()).toMatchObject({ message: 'Please call me about a boat.', fullName: 'Renee Landry' })
    await expect(page).toHaveURL(/\/thank-you\/$/)
  })
})
