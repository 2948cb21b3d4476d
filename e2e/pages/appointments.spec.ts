import type { Locator, Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { heldBy } from '../browser/every-form.ts'
import { newVisitor, watchMessages } from '../browser/forms.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { startOutage } from '../browser/outage.ts'
import { expect, test } from '../browser/visit.ts'
import { mailOf } from '../mail/inbox.ts'

const covington = '/locations/la/covington-longleaf-avenue/'
const appointment = '/contact/appointment/'

const texts = {
  en: { action: 'Ask for an appointment', notBooked: 'Nothing is booked until then.', zone: '(Central Time)', topic: 'A home loan' },
  es: {
    action: 'Pedir una cita',
    notBooked: 'Hasta entonces no hay nada reservado.',
    zone: '(hora central)',
    topic: 'Un préstamo para vivienda',
  },
} as const

const form = (page: Page) => page.locator('form[data-form=appointment]')
const select = (page: Page, name: string): Locator => form(page).locator(`select[name=${name}]`)
const send = (page: Page) => form(page).locator('button[type=submit]')

/** The options of a select that can be chosen, once there are some. */
const offered = async (page: Page, name: string): Promise<readonly string[]> => {
  const options = select(page, name).locator('option:not([disabled])')
  await expect(options).not.toHaveCount(0)
  return options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
}

/** Chooses one of the offered days and one of its times, counted from the first. */
const wish = async (page: Page, which: 'first' | 'second', day: number, time: number): Promise<readonly [string, string]> => {
  const date = (await offered(page, `${which}Date`))[day] ?? ''
  await select(page, `${which}Date`).selectOption(date)
  const clock = (await offered(page, `${which}Time`))[time] ?? ''
  await select(page, `${which}Time`).selectOption(clock)
  return [date, clock]
}

const noLongerOffered = {
  en: 'This is no longer offered. Please choose again.',
  es: 'Esto ya no se ofrece. Elija de nuevo.',
} as const

test('[D-FORM-28] a place that a program fills in, without touch or focus, brings its days', async ({ page }) => {
  await page.goto(`/es${appointment}`)
  await select(page, 'place').selectOption({ index: 2 })
  expect(await offered(page, 'firstDate')).not.toEqual([])
})

test.describe('a request that the server refuses', () => {
  test.use({ tolerated: [/api\/contact\/appointment|Failed to load resource|No appointments are taken/] })

  for (const language of ['en', 'es'] as const)
    test(`[D-FORM-34] a time that the bank no longer offers is said beside its field (${language})`, async ({ page }) => {
      const days = 24 * 60 * 60 * 1000
      // The page offers times by a clock that is late, as one does that stays open overnight.
      await page.clock.setFixedTime(Date.now() - 8 * days)
      await page.goto(`/${language}${appointment}?branch=covington-longleaf-avenue`)
      await expect(select(page, 'place')).toHaveValue('covington-longleaf-avenue')
      await select(page, 'topic').selectOption({ index: 1 })
      await wish(page, 'first', 0, 0)
      await wish(page, 'second', 12, 0)
      await form(page).locator('[name=fullName]').fill('Renée Landry')
      await form(page).locator('[name=email]').fill(newVisitor())
      await send(page).click()
      const first = select(page, 'firstTime')
      await expect(first).toHaveAccessibleDescription(noLongerOffered[language])
      await expect(first).toBeFocused()
      await expect(select(page, 'secondTime')).not.toHaveAttribute('aria-invalid', 'true')
      await expect(form(page).getByRole('status').getByRole('listitem')).toHaveCount(1)
      // It stays until another choice is made, which is then taken.
      await page.keyboard.press('Tab')
      await expect(first).toHaveAccessibleDescription(noLongerOffered[language])
      await wish(page, 'first', 11, 1)
      await expect(first).not.toHaveAttribute('aria-invalid', 'true')
      await send(page).click()
      await page.waitForURL(`**/${language}${appointment}sent/`)
    })

  test('[D-FORM-34] a refusal that names no choice of the form leaves it usable', async ({ page }) => {
    const odd = [['elsewhere'], ['email'], [], 'firstTime', null]
    const refusal = await startOutage(page, '**/api/contact/appointment/', (route) =>
      route.fulfill({ status: 422, json: { errorMessage: 'No appointments are taken', fields: odd.shift() } }),
    )
    await page.goto(`/en${appointment}?branch=covington-longleaf-avenue`)
    await expect(select(page, 'place')).toHaveValue('covington-longleaf-avenue')
    await select(page, 'topic').selectOption({ index: 1 })
    await wish(page, 'first', 1, 0)
    await wish(page, 'second', 2, 0)
    await form(page).locator('[name=fullName]').fill('Renée Landry')
    await form(page).locator('[name=email]').fill(newVisitor())
    while (odd.length > 0) {
      const before = odd.length
      await send(page).click()
      await expect.poll(() => odd.length).toBe(before - 1)
      await expect(send(page)).toHaveText('Send again')
      await expect(send(page)).toBeFocused()
    }
    await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(0)
    refusal.end()
    await send(page).click()
    await page.waitForURL(`**/en${appointment}sent/`)
  })
})

for (const language of ['en', 'es'] as const)
  test(
    `[FORM-42] [FORM-52] [LOC-21] [D-FORM-5] from its page a branch is asked for an appointment, which reaches the bank (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      const { action, notBooked, zone, topic } = texts[language]
      const sent = watchMessages(page)
      const visitor = newVisitor()
      await page.goto(`/${language}${covington}`)
      await page.getByRole('main').getByRole('link', { name: action }).click()
      await page.waitForURL(`**/${language}${appointment}?branch=covington-longleaf-avenue`)
      await expect(select(page, 'place')).toHaveValue('covington-longleaf-avenue')
      await expect(select(page, 'spokenLanguage')).toHaveValue(language)
      await expect(form(page).locator('label', { hasText: zone })).toHaveCount(2)
      await select(page, 'topic').selectOption({ label: topic })
      await select(page, 'spokenLanguage').selectOption('vi')
      const [firstDate, firstTime] = await wish(page, 'first', 3, 2)
      const [secondDate, secondTime] = await wish(page, 'second', 5, 0)
      await form(page).locator('[name=fullName]').fill('Renée Landry')
      await form(page).locator('[name=email]').fill(visitor)
      expect(await violations(page, 'form[data-form=appointment]')).toEqual([])
      await send(page).click()
      await page.waitForURL(`**/${language}${appointment}sent/`)
      await expect(page.getByRole('main')).toContainText(notBooked)
      const { recaptcha, ...body } = sent[0]?.postDataJSON() ?? {}
      expect(body).toEqual({
        ...{ place: 'covington-longleaf-avenue', topic: 'home-loan', spokenLanguage: 'vi' },
        ...{
          firstDate,
          firstTime,
          secondDate,
          secondTime,
          fullName: 'Renée Landry',
          email: visitor,
          env: 'APPOINTMENT_FORM',
          lang: language,
        },
      })
      const mail = await mailOf(visitor)
      expect(mail.subject).toBe(
        `Request for an appointment about a home loan: Covington, 418 Longleaf Avenue, Covington, LA [Appointment form, /${language}${appointment}, ${language === 'en' ? 'English' : 'Spanish'}]`,
      )
      for (const text of ['A home loan', 'Vietnamese', 'Central Time (America/Chicago)', 'Nothing is agreed on yet'])
        expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(text)
    },
  )

test('[LOC-21] [D-LOC-6] [D-LOC-14] days and times are those of the place, two hours ahead: no holidays, no Sundays, and none of another branch', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-23T16:10:00Z')
  await page.goto(`/en${appointment}?branch=covington-longleaf-avenue`)
  const dates = await offered(page, 'firstDate')
  expect(dates.slice(0, 6)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-28', '2026-11-30'])
  expect(dates).not.toContain('2026-12-25')
  expect(dates.at(-1)).toBe('2027-01-22')
  await select(page, 'firstDate').selectOption('2026-11-28')
  expect(await offered(page, 'firstTime')).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'])
  await select(page, 'firstDate').selectOption('2026-11-23')
  expect((await offered(page, 'firstTime'))[0]).toBe('12:30')
  // Natchez opens on December 7: what was chosen elsewhere is not offered there.
  await select(page, 'place').selectOption('natchez-bluff-street')
  await expect.poll(() => offered(page, 'firstDate').then(([first]) => first)).toBe('2026-12-07')
  await expect(select(page, 'firstDate')).toHaveValue('')
  await expect(select(page, 'firstTime').locator('option:not([disabled])')).toHaveCount(0)
})

for (const [language, tooSoon] of [
  ['en', 'This is less than 2 hours from now. Please choose a later time.'],
  ['es', 'Faltan menos de 2 horas. Elija una hora posterior.'],
] as const)
  test(
    `[D-LOC-14] a time that came too near while the page stayed open is refused in words (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      await page.clock.setFixedTime('2026-11-23T16:10:00Z')
      const sent = watchMessages(page)
      await page.goto(`/${language}${appointment}?branch=covington-longleaf-avenue`)
      await select(page, 'topic').selectOption({ index: 1 })
      await wish(page, 'first', 0, 0)
      await wish(page, 'second', 3, 0)
      await page.clock.setFixedTime('2026-11-23T16:50:00Z')
      await send(page).click()
      await expect(select(page, 'firstTime')).toHaveAccessibleDescription(tooSoon)
      await expect(form(page).getByRole('link', { name: /^(First choice: time|Primera opción: hora)/ })).toBeVisible()
      expect(sent).toEqual([])
    },
  )

for (const [language, label] of [
  ['en', 'Saturday, November 28 (By appointment)'],
  ['es', 'sábado, 28 de noviembre (Con cita previa)'],
] as const)
  test(`[LOC-21] [D-LOC-6] a Saturday by appointment can be asked for, in the hours of the Friday (${language})`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-23T16:10:00Z')
    await page.goto(`/${language}${appointment}?branch=houston-travis-street`)
    await offered(page, 'firstDate')
    await expect(select(page, 'firstDate').locator('option[value="2026-11-28"]')).toHaveText(label)
    await select(page, 'firstDate').selectOption('2026-11-27')
    const friday = await offered(page, 'firstTime')
    await select(page, 'firstDate').selectOption('2026-11-28')
    expect(await offered(page, 'firstTime')).toEqual(friday)
  })

