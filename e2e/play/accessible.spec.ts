import { expect, type Page } from '@playwright/test'
import { wcagViolations } from '../browser/axe.ts'
import { approves, sendsBack, submits, workflow, writesToBank } from './acts.ts'
import { type Stage, signIn, test } from './stage.ts'

const client = 'Zoé Broussard'
const widths = [1280, 390] as const
type Pages = ReadonlyMap<(typeof widths)[number], Page>

/** What a part says until it has what it shows. */
const loading = /^[\p{L} ]+…$/u

/** What visitors leave behind for the lists of the admin: a message, an answer below a page, and an address without a page. */
const visit = async (stage: Stage) => {
  const { world, enter } = stage
  const visitor = await enter('en-US')
  await writesToBank(stage, visitor, client)
  await visitor.goto(`${world.site}/en/personal/checking/`)
  await visitor.getByRole('form', { name: 'Was this page useful?' }).getByRole('button', { name: 'No' }).click()
  await expect(visitor.locator('#useful-thanks')).toBeVisible()
  for (let times = 0; times < 4; times += 1)
    await visitor.goto(`${world.site}/en/personal/checking-accounts/`, { referer: `${world.site}/en/personal/` })
}

const banner = 'collections/blocks/home-banner'

/** A writer gives the first banner of the home page another link, and submits it. */
const submitsLink = async (stage: Stage, writer: Page, link: string) => {
  await writer.goto(`${stage.world.admin}/admin/${banner}`)
  await stage.steps.fill(writer.locator('[name="content.0.link"]'), link)
  await submits(stage, writer, 'The accounts have moved')
}

/** A writer describes a page otherwise, and submits it: of two drafts some are chosen. */
const submitsDescription = async (stage: Stage, writer: Page, path: string) => {
  await writer.goto(`${stage.world.admin}/admin/${path}`)
  await stage.steps.fill(writer.locator('textarea[name=description]'), 'What we do, and for whom.')
  await submits(stage, writer, 'It was said at too great a length')
}

