import { wcagViolations } from '../browser/axe.ts'
import { controlsOf, fieldOf, formOf, type Kind, sendButton } from '../browser/forms.ts'
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
  message: { en: 'Please enter a message. Up to 4,000 characters', es: 'Escriba un mensaje. Hasta 4,000 caracteres' },
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
const forms: readonly { ids: string; path: string; kind: Kind; shown: readonly Shown[] }[] = [
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

for (const { ids, path, kind, shown } of forms)
  for (const language of ['en', 'es'] as const)
    test(
      `${ids} the form of /${language}${path} has its fields, and says in words what is missing`,
      acrossSizes(language),
      async ({ page }) => {
        await page.goto(`/${language}${path}`)
        const form = formOf(page, kind)
        await expect(controlsOf(form)).toHaveCount(shown.length)
        for (const [index, { label }] of shown.entries())
          await expect(controlsOf(form).nth(index)).toHaveAccessibleName(fields[label][language])
        await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
        await sendButton(form).click()
        for (const [index, { error }] of shown.entries()) {
          const control = controlsOf(form).nth(index)
          if (error) await expect(control).toHaveAccessibleDescription(errors[error][language])
          else await expect(control).not.toHaveAttribute('aria-invalid')
        }
        await expect(controlsOf(form).first()).toBeFocused()
        expect(await wcagViolations(page, `form[data-form=${kind}]`)).toEqual([])
      },
    )

test('[FORM-16] [FORM-19] [FORM-65] [D-FORM-10] [D-FORM-11] a campaign page has the location form without its options', async ({
  page,
}) => {
  await page.goto('/BuyAHome/')
  const form = formOf(page, 'location')
  expect(await controlsOf(form).evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual([
    ...['fullName', 'email', 'phone', 'city', 'state', 'message'],
  ])
})

test('[FORM-24] [FORM-25] [FORM-26] [FORM-66] [D-FORM-12] a page of a product has the product form, its zip called required and not insisted on', async ({
  page,
}) => {
  await page.goto('/performancechecking/')
  const form = formOf(page, 'product')
  const zip = fieldOf(form, 'ZIP code (required)')
  await expect(zip).not.toHaveAttribute('aria-required')
  await sendButton(form).click()
  await expect(fieldOf(form, 'Full name')).toHaveAttribute('aria-invalid', 'true')
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
  await sendButton(formOf(page, 'homeAssist')).click()
  await expect(fieldOf(formOf(page, 'homeAssist'), 'City')).toHaveAccessibleDescription('Please enter your city.')
  await expect(formOf(page, 'location').locator('[aria-invalid]')).toHaveCount(0)
  await expect(fieldOf(formOf(page, 'location'), 'City')).toHaveAccessibleDescription('')
})

for (const { path, kind } of forms)
  test(`${path} with all its errors needs no scrolling sideways at 320 px, and hides nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    // So that the page does not move while it is looked at.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/es${path}`)
    const form = formOf(page, kind)
    await sendButton(form).click()
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