test('[FORM-02] [FORM-05] [D-FORM-19] by telephone a number is needed, two times that differ, and all errors are named at once', async ({
  page,
}) => {
  const sent = watchMessages(page)
  await page.goto(`/en${appointment}`)
  await select(page, 'place').focus()
  await select(page, 'place').selectOption('telephone')
  expect(await offered(page, 'spokenLanguage')).toEqual(['en', 'es'])
  await wish(page, 'first', 2, 1)
  await wish(page, 'second', 2, 1)
  await send(page).click()
  await expect(form(page).locator('.field-error')).toHaveText([
    'Please choose what it is about.',
    'Please choose another time than your first choice.',
    'Please enter your full name.',
    'Please enter your email address.',
    'Please enter a phone number.',
  ])
  await expect(select(page, 'topic')).toBeFocused()
  expect(sent).toEqual([])
})

test.describe('while messages are refused', () => {
  test.use({ tolerated: [/503/] })

  test('[FORM-53] [FORM-56] a request stays as it was filled in, and can be sent again', async ({ page }) => {
    await page.route('**/api/contact/appointment/', (route) => route.fulfill({ status: 503, json: { errorMessage: '503' } }), { times: 1 })
    await page.goto(`/en${appointment}?branch=covington-longleaf-avenue`)
    await select(page, 'topic').selectOption('other')
    const [date, time] = await wish(page, 'first', 1, 0)
    await wish(page, 'second', 2, 0)
    await form(page).locator('[name=fullName]').fill('Renée Landry')
    await form(page).locator('[name=email]').fill(newVisitor())
    const refused = page.waitForResponse('**/api/contact/appointment/')
    await send(page).click()
    await refused
    await expect(send(page)).toBeEnabled()
    await expect(select(page, 'firstDate')).toHaveValue(date)
    await expect(select(page, 'firstTime')).toHaveValue(time)
    await send(page).click()
    await page.waitForURL('**/sent/')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('words stand in for the form, with the telephone', async ({ page }) => {
    await page.goto(`/es${appointment}`)
    await expect(page.locator('.contact-form-unscripted')).toContainText('800-555-0142')
  })

  for (const language of ['en', 'es'] as const)
    test(`[FORM-42] [D-FORM-28] the branch that the visitor came from is chosen (${language})`, async ({ page }) => {
      await page.goto(`/${language}${covington}`)
      await page.getByRole('main').getByRole('link', { name: texts[language].action }).click()
      await page.waitForURL(`**/${language}${appointment}?branch=covington-longleaf-avenue`)
      await expect(select(page, 'place')).toHaveValue('covington-longleaf-avenue')
      await expect(select(page, 'place').locator('[selected]')).toHaveCount(1)
    })

  test.describe('when the server answers', () => {
    test.use({ tolerated: [/ 422( |$)/] })
    for (const [language, wrong] of [
      ['en', 'Correct it and press the button below: the link to the email then holds all that you wrote.'],
      ['es', 'Corríjalos y pulse el botón de abajo: el enlace al correo llevará entonces todo lo que escribió.'],
    ] as const)
      test(
        `[D-FORM-28] the answer says what to do next, and never speaks of a button that sends again (${language})`,
        acrossSizes(language),
        async ({ page }) => {
          const again = page.getByText(/Send again|Enviar de nuevo/)
          await page.goto(`/${language}${appointment}?branch=covington-longleaf-avenue`)
          await expect(form(page).locator('.form-call')).toBeVisible()
          await expect(again).toBeHidden()
          await form(page).locator('[name=message]').fill('Tuesday at 10')
          await send(page).click()
          const notice = page.locator('.form-summary')
          await expect(notice).toContainText(wrong)
          await expect(again).toBeHidden()
          await select(page, 'topic').selectOption('home-loan')
          await form(page).locator('[name=fullName]').fill('Renée Landry')
          await form(page).locator('[name=email]').fill('renee@visitor.example')
          await send(page).click()
          await expect(notice.locator('a[href^="mailto:"]')).toHaveAttribute('href', /Tuesday%20at%2010/)
          await expect(notice).not.toContainText(wrong)
        },
      )
  })

  for (const [language, sentence] of [
    ['en', 'No appointments are taken at the place you came from.'],
    ['es', 'En el lugar del que viene no se dan citas.'],
  ] as const)
    test(`[D-FORM-28] a place that gives no appointments is not chosen, which is said (${language})`, async ({ page }) => {
      await page.goto(`/${language}${appointment}?branch=covington-hospital-atm`)
      await expect(page.locator('.appointment-form-said').filter({ hasText: sentence })).toBeVisible()
      await expect(select(page, 'place')).toHaveValue('')
    })
})

test('[FORM-42] [D-FORM-5] what another place does not offer is said, and so is a place without appointments', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-23T16:10:00Z')
  await page.goto(`/en${appointment}?branch=covington-hospital-atm`)
  const said = page.locator('.appointment-form-said')
  await expect(said).toHaveText(/^No appointments are taken at the place you came from\./)
  await expect(select(page, 'place')).toHaveValue('')
  await select(page, 'place').selectOption('covington-longleaf-avenue')
  await expect(said).toHaveText('')
  await select(page, 'spokenLanguage').selectOption('vi')
  await select(page, 'secondDate').selectOption('2026-11-28')
  await select(page, 'firstDate').selectOption('2026-11-24')
  await select(page, 'place').selectOption('katy-avenue-d')
  await expect(said).toHaveText(/^This place does not offer what you had chosen\. Please choose again: .*Second choice: day/)
  await expect(said).toHaveRole('status')
  await expect(select(page, 'firstDate')).toHaveValue('2026-11-24')
  await expect(select(page, 'secondDate')).toHaveValue('')
})

test('[D-FORM-2] [D-FORM-28] the place of a request stays on the way back, and gives way to the branch that asks for one', async ({
  page,
}) => {
  await page.goto(`/en${appointment}?branch=covington-longleaf-avenue`)
  await expect(select(page, 'place')).toHaveValue('covington-longleaf-avenue')
  await select(page, 'place').selectOption('katy-avenue-d')
  await form(page).locator('[name=fullName]').fill('Renée Landry')
  await page.reload()
  await expect(form(page).locator('[name=fullName]')).toHaveValue('Renée Landry')
  await expect(select(page, 'place')).toHaveValue('katy-avenue-d')
  await page.goto(`/en${covington}`)
  await page.getByRole('main').getByRole('link', { name: texts.en.action }).click()
  await expect(form(page).locator('[name=fullName]')).toHaveValue('Renée Landry')
  await expect(select(page, 'place')).toHaveValue('covington-longleaf-avenue')
  await page.goBack()
  await page.goBack()
  await expect(form(page).locator('[name=fullName]')).toHaveValue('Renée Landry')
  await expect(select(page, 'place')).toHaveValue('katy-avenue-d')
})

test('[D-FORM-2] [D-AUD-9] a branch that the address alone names is not kept as a word of the visitor’s', async ({ page }) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('forms'))
  await page.goto(`/en${appointment}?branch=covington-longleaf-avenue`)
  await expect(select(page, 'place')).toHaveValue('covington-longleaf-avenue')
  expect(await offered(page, 'firstDate')).not.toEqual([])
  expect(await kept()).toBeNull()
  await form(page).locator('[name=fullName]').fill('Renée Landry')
  await expect.poll(kept).toContain('covington-longleaf-avenue')
  await page.reload()
  await expect(form(page).locator('[name=fullName]')).toHaveValue('Renée Landry')
  await expect.poll(kept).toContain('Renée Landry')
})

