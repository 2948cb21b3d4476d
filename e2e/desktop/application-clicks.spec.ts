import { post, standIn, toleratedApplications, windowOf } from '../browser/application-service.ts'
import { holdScript } from '../browser/held-script.ts'
import { expect, test } from '../browser/visit.ts'

test.use({ tolerated: toleratedApplications })

for (const [name, options] of [
  ['the middle button', { button: 'middle' }],
  ['Ctrl held', { modifiers: ['ControlOrMeta'] }],
  ['Shift held', { modifiers: ['Shift'] }],
] as const) {
  test(`[PROD-24] a click with ${name} sends the application too, and opens no other tab`, async ({ page, context }) => {
    const sent = await standIn(context)
    await page.goto('/en/account-products/')
    const link = page.getByRole('link', { name: 'Open Everyday Checking' })
    await windowOf(context, () => link.click({ ...options, modifiers: 'modifiers' in options ? [...options.modifiers] : [] }))
    expect(sent).toEqual([post('/servlet/open', 'GP-1001')])
    expect(context.pages()).toHaveLength(2)
  })
}

test('[PROD-24] a button that is being pressed when the scripts come sends the application all the same', async ({ page, context }) => {
  const sent = await standIn(context)
  const script = await holdScript(page, 'mount-application')
  await page.goto('/en/account-products/')
  await script.isAsked
  await page.getByRole('button', { name: 'Open Everyday Checking' }).hover()
  await page.mouse.down()
  script.release()
  await expect(page.getByRole('link', { name: 'Open Tall Pine Checking' })).toBeVisible()
  await windowOf(context, () => page.mouse.up())
  expect(sent).toEqual([post('/servlet/open', 'GP-1001')])
})
