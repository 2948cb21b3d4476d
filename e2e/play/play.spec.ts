import { expect, type Page } from '@playwright/test'
import { approves, headlineIn, opensWaiting, sendsBack, submits, workflow, writes, writesToBank } from './acts.ts'
import { type Stage, sees, signIn, test } from './stage.ts'

const [first, second] = ['Up early, and close by.', 'Up early, close by, and careful.']

/** Opens the home page in the admin and clicks on its headline. */
const opensHeadline = async (stage: Stage, page: Page) => {
  const { steps, texts, world } = stage
  await steps.click(page.getByRole('link', { name: texts.pages, exact: true }))
  await steps.click(page.getByRole('link', { name: 'ID: home' }))
  await expect(page).toHaveURL(`${world.admin}/admin/collections/pages/home`)
  await steps.click(headlineIn(page, stage))
  await expect(page.locator('.doc-drawer :focus')).toHaveAttribute('name', 'content.0.headline')
}

const client = 'Renée Landry'
const account = 'tall-pine-checking'

/** Opens a rate, changes what it earns, and submits it. */
const changesRate = async (stage: Stage, page: Page, earns: string) => {
  const { texts, steps } = stage
  await steps.click(page.getByRole('link', { name: texts.rates, exact: true }))
  await steps.click(page.getByRole('link', { name: `ID: ${account}` }))
  await steps.click(page.locator('#bands-row-0 .collapsible__toggle'))
  await steps.fill(page.locator('[name="bands.0.yield"]'), earns)
  await submits(stage, page, 'As the committee decided')
}

/** Reads what a visitor wrote, notes something, and is done with it. */
const answersMessage = async ({ texts, steps }: Stage, page: Page, name: string) => {
  await steps.click(page.getByRole('link', { name: texts.messages, exact: true }))
  await steps.click(page.getByRole('link', { name }))
  await steps.fill(page.getByLabel(texts.note, { exact: true }), 'Called, will come by on Friday.')
  await steps.click(page.getByRole('button', { name: texts.addNote, exact: true }))
  await expect(page.getByText('Called, will come by on Friday.')).toBeVisible()
  await steps.click(page.getByRole('button', { name: texts.handle }))
  await expect(page.getByText(texts.handled)).toBeVisible()
}

const seesRate = (visitor: Page, site: string, rate: string) =>
  sees(visitor, `${site}/en/rates/`, visitor.getByRole('main').getByText(rate))

const seesHeadline = (visitor: Page, site: string, headline: string) =>
  sees(visitor, `${site}/en/`, visitor.getByRole('heading', { level: 1, name: headline, exact: true }))

const takesBack = async ({ texts, steps }: Stage, page: Page) => {
  await steps.click(page.getByRole('link', { name: texts.releases, exact: true }))
  page.once('dialog', (asked) => void asked.accept())
  await steps.click(page.getByRole('button', { name: texts.again }).first())
  await expect(page.getByText(texts.stays)).toBeVisible()
}

test('a bank’s people answer a visitor, change a rate and a headline, and take a release back', async ({ stage }) => {
  const { world, texts, steps } = stage
  const [visitor, writer, approver] = [await stage.enter('en-US'), await stage.enter(), await stage.enter()]
  await visitor.goto(`${world.site}/en/`)
  const old = await visitor.getByRole('heading', { level: 1 }).innerText()

  await steps.step('visitor', 'writes to the bank', () => writesToBank(stage, visitor, client))
  const [rates, leads] = [await stage.enter(), await stage.enter()]
  await steps.step('leads reader', 'signs in', () => signIn(stage, leads, 'leads'))
  await steps.step('leads reader', 'reads the message, notes something and is done', () => answersMessage(stage, leads, client))

  await steps.step('rates editor', 'signs in', () => signIn(stage, rates, 'rates'))
  await steps.step('rates editor', 'changes a rate and submits it', () => changesRate(stage, rates, '0.0031'))

  await steps.step('writer', 'signs in', () => signIn(stage, writer, 'writer'))
  await steps.step('writer', 'opens the page and clicks on its headline', () => opensHeadline(stage, writer))
  await steps.step('writer', 'changes it, sees it and submits it', () =>
    writes(stage, writer, writer.locator('.doc-drawer'), first, 'Shorter'),
  )
  await seesHeadline(visitor, world.site, old)

  await steps.step('approver', 'signs in', () => signIn(stage, approver, 'approver'))
  await steps.step('approver', 'opens the rate under Waiting', () =>
    opensWaiting(stage, approver, texts.submitted, 'As the committee decided', account),
  )
  await steps.step('approver', 'approves it, and it is live', async () => {
    await approves(stage, approver)
    await seesRate(visitor, world.site, '0.31%')
  })
  await steps.step('approver', 'opens it under Waiting', () => opensWaiting(stage, approver, texts.submitted, 'Shorter'))
  await steps.step('approver', 'sends it back with a reason', () => sendsBack(stage, approver, 'Say what we do with money.'))

  await writer.goto(`${world.admin}/admin`)
  await steps.step('writer', 'opens it under Waiting', () => opensWaiting(stage, writer, texts.cameBack, 'Say what we do with money.'))
  await expect(workflow(writer).getByText('Say what we do with money.')).toBeVisible()
  await steps.step('writer', 'changes it, sees it and submits it', () => writes(stage, writer, writer.locator('body'), second, 'As asked'))

  await steps.step('approver', 'opens it under Waiting', () => opensWaiting(stage, approver, texts.submitted, 'As asked'))
  await steps.step('approver', 'approves it, and it is live', async () => {
    await approves(stage, approver)
    await seesHeadline(visitor, world.site, second)
  })

  await steps.step('approver', 'takes the release back', async () => {
    await takesBack(stage, approver)
    await seesHeadline(visitor, world.site, old)
  })
  console.log(`\n${steps.table()}\n`)
})