test.describe('that did not arrive', () => {
  test.use({ tolerated: [/answer 503|status of 503|Not taken/] })

  test('[D-FORM-2] a request has all its choices after a reload, and is sent again', async ({ page }) => {
    const outage = await startOutage(page, '**/api/contact/**', (route) =>
      route.fulfill({ status: 503, json: { errorMessage: 'Not taken' } }),
    )
    const visitor = newVisitor()
    await page.goto(`/en${appointment}?branch=katy-avenue-d`)
    await select(page, 'place').selectOption('covington-longleaf-avenue')
    await select(page, 'topic').selectOption('home-loan')
    await select(page, 'spokenLanguage').selectOption('vi')
    await wish(page, 'first', 3, 2)
    await wish(page, 'second', 5, 1)
    await form(page).locator('[name=fullName]').fill('Renée Landry')
    await form(page).locator('[name=email]').fill(visitor)
    const held = await heldBy(form(page))
    await send(page).click()
    await expect(send(page)).toHaveText('Send again')
    // The second time with what was kept while the first brought it back.
    for (let time = 0; time < 2; time += 1) {
      await page.reload()
      await expect.poll(() => heldBy(form(page))).toEqual(held)
    }
    outage.end()
    await send(page).click()
    await page.waitForURL(`**${appointment}sent/`)
    expect((await mailOf(visitor)).text).toContain('Vietnamese')
  })
})
