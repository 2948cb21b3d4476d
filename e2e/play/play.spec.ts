import { expect, type Locator, type Page } from '@playwright/test'
import { type Stage, signIn, test } from './stage.ts'

const [first, second] = ['Up early, and close by.', 'Up early, close by, and careful.']

const workflow = (page: Locator | Page) => page.locator('.workflow')
const headlineIn = (page: Page, { texts }: Stage) =>
  page.getByRole('region', { name: texts.preview }).locator('iframe').contentFrame().getByRole('heading', { level: 1 })

/** Opens the home page in the admin and clicks on its headline. */
const opensHeadline = async (stage: Stage, page: Page) => {
  const { steps, world } = stage
  await steps.click(page.getByRole('link', { name: 'Pages', exact: true }))
  await steps.click(page.getByRole('link', { name: 'ID: home' }))
  await expect(page).toHaveURL(`${world.admin}/admin/collections/pages/home`)
  await steps.click(headlineIn(page, stage))
  await expect(page.locator('.doc-drawer :focus')).toHaveAttribute('name', 'content.0.headline')
}

/** Writes a headline into its field, sees it on the site beside the form, and submits it. */
const writes = async (stage: Stage, page: Page, form: Locator, headline: string, reason: string) => {
  const { texts, steps } = stage
  await steps.fill(form.locator('[name="content.0.headline"]'), headline)
  await steps.fill(form.locator('[name=changeReason]'), reason)
  await steps.click(form.getByRole('button', { name: texts.saveDraft }))
  await expect(headlineIn(page, stage)).toHaveText(headline)
  await steps.click(workflow(form).getByRole('button', { name: texts.submit }))
  await expect(workflow(form).getByText(texts.isSubmitted)).toBeVisible()
}

/** Opens the banner of the home page from one of the lists of what waits. */
const opensWaiting = async ({ texts, steps }: Stage, page: Page, list: string) => {
  await steps.click(page.getByRole('link', { name: texts.waiting, exact: true }))
  await steps.click(page.getByRole('region', { name: list }).getByRole('link', { name: 'home-banner' }))
}

const sendsBack = async ({ texts, steps }: Stage, page: Page, reason: string) => {
  await steps.fill(workflow(page).getByLabel(texts.comment, { exact: true }), reason)
  await steps.click(workflow(page).getByRole('button', { name: texts.sendBack }))
  await expect(workflow(page).getByText(texts.isBack)).toBeVisible()
}

const approves = async ({ texts, steps }: Stage, page: Page) => {
  await steps.click(workflow(page).getByRole('button', { name: texts.approve }))
  await expect(workflow(page).getByText(texts.live)).toBeVisible()
}

const takesBack = async ({ texts, steps }: Stage, page: Page) => {
  await steps.click(page.getByRole('link', { name: texts.releases, exact: true }))
  await steps.click(page.getByRole('button', { name: texts.again }).first())
  await expect(page.getByText(texts.stays)).toBeVisible()
}

const headlineIs = async (visitor: Page, address: string, headline: string) => {
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(headline)
}

test('editors change a headline, send it back, publish it and take it back', async ({ stage }) => {
  const { world, texts, steps } = stage
  const home = `${world.site}/en/`
  const [visitor, writer, approver] = [await stage.enter('en-US'), await stage.enter(), await stage.enter()]
  await visitor.goto(home)
  const old = await visitor.getByRole('heading', { level: 1 }).innerText()

  await steps.step('writer', 'signs in', () => signIn(stage, writer, 'writer'))
  await steps.step('writer', 'opens the page and clicks on its headline', () => opensHeadline(stage, writer))
  await steps.step('writer', 'changes it, sees it and submits it', () =>
    writes(stage, writer, writer.locator('.doc-drawer'), first, 'Shorter'),
  )
  await headlineIs(visitor, home, old)

  await steps.step('approver', 'signs in', () => signIn(stage, approver, 'approver'))
  await steps.step('approver', 'opens it under Waiting', () => opensWaiting(stage, approver, texts.submitted))
  await steps.step('approver', 'sends it back with a reason', () => sendsBack(stage, approver, 'Say what we do with money.'))

  await writer.goto(`${world.admin}/admin`)
  await steps.step('writer', 'opens it under Waiting', () => opensWaiting(stage, writer, texts.cameBack))
  await expect(workflow(writer).getByText('Say what we do with money.')).toBeVisible()
  await steps.step('writer', 'changes it, sees it and submits it', () => writes(stage, writer, writer.locator('body'), second, 'As asked'))

  await steps.step('approver', 'opens it under Waiting', () => opensWaiting(stage, approver, texts.submitted))
  await steps.step('approver', 'approves it, and it is live', () => approves(stage, approver))
  await headlineIs(visitor, home, second)

  await steps.step('approver', 'takes the release back', () => takesBack(stage, approver))
  await headlineIs(visitor, home, old)
  console.log(`\n${steps.table()}\n`)
})
