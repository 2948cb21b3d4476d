import { expect, type Locator, type Page } from '@playwright/test'
import { formOf, sendButton } from '../browser/forms.ts'
import type { Stage } from './stage.ts'

/** What stands above the fields of a record. */
export const workflow = (page: Locator | Page) => page.locator('.workflow')
/** The headline of the page beside the form. */
export const headlineIn = (page: Page, { texts }: Stage) =>
  page.getByRole('region', { name: texts.preview }).locator('iframe').contentFrame().getByRole('heading', { level: 1 })

/** Says why the record that is open was changed, saves it as a draft, and submits it. */
export const submits = async ({ texts, steps }: Stage, form: Locator | Page, reason: string) => {
  await steps.fill(form.locator('[name=changeReason]'), reason)
  await steps.click(form.getByRole('button', { name: texts.saveDraft }))
  await steps.click(workflow(form).getByRole('button', { name: texts.submit }))
  await expect(workflow(form).getByText(texts.isSubmitted)).toBeVisible()
}

/** Writes a headline into its field, sees it on the site beside the form, and submits it. */
export const writes = async (stage: Stage, page: Page, form: Locator, headline: string, reason: string) => {
  await stage.steps.fill(form.locator('[name="content.0.headline"]'), headline)
  await expect(headlineIn(page, stage)).toHaveText(headline)
  await submits(stage, form, reason)
}

/** Opens a record from one of the lists of what waits, which say why it was changed. */
export const opensWaiting = async ({ texts, steps }: Stage, page: Page, list: string, reason: string, record = 'home-banner') => {
  await steps.click(page.getByRole('link', { name: texts.waiting, exact: true }))
  const row = page
    .getByRole('region', { name: list })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: record }) })
  await expect(row).toContainText(reason)
  await steps.click(row.getByRole('link', { name: record }))
}

const description = (page: Page) => page.locator('textarea[name=description]')

/** Types a description, and waits until the admin has answered who has the record and whether it has changed. */
export const types = async (page: Page, text: string) => {
  const answered = page.waitForResponse((response) => {
    const request = response.request()
    return 'next-action' in request.headers() && Boolean(request.postData()?.includes(text))
  })
  await description(page).fill(text)
  await answered
}

/** Opens a record that somebody else has begun to change, and takes it over: the form then comes anew, without what was typed in between. */
export const takesOver = async ({ texts }: Stage, page: Page, address: string) => {
  const takeOver = page.getByRole('button', { name: texts.takeOver })
  await expect(async () => {
    await page.goto(address)
    await expect(takeOver).toBeVisible({ timeout: 5000 })
  }).toPass()
  const locked = await description(page).elementHandle()
  await takeOver.click()
  await locked?.waitForElementState('hidden')
  await expect(description(page)).toBeEnabled()
}

/** Sends the form of the contact page. */
export const writesToBank = async ({ steps, world }: Stage, visitor: Page, fullName: string) => {
  await visitor.goto(`${world.site}/en/contact/`)
  const form = formOf(visitor, 'support')
  for (const [name, value] of [
    ['fullName', fullName],
    ['email', 'renee@visitor.example'],
    ['phone', '504-555-0110'],
    ['message', 'Please call me.'],
  ] as const)
    await steps.fill(form.locator(`[name=${name}]`), value)
  await steps.click(sendButton(form))
  await visitor.waitForURL(/\/thank-you\//)
}

/** Approves the record that is open, and waits until it is live. */
export const approves = async ({ texts, steps }: Stage, page: Page) => {
  const status = page.locator('.doc-controls .status')
  await expect(status).toContainText(texts.changed)
  // The store's own way back would publish, which everybody is refused.
  await expect(status.getByRole('button')).toHaveCount(0)
  await steps.click(workflow(page).getByRole('button', { name: texts.approve }))
  await expect(workflow(page).getByText(texts.live)).toBeVisible()
  await expect(status).toContainText(texts.published)
}

/** Sends the record that is open back to whoever wrote it, and says why. */
export const sendsBack = async ({ texts, steps }: Stage, page: Page, reason: string) => {
  await steps.fill(workflow(page).getByLabel(texts.comment, { exact: true }), reason)
  await steps.click(workflow(page).getByRole('button', { name: texts.sendBack }))
  await expect(workflow(page).getByText(texts.isBack)).toBeVisible()
}
