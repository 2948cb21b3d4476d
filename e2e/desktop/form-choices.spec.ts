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

test('[D-FORM-24] [D-FORM-25] [D-FORM-27] a form counts what is left, and says at once what does not belong in it', async ({ page }) => {
  await page.goto(`/es${formPaths.location}`)
  const form = formOf(page, 'location')
  const message = form.locator('[name=message]')
  await expect(message).toHaveAccessibleDescription('Hasta 4,000 caracteres')
  await message.focus()
  await expect(page.locator('astro-island').filter({ has: form })).not.toHaveAttribute('ssr')
  await message.fill('x'.repeat(3450))
  await expect(message).toHaveAccessibleDescription('Caracteres que quedan: 550')
  const said = form.locator('.form-field [role=status]').last()
  await expect(said).toBeEmpty()
  await message.fill('x'.repeat(3990))
  await expect(said).toHaveText('Caracteres que quedan: 10')
  await message.pressSequentially('xyz')
  await expect(message).toHaveAccessibleDescription('Caracteres que quedan: 7')
  await expect(said).toHaveText('Caracteres que quedan: 10')
  await message.fill('x'.repeat(4012))
  await expect(said).toHaveText('Caracteres de más: 12')
  await form.locator('[name=city]').focus()
  await expect(message).toHaveAccessibleDescription('Escriba como máximo 4,000 caracteres')

  await message.fill('Mi tarjeta es 4111-1111-1111-1111')
  await expect(form.getByRole('alert')).toContainText('Parece un número de tarjeta')
  await expect(message).toHaveAccessibleDescription(/Parece un número de tarjeta/)
  await message.fill('Llámeme al 504-555-0110')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await form.locator('[name=fullName]').fill('\u200b\u200d')
  await form.locator('[name=zip]').fill('00000')
  await form.locator('[name=city]').focus()
  await expect(form.locator('[name=fullName]')).toHaveAccessibleDescription('Escriba su nombre completo.')
  await expect(form.locator('[name=zip]')).toHaveAccessibleDescription('Escriba un código postal que exista, de cinco dígitos, como 70360.')
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
