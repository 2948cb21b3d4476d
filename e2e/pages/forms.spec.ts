import { fieldOf, fillForm, formOf, newVisitor, sendButton, wakeForm } from '../browser/forms.ts'
import { expect, test } from '../browser/visit.ts'

test('[FORM-38] [FORM-39] [FORM-40] [D-FORM-14] the state offers three, and shows its error once it was left', async ({ page }) => {
  await page.goto('/en/heroes/')
  const form = formOf(page, 'heroes')
  const state = fieldOf(form, 'State')
  expect(
    await state.locator('option').evaluateAll((all) => all.map((one) => [one.getAttribute('value'), one.hasAttribute('disabled')])),
  ).toEqual([
    ['', true],
    ['TX', false],
    ['LA', false],
    ['MS', false],
  ])
  await wakeForm(form)
  await fieldOf(form, 'City').focus()
  await expect(state).not.toHaveAttribute('aria-invalid')
  await state.focus()
  await fieldOf(form, 'City').focus()
  await expect(state).toHaveAccessibleDescription('Please select your state.')
  await state.selectOption('LA')
  await expect(state).not.toHaveAttribute('aria-invalid')
})

test('[FORM-04] [FORM-20] [FORM-21] errors come when a field is left, and Other asks for more words', async ({ page }) => {
  await page.goto('/en/contact/location/')
  const form = formOf(page, 'location')
  await fieldOf(form, 'Email address').fill('renee@')
  await fieldOf(form, 'City').focus()
  await expect(fieldOf(form, 'Email address')).toHaveAccessibleDescription('Please enter a valid email address.')
  const other = fieldOf(form, 'Please specify')
  await expect(other).toHaveCount(0)
  await wakeForm(form)
  await fieldOf(form, 'How did you hear about us?').selectOption('Other')
  await other.focus()
  await fieldOf(form, 'City').focus()
  await expect(other).toHaveAccessibleDescription('Please specify Up to 200 characters')
  await fieldOf(form, 'How did you hear about us?').selectOption('Friend/Family')
  await expect(other).toHaveCount(0)
})

test('[FORM-42] [FORM-51] works by keyboard alone, and cannot be sent twice', async ({ page }) => {
  let asked = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/contact/mail/', async (route) => {
    asked += 1
    await released
    await route.continue()
  })
  await page.goto('/en/contact/')
  const form = formOf(page, 'support')
  await fieldOf(form, 'Full name').focus()
  await page.keyboard.type('Renee Landry')
  for (const text of ['renee@example.com', '(555) 010-1234']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: 'Phone' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Please call me about a boat.')
  await page.keyboard.press('Tab')
  await expect(form.locator('.form-call a')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sendButton(form)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form).toHaveAttribute('data-state', 'submitting')
  await expect(sendButton(form)).toBeDisabled()
  await fieldOf(form, 'Full name').press('Enter')
  release()
  await expect(page).toHaveURL(/\/thank-you\/$/)
  expect(asked).toBe(1)
})

test('is empty and ready again after Back from a success', async ({ page }) => {
  await page.goto('/en/contact/')
  await fillForm(formOf(page, 'support'), newVisitor())
  await sendButton(formOf(page, 'support')).click()
  await expect(page).toHaveURL(/\/thank-you\/$/)
  await page.goBack()
  const form = formOf(page, 'support')
  await expect(form).toHaveAttribute('data-state', 'idle')
  await expect(sendButton(form)).toBeEnabled()
  await expect(fieldOf(form, 'Message')).toHaveValue('')
  await sendButton(form).click()
  await expect(fieldOf(form, 'Full name')).toHaveAccessibleDescription('Please enter your full name.')
})

test('keeps what was written before it came to life, and a submit too', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_astro/LiveForm*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/en/contact/location/')
  const form = formOf(page, 'location')
  await fieldOf(form, 'Full name').fill('Renee Landry')
  await fieldOf(form, 'State').selectOption('MS')
  await fieldOf(form, 'How did you hear about us?').selectOption('Other')
  await sendButton(form).click()
  release()
  await expect(fieldOf(form, 'Email address')).toHaveAccessibleDescription('Please enter your email address.')
  await expect(fieldOf(form, 'Full name')).toHaveValue('Renee Landry')
  await expect(fieldOf(form, 'State')).toHaveValue('MS')
  await expect(fieldOf(form, 'Please specify')).toBeVisible()
  await expect(fieldOf(form, 'Full name')).not.toHaveAttribute('aria-invalid')
})

test('names what is wrong above the form, and leads there', async ({ page }) => {
  await page.goto('/en/contact/')
  const form = formOf(page, 'support')
  await sendButton(form).click()
  await form.getByRole('link', { name: 'Message' }).click()
  await expect(fieldOf(form, 'Message')).toBeFocused()
  await expect(page).toHaveURL(/\/en\/contact\/$/)
})
