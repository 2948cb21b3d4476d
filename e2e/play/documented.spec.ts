import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { headlineIn, workflow } from './acts.ts'
import { labels } from './labels.ts'
import { sees, signIn, test } from './stage.ts'

const document = readFileSync(new URL('../../docs/editors.md', import.meta.url), 'utf8')
const chapter = document.slice(document.indexOf('\n## Change a page'), document.indexOf('\n## Mails'))

/** What the document calls something that is pressed or filled in. Throws for what its chapter does not name. */
const named = (key: keyof typeof labels.en): string => {
  const name = String(labels.en[key])
  if (!chapter.includes(`**${name}**`)) throw new Error(`docs/editors.md does not name ${name} where it says how to change a page.`)
  return name
}

const headline = 'Up early, and careful with your money.'

test('whoever follows docs/editors.md alone changes a headline, sees it, has it approved and live', async ({ stage }) => {
  const { world, steps } = stage
  const [writer, approver, visitor] = [await stage.enter(), await stage.enter(), await stage.enter()]
  await steps.step('writer', 'signs in', () => signIn(stage, writer, 'writer'))
  await steps.step('writer', '1. opens the page, and its headline by a click beside the form', async () => {
    await steps.click(writer.getByRole('link', { name: named('pages'), exact: true }))
    await steps.click(writer.getByRole('link', { name: 'ID: home' }))
    await steps.click(headlineIn(writer, stage))
    await expect(writer.locator('.doc-drawer :focus')).toHaveAttribute('name', 'content.0.headline')
  })
  const form = writer.locator('.doc-drawer')
  await steps.step('writer', '1. changes it, sees it and says why', async () => {
    await steps.fill(form.locator(':focus'), headline)
    await expect(headlineIn(writer, stage)).toHaveText(headline)
    await steps.fill(form.getByLabel(named('reason')), 'Shorter')
  })
  await steps.step('writer', '2. and 3. saves and submits it', async () => {
    await steps.click(form.getByRole('button', { name: named('saveDraft') }))
    await steps.click(workflow(form).getByRole('button', { name: named('submit') }))
    await expect(workflow(form).getByText(labels.en.isSubmitted)).toBeVisible()
  })
  await steps.step('approver', 'signs in', () => signIn(stage, approver, 'approver'))
  await steps.step('approver', '4. opens it under Waiting', async () => {
    await steps.click(approver.getByRole('link', { name: named('waiting'), exact: true }))
    await steps.click(approver.getByRole('link', { name: 'home-banner' }))
    await expect(headlineIn(approver, stage)).toHaveText(headline)
    await expect(workflow(approver).getByRole('row').filter({ hasText: headline })).toBeVisible()
  })
  await steps.step('approver', '4. and 5. approves it, and it is live', async () => {
    await steps.click(workflow(approver).getByRole('button', { name: named('approve') }))
    await expect(workflow(approver).getByText(labels.en.live)).toBeVisible()
    await sees(visitor, `${world.site}/en/`, visitor.getByRole('heading', { level: 1, name: headline }))
  })
  console.log(`\n${steps.table()}\n`)
})
