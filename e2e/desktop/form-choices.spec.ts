import { fillForm, formOf, formPaths, newVisitor, openFilled, sendButton, watchMessages } from '../browser/forms.ts'
import { expect, test } from '../browser/visit.ts'
import { mailOf } from '../mail/inbox.ts'

test('[FORM-07] [FORM-08] [FORM-09] the support form answers by email unless a telephone call is chosen', async ({ page }) => {
  const visitor = newVisitor()
  const sent = watchMessages(page)
  const form = await openFilled(page, 'support', visitor)
  const ways = form.getByRole('radio')
  await expect(ways).toHaveCount(2)
  await expect(form.getByRole('radio', { name: 'Email' })).toBeChecked()
  // What visitors do not see may be missing: the message goes to the bank all the same.
  expect(await form.locator('[name=subject], [name=mailto], [name=source]').count()).toBe(0)
  await form.getByRole('radio', { name: 'Phone' }).check()
  await sendButton(form).click()
  await page.waitForURL('**/thank-you/')
  expect(sent.map((request) => request.postDataJSON().preferredMethodOfContact)).toEqual(['Phone'])
  expect((await mailOf(visitor)).to).toEqual(['care@gulfpines.example'])
})

test('[FORM-22] the second form offers six ways of having heard of the bank', async ({ page }) => {
  await page.goto(`/en${formPaths.location}`)
  const options = formOf(page, 'location').locator('[name=whereDidYouHearAboutUs] option:not([disabled])')
  await expect(options).toHaveText(['Newspaper/Magazine', 'Online (not Social Media)', 'Social Media', 'Friend/Family', 'Banker', 'Other'])
})

for (const kind of ['heroes', 'homeAssist'] as const)
  test(`[FORM-33] [FORM-34] the ${kind} form takes any telephone text, and no malformed email address`, async ({ page }) => {
    await page.goto(`/en${formPaths[kind]}`)
    const form = formOf(page, kind)
    await fillForm(form, 'renee@')
    await form.locator('[name=phone]').fill('ask at the dock')
    await sendButton(form).click()
    await expect(form.locator('[name=email]')).toHaveAccessibleDescription('Please enter a valid email address.')
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(1)
  })