/** Approves the banner as it is saved, past the form; answers the status. Runs in a page of the admin. */
const approveByCall = async (): Promise<number> => {
  const record = { slug: 'blocks', id: 'home-banner' }
  const { version } = await (await fetch(`/api/workflow/record?${new URLSearchParams(record)}`)).json()
  const body = JSON.stringify({ ...record, action: 'approved', seen: version })
  return (await fetch('/api/workflow/review', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status
}

/** Looks at one part of the admin at each width, and leaves a picture of it beside the results. */
const look = async (pages: Pages, name: string, part: string) => {
  for (const [width, page] of pages) {
    await page.locator(part).first().waitFor()
    await expect(page.locator(part).getByText(loading)).toHaveCount(0)
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${name} scrolls sideways`).toBeLessThanOrEqual(width)
    expect.soft(await wcagViolations(page, part), `${name} at ${width} px`).toEqual([])
  }
}

test('own parts of the admin break no rule of WCAG 2.2 AA at 1280 and 390 px, and no other host is asked', async ({ stage }) => {
  const { world, texts, steps } = stage
  const writer = await stage.enter()
  await steps.step('visitor', 'leaves something behind', () => visit(stage))
  await steps.step('writer', 'submits a link that leads nowhere', async () => {
    await signIn(stage, writer, 'writer')
    await submitsLink(stage, writer, '/no-such-page/')
    await submitsDescription(stage, writer, 'collections/pages/about')
  })

  const foreign: string[] = []
  const pages: Pages = new Map(await Promise.all(widths.map(async (width) => [width, await stage.enter()] as const)))
  for (const [width, page] of pages) {
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (/^http/.test(protocol) && hostname !== new URL(world.admin).hostname) foreign.push(request.url())
    })
    await signIn(stage, page, 'administrator')
    await page.setViewportSize({ width, height: 900 })
  }
  const show = async (name: string, path: string, part = '.workflow-view') => {
    for (const page of pages.values()) await page.goto(`${world.admin}/admin/${path}`)
    await look(pages, name, part)
  }
  await show('account', 'account', '.account-tools')
  for (const page of pages.values()) {
    const current = page.locator('[name=currentPassword]')
    await expect(current).toHaveCount(0)
    await page.locator('[name=email]').fill('somebody-else@gulfpines.example')
    await expect(current).toBeVisible()
    await expect(page.getByLabel(texts.currentPassword)).toBeVisible()
  }
  await look(pages, 'current-password', '.collection-edit__form .field-type.password')
  // Its headings are the store's own.
  await show('history', 'collections/history', '.collection-list tbody')
  await show('waiting', 'waiting')
  await show('leads', 'leads')
  for (const page of pages.values()) {
    await page.getByRole('link', { name: client }).click()
    await page.locator('.lead-fields').waitFor()
  }
  await look(pages, 'message', '.workflow-view')
  // Counts are written down from time to time.
  for (const page of pages.values())
    await expect(async () => {
      await page.goto(`${world.admin}/admin/page-reports`)
      await expect(page.locator('tbody')).toHaveCount(2, { timeout: 2000 })
    }).toPass()
  await look(pages, 'page-reports', '.workflow-view')
  // Its long name stands in the header.
  await show('location', 'collections/locations/houston-heights-yaupon-street', '.workflow')
  await show('record', banner, '.workflow')
  await look(pages, 'preview', '.preview-choices')
  for (const [width, page] of pages) {
    const [form, site] = await Promise.all([page.locator('.workflow').boundingBox(), page.locator('.preview-pane').boundingBox()])
    if (!form || !site) throw new Error('Form and site are not both there.')
    expect.soft(form.x + form.width <= site.x || form.y + form.height <= site.y, `form and site lie apart at ${width} px`).toBe(true)
  }

  const [approver] = pages.values()
  if (!approver) throw new Error('Nobody looks.')
  await steps.step('administrator', 'is offered no approval of a link that leads nowhere', async () => {
    await approver.goto(`${world.admin}/admin/${banner}`)
    await expect(workflow(approver).locator('li').filter({ hasText: texts.deadLink }).first()).toBeVisible()
    await expect(workflow(approver).getByText(texts.mendFirst)).toBeVisible()
    await expect(workflow(approver).getByRole('button', { name: texts.approve })).toBeDisabled()
  })
  await look(new Map([[1280, approver]]), 'to-mend', '.workflow')
  await look(new Map([[1280, approver]]), 'preview-said', '.preview-said')
  expect(await approver.evaluate(approveByCall)).toBe(422)
  await steps.step('administrator', 'sends it back', () => sendsBack(stage, approver, 'Link to a page that is there.'))
  // What a program saves is not checked, and is refused only when it would go live.
  await world.run('e2e/play/publish-unchecked.ts', 'home-banner')
  for (const path of ['waiting', '', banner])
    await expect(async () => {
      await approver.goto(`${world.admin}/admin/${path}`)
      await expect(approver.locator('.workflow-warning').filter({ hasText: texts.refused })).toContainText(texts.deadLink, {
        timeout: 5000,
      })
    }).toPass()
  await look(new Map([[1280, approver]]), 'refused', '.workflow')
  await steps.step('writer', 'mends it', () => submitsLink(stage, writer, '/contact/'))
  await steps.step('administrator', 'approves it, and it is live', async () => {
    await approver.goto(`${world.admin}/admin/${banner}`)
    await approves(stage, approver)
  })
  await look(new Map([[1280, approver]]), 'live', '.workflow')
  await show('releases', 'releases')
  expect(foreign).toEqual([])

  const signedOut: Pages = new Map(await Promise.all(widths.map(async (width) => [width, await stage.enter()] as const)))
  for (const path of ['login', 'forgot'])
    for (const [width, page] of signedOut) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${world.admin}/admin/${path}`)
      await look(new Map([[width, page]]), path, '.sign-in')
    }
})
