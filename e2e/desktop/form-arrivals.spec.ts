import { formOf, newVisitor, openFilled, sendButton } from '../browser/forms.ts'
import { holdScripts } from '../browser/header-menus.ts'
import { expect, test } from '../browser/visit.ts'

const call = '**/api/contact/mail/'

test('[FORM-42] [D-FORM-2] a message that has arrived is said by the button until the next page is there', async ({ page }) => {
  const form = await openFilled(page, 'support', newVisitor(), 'es')
  const release = await holdScripts(page, '**/thank-you/')
  await sendButton(form).click()
  await expect(sendButton(form)).toHaveText('Su mensaje fue enviado.')
  await expect(sendButton(form)).toBeDisabled()
  await expect(form.locator('[name=message]')).toHaveValue('')
  release()
  await page.waitForURL('**/thank-you/')
})

test('[D-FORM-2] [D-TEAM-1] whoever leaves while a message is under way hears that it has arrived', async ({ page }) => {
  const form = await openFilled(page, 'support', newVisitor())
  const release = await holdScripts(page, call)
  const asked = page.waitForRequest(call)
  await sendButton(form).click()
  await asked
  await page.locator('footer a[href="/en/faq/"]').first().click()
  await page.waitForURL('**/en/faq/')
  const answer = page.waitForResponse(call)
  release()
  const reference = await (await answer).headerValue('message-reference')
  const words = `Your message was sent. The reference of your message is ${reference}.`
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
  expect(new URL(page.url()).pathname).toBe('/en/faq/')
  await page.goBack()
  await expect(page.locator('.form-reference')).toHaveText(words)
  await expect(sendButton(formOf(page, 'support'))).toHaveText('Send message')

  await page.goto('/en/business/treasury-management/team/')
  await page.locator('[data-email-now]').first().click()
  const dialog = page.getByRole('dialog')
  for (const [name, text] of Object.entries({ fullName: 'Renée Landry', phone: '504-555-0110', email: newVisitor(), message: 'Call me.' }))
    await dialog.locator(`[name=${name}]`).fill(text)
  const releaseMail = await holdScripts(page, call)
  const askedAgain = page.waitForRequest(call)
  await sendButton(dialog).click()
  await askedAgain
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  releaseMail()
  await page.waitForURL('**/thank-you/')
})

for (const [language, label] of [
  ['en', 'Send message'],
  ['es', 'Enviar mensaje'],
] as const)
  test(`[D-FORM-2] words that nobody has sent are there on the way back (${language})`, async ({ page }) => {
    const visitor = newVisitor()
    const form = await openFilled(page, 'location', visitor, language)
    await form.locator('[name=message]').fill('')
    await page.locator(`footer a[href="/${language}/faq/"]`).first().click()
    await page.waitForURL(`**/${language}/faq/`)
    await page.goBack()
    await expect(form.locator('[name=email]')).toHaveValue(visitor)
    await expect(form.locator('[name=city]')).toHaveValue('Houma')
    await expect(form.locator('[name=state]')).toHaveValue('LA')
    await expect(form.locator('[name=message]')).toHaveValue('')
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
    await expect(sendButton(form)).toHaveText(label)
    await sendButton(form).click()
    await page.waitForURL('**/thank-you/')
    await page.goBack()
    await expect(form.locator('[name=email]')).toHaveValue('')
  })
