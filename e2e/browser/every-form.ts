import { expect, type Locator, type Page } from '@playwright/test'
import { fillForm, formOf, formPaths, type Kind } from './forms.ts'

export type Language = 'en' | 'es'
export type EveryForm = Kind | 'appointment' | 'team'

/** Every form that visitors can write to the bank with. */
export const everyForm: readonly EveryForm[] = ['support', 'location', 'product', 'heroes', 'homeAssist', 'appointment', 'team']

export const pathOf = (form: EveryForm): string =>
  ({ ...formPaths, appointment: '/contact/appointment/', team: '/business/treasury-management/team/' })[form]

/** The script without which a form is not alive. */
export const scriptOf = (form: EveryForm): RegExp =>
  ({ appointment: /\/LiveAppointmentForm\./, team: /\/LiveTeamDirectory\./ })[form as string] ?? /\/LiveForm\./

/** Opens the page of a form, and the form itself where a button opens it. */
export const openForm = async (page: Page, form: EveryForm, language: Language): Promise<Locator> => {
  await page.goto(`/${language}${pathOf(form)}`)
  if (form === 'team') await page.locator('[data-email-now]').first().click()
  return form === 'team' ? formOf(page, 'support') : page.locator(`form[data-form=${form}]`)
}

/** Chooses one of the options of a select once there are some. */
const choose = async (form: Locator, name: string, index: number): Promise<void> => {
  const select = form.locator(`select[name=${name}]`)
  const option = select.locator('option:not([disabled])').nth(index)
  await select.selectOption((await option.getAttribute('value')) ?? '')
}

/** Fills every field and makes every choice that is not made already; those that come from scripts where they run. */
export const fillEvery = async (form: Locator, visitor: string, hasScripts = true): Promise<void> => {
  if ((await form.getAttribute('data-form')) === 'appointment') {
    // A choice without a focus, which no visitor makes, brings no form to life.
    await form.locator('[name=place]').focus()
    await form.locator('[name=place]').selectOption('telephone')
    await choose(form, 'topic', 1)
    if (hasScripts) {
      for (const name of ['spokenLanguage', 'firstDate', 'firstTime']) await choose(form, name, 0)
      for (const name of ['secondDate', 'secondTime']) await choose(form, name, 2)
    }
  }
  await fillForm(form, visitor)
  const call = form.locator('[value=Phone]')
  if ((await call.count()) === 0) return
  // While a script is on its way, a choice counts only once it is there or has failed.
  await call.click()
  await expect(call).toBeChecked()
}

/** All that a form holds: texts, choices and what is pressed in. */
export const heldBy = (form: Locator): Promise<readonly (readonly string[])[]> =>
  form.evaluate((element) => [...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, String(value)]))
