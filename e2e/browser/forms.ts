import { randomBytes } from 'node:crypto'
import { expect, type Locator, type Page, type Request } from '@playwright/test'

export type Kind = 'support' | 'location' | 'product' | 'heroes' | 'homeAssist'

/** Where each form stands, written without a language. */
export const formPaths = {
  support: '/contact/',
  location: '/contact/location/',
  product: '/contact/product/',
  heroes: '/heroes/',
  homeAssist: '/home-assist/',
} as const satisfies Record<Kind, string>

/** A mail address that nobody else writes from, so that its mail is found again. Letters alone: random digits may be those of a card. */
export const newVisitor = (): string => `${Array.from(randomBytes(20), (byte) => 'abcdefghijklmnop'[byte % 16]).join('')}@visitor.example`

const values = {
  fullName: 'Renée Landry',
  phone: '504-555-0110',
  message: 'Please call me.\nAfter five.',
  city: 'Houma',
  state: 'LA',
  zip: '70360',
  whereDidYouHearAboutUs: 'Banker',
} as const

export const formOf = (page: Page, kind: Kind | 'appointment'): Locator => page.locator(`form[data-form="${kind}"]`)
export const fieldOf = (form: Locator, label: string): Locator => form.getByLabel(label, { exact: true })
/** Texts and selects that a visitor fills in. */
export const controlsOf = (form: Locator): Locator => form.locator('input:not([type=radio]), select, textarea')
export const sendButton = (form: Locator): Locator => form.locator('button[type=submit]')

/** Touches a form, and waits until it has come to life. */
export const wakeForm = async (form: Locator): Promise<void> => {
  await controlsOf(form).first().focus()
  await expect(form.page().locator('astro-island').filter({ has: form })).not.toHaveAttribute('ssr')
}

/** Fills every field that a form has, and chooses in its selects. */
export const fillForm = async (form: Locator, visitor: string): Promise<void> => {
  // Fields are counted below, which waits for nothing.
  await form.waitFor()
  for (const [name, value] of Object.entries({ ...values, email: visitor })) {
    // Forms for appointments hold a field that is shown only where scripts are off.
    const field = form.locator(`[name="${name}"]`).filter({ visible: true })
    if ((await field.count()) === 0) continue
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(value)
    else await field.fill(value)
  }
}

/** Opens the page of a form and fills it. */
export const openFilled = async (page: Page, kind: Kind, visitor: string, language = 'en'): Promise<Locator> => {
  await page.goto(`/${language}${formPaths[kind]}`)
  const form = formOf(page, kind)
  await fillForm(form, visitor)
  return form
}

/** Every message that the page sends from now on. */
export const watchMessages = (page: Page): readonly Request[] => {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/api/contact/')) sent.push(request)
  })
  return sent
}

/** The idempotency keys of messages. */
export const keysOf = (sent: readonly Request[]): readonly (string | undefined)[] =>
  sent.map((request) => request.headers()['idempotency-key'])
