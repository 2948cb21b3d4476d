import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test'
import { type AdminLanguage, labels } from './labels.ts'
import { Steps } from './steps.ts'
import { type DatabaseKind, emailOf, inWorld, password, type Role, type World } from './world.ts'

export type Options = { readonly database: DatabaseKind; readonly language: AdminLanguage }

/** What an act needs: the bank, who plays in which language, and what is counted. */
export type Stage = {
  readonly world: World
  readonly texts: (typeof labels)[AdminLanguage]
  readonly language: AdminLanguage
  readonly steps: Steps
  /** A browser of its own for somebody. */
  readonly enter: (locale?: string) => Promise<Page>
}

const enterBy =
  (browser: Browser, own: string) =>
  async (locale = own) =>
    (await browser.newContext({ locale })).newPage()

/** `test` with the stage set up: a world that is started once for each database and language. */
export const test = base.extend<{ stage: Stage }, Options & { world: World }>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  language: ['en', { option: true, scope: 'worker' }],
  world: [({ database }, use) => inWorld(database, use), { scope: 'worker', timeout: 30 * 60_000 }],
  stage: async ({ browser, world, language }, use) => {
    await use({
      world,
      language,
      texts: labels[language],
      steps: new Steps(),
      enter: enterBy(browser, language === 'en' ? 'en-US' : 'es-US'),
    })
  },
})

/** Opens the admin and signs in. */
export const signIn = async ({ world, texts, steps }: Stage, page: Page, role: Role): Promise<void> => {
  await page.goto(`${world.admin}/admin`)
  await steps.fill(page.getByLabel(texts.email), emailOf(role))
  await steps.fill(page.getByLabel(texts.password), password)
  await steps.click(page.getByRole('button', { name: texts.login }))
  await expect(page.getByRole('link', { name: role === 'leads' ? texts.messages : texts.waiting, exact: true })).toBeVisible()
}

/** A visitor who opens the page again and again: the site's server loads a release after it was put in force. */
export const sees = (visitor: Page, address: string, shown: Locator) =>
  expect(async () => {
    await visitor.goto(address)
    await expect(shown.first()).toBeVisible({ timeout: 1000 })
  }).toPass()
