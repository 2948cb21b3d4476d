import type { Locator, Page, Route } from '@playwright/test'
import { wcagViolations } from '../browser/axe.ts'
import { type EveryForm, everyForm, fillEvery, heldBy, type Language, openForm, pathOf, scriptOf } from '../browser/every-form.ts'
import { newVisitor, sendButton } from '../browser/forms.ts'
import { walkByKeyboard } from '../browser/keyboard-walk.ts'
import { isFullMatrix, repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'
import { siteAddress } from '../site/served-site.ts'

// Every form with every failure, in both languages and at five widths: E2E_MATRIX=1. Without it each failure meets one form at two widths.

const between = [
  [390, 844],
  [768, 1024],
  [1920, 1080],
] as const

/** The narrowest, a desk, and with the matrix those between and beyond. */
const sizes = [[320, 640], [1280, 800], ...(isFullMatrix ? between : [])] as const

const words = {
  en: {
    again: 'Send again',
    slow: 'Still sending. This takes longer than usual.',
    captcha: 'We could not verify that you are not a robot. Please try again.',
    name: ['Full name', 'Please enter your full name.', 'Enter at most 100 characters Characters too many: 1'],
    check: 'Please check these before you send',
    notSent: 'Your message was not sent',
    needs: 'This form needs JavaScript',
  },
  es: {
    again: 'Enviar de nuevo',
    slow: 'Sigue enviándose. Tarda más de lo habitual.',
    captcha: 'No pudimos verificar que usted no es un robot. Inténtelo de nuevo.',
    name: ['Nombre completo', 'Escriba su nombre completo.', 'Escriba como máximo 100 caracteres Caracteres de más: 1'],
    check: 'Revise estos datos antes de enviar',
    notSent: 'Su mensaje no se envió',
    needs: 'Este formulario necesita JavaScript',
  },
} as const satisfies Record<Language, unknown>

const call = '**/api/contact/**'

test.beforeEach(({ page }) => {
  test.slow()
  // So that nothing moves while it is looked at.
  return page.emulateMedia({ reducedMotion: 'reduce' })
})

/** At every width: all of it can be reached with Tab, is in sight and has a name, and the telephone number is there. */
const expectUsable = async (page: Page, form: Locator, phone: Locator): Promise<void> => {
  const fields = await form.evaluate((element) => [
    ...new Set([...(element as HTMLFormElement).elements].flatMap((each) => (each.checkVisibility() && each.getAttribute('name')) || [])),
  ])
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const { names, problems } = await walkByKeyboard(form)
    expect.soft(problems, `${width} px`).toEqual([])
    expect.soft(names, `${width} px`).toEqual(expect.arrayContaining(fields))
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
    await expect.soft(phone, `${width} px`).toBeVisible()
  }
  const tree = await form.ariaSnapshot()
  expect.soft(tree).toMatch(/^- form ".+"/)
  expect.soft(tree).not.toMatch(/- (?:textbox|combobox|radio|button|link)(?::| \[|$)/m)
}

/** The same, and a tool finds nothing against the form; it runs in the page. */
const expectAccessible = async (page: Page, form: Locator): Promise<void> => {
  await expectUsable(page, form, telephone(form))
  expect.soft(await wcagViolations(page, `#${await form.getAttribute('id')}`)).toEqual([])
}

const telephone = (form: Locator): Locator => form.locator('.form-call a[href^="tel:"]')

/** A message that did not arrive: the words are there, the focus is on the button, and it may be sent again. */
const expectKept = async (page: Page, form: Locator, held: unknown, language: Language): Promise<void> => {
  await expect(sendButton(form)).toHaveText(words[language].again)
  await expect(sendButton(form)).toBeEnabled()
  await expect(sendButton(form)).toBeFocused()
  expect(await heldBy(form)).toEqual(held)
  await expectAccessible(page, form)
  expect(await heldBy(form)).toEqual(held)
}

const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'refused fields': (route) => route.fulfill({ status: 422, json: { errorMessage: 'Not right: email.', fields: ['email'] } }),
  'too many messages': (route) => route.fulfill({ status: 429, json: { errorMessage: 'Too many' } }),
  'no database': (route) => route.fulfill({ status: 503, headers: { 'retry-after': '10' }, json: { errorMessage: 'Not taken' } }),
  'no network': (route) => route.abort('internetdisconnected'),
  'a captcha that is refused': (route) => route.fulfill({ status: 403, json: { errorMessage: 'Refused' } }),
  'a foreign origin': (route) => route.fulfill({ status: 403, json: { errorMessage: 'From pages of this site only' } }),
  'too large a message': (route) => route.continue({ postData: 'x'.repeat(20_000) }),
}

/** Of many tests, which one runs outside of the matrix: each failure with another form, in turns in both languages. */
const sample = (failure: number, form: EveryForm, language: Language) =>
  repeated(everyForm[failure % everyForm.length] !== form || (failure % 2 === 0 ? 'en' : 'es') !== language)

const eachForm = (failure: number, define: (form: EveryForm, language: Language, tag: ReturnType<typeof repeated>) => void): void => {
  for (const form of everyForm) for (const language of ['en', 'es'] as const) define(form, language, sample(failure, form, language))
}

test.describe('[FORM-53] [D-FORM-2] [D-FORM-19] a form meets', () => {
  test.use({ tolerated: [/./] })

  for (const [index, [failure, answer]] of Object.entries(answers).entries())
    eachForm(index, (kind, language, tag) =>
      test(`${failure}: ${kind}, ${language}`, tag, async ({ page }) => {
        await page.route(call, answer)
        const form = await openForm(page, kind, language)
        await fillEvery(form, newVisitor())
        const held = await heldBy(form)
        await sendButton(form).press('Enter')
        await expectKept(page, form, held, language)
      }),
    )

  eachForm(7, (kind, language, tag) =>
    test(`a server that is silent for ten seconds: ${kind}, ${language}`, tag, async ({ page }) => {
      const asked = Promise.withResolvers<Route>()
      await page.route(call, (route) => asked.resolve(route))
      const form = await openForm(page, kind, language)
      await fillEvery(form, newVisitor())
      const held = await heldBy(form)
      await page.clock.install()
      await sendButton(form).press('Enter')
      const route = await asked.promise
      await page.clock.fastForward(10_000)
      await expect(sendButton(form)).toHaveText(words[language].slow)
      await expect(form.locator('.form-submit')).toBeFocused()
      await expect(telephone(form)).toBeVisible()
      expect(await heldBy(form)).toEqual(held)
      await route.fulfill({ status: 503, json: { errorMessage: 'Not taken' } })
      await expectKept(page, form, held, language)
    }),
  )

  eachForm(8, (kind, language, tag) =>
    test(`a captcha that cannot be reached: ${kind}, ${language}`, tag, async ({ page }) => {
      await page.route('**/api/captcha/**', (route) => route.abort())
      const form = await openForm(page, kind, language)
      await fillEvery(form, newVisitor())
      const held = await heldBy(form)
      await sendButton(form).press('Enter')
      await expect(form.getByRole('alert')).toContainText(words[language].captcha)
      await expectKept(page, form, held, language)
    }),
  )

  for (const [index, failure] of ['nothing written', 'too long a name'].entries())
    eachForm(9 + index, (kind, language, tag) =>
      test(`${failure}: ${kind}, ${language}`, tag, async ({ page }) => {
        const form = await openForm(page, kind, language)
        const name = form.locator('[name=fullName]')
        if (index === 1) {
          await fillEvery(form, newVisitor())
          await name.fill('x'.repeat(101))
        }
        const held = await heldBy(form)
        await sendButton(form).press('Enter')
        const [label, missing, tooLong] = words[language].name
        await expect(name).toHaveAccessibleDescription(index === 1 ? tooLong : missing)
        await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
        const summary = form.getByRole('status').first()
        await expect(summary).toContainText(words[language].check)
        await expect(summary.getByRole('link', { name: label })).toBeVisible()
        expect(await heldBy(form)).toEqual(held)
        await expectAccessible(page, form)
        expect(await heldBy(form)).toEqual(held)
      }),
    )

  eachForm(11, (kind, language, tag) =>
    test(`a script that does not come: ${kind}, ${language}`, tag, async ({ page }) => {
      await page.route(scriptOf(kind), (route) => route.abort())
      if (kind === 'team') {
        await page.goto(`/${language}${pathOf(kind)}`)
        await page.locator('[data-email-now]').first().press('Enter')
        const address = page.locator('.team-directory-address a').first()
        await expect(address).toBeFocused()
        return expectInSight(page, address)
      }
      const form = await openForm(page, kind, language)
      await fillEvery(form, newVisitor(), false)
      await form.locator('[name=email]').fill('renee@')
      const held = await heldBy(form)
      await Promise.all([page.waitForURL(/\?form=/), sendButton(form).press('Enter')])
      await expectNativeAnswer(page, form, held, language)
    }),
  )
})

/** What stands in for a form is in sight and uncovered at every width. */
const expectInSight = async (page: Page, element: Locator): Promise<void> => {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await element.scrollIntoViewIfNeeded()
    // Only what nothing covers can be clicked.
    await element.click({ trial: true })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
  }
}

/** The page that answers a form without scripts: its words, what is wrong, and the telephone number, said first. */
const expectNativeAnswer = async (page: Page, form: Locator, held: unknown, language: Language): Promise<void> => {
  const notice = page.locator('.form-summary')
  await expect(notice).toBeFocused()
  await expect(notice).toHaveAccessibleName(new RegExp(words[language].notSent))
  await expectInSight(page, notice.locator('a[href^="tel:"]'))
  await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.locator('[name=email]')).toHaveAccessibleDescription(/\S+/)
  expect(await heldBy(form)).toEqual(held)
  await expectUsable(page, form, telephone(form))
}

/** A page without the form, which says so and how to call the bank. */
const expectRefused = async (page: Page, language: Language): Promise<void> => {
  await expect(page.locator('h1')).toHaveText(words[language].notSent)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expectInSight(page, page.locator('a[href^="tel:"]'))
}

test.describe('[D-FORM-28] [D-FORM-32] without scripts, a form meets', () => {
  test.use({ javaScriptEnabled: false, tolerated: [/./] })

  const failures = {
    'wrong fields': {
      status: 422,
      spoil: (form: Locator) => form.locator('[name=email]').fill('renee@'),
    },
    'far too many words': {
      status: 413,
      spoil: (form: Locator) => form.locator('textarea, [name=fullName]').last().fill('x'.repeat(270_000)),
    },
  } as const

  for (const [index, [failure, { status, spoil }]] of Object.entries(failures).entries())
    eachForm(index, (kind, language, tag) =>
      test(`${failure}: ${kind}, ${language}`, tag, async ({ page }) => {
        await page.goto(`/${language}${pathOf(kind)}`)
        if (kind === 'team') return expectInSight(page, page.locator('.team-directory-address a').first())
        const form = page.locator(`form[data-form=${kind}]`)
        await expect(page.locator('.contact-form-unscripted')).toContainText(words[language].needs)
        await fillEvery(form, newVisitor(), false)
        await spoil(form)
        const held = await heldBy(form)
        const [answer] = await Promise.all([page.waitForResponse(/\?form=/), sendButton(form).press('Enter')])
        expect(answer.status()).toBe(status)
        if (status === 422) return expectNativeAnswer(page, form, held, language)
        await expectRefused(page, language)
        await page.goBack()
        await expect.poll(async () => JSON.stringify(await heldBy(form)) === JSON.stringify(held)).toBe(true)
      }),
    )

  for (const language of ['en', 'es'] as const)
    test(`another website that posts to it, in ${language}`, async ({ page }) => {
      const foreign = `<form method="post" action="${siteAddress}/${language}/contact/?form=form-contact"><button>Send</button></form>`
      await page.route('http://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body: foreign }))
      await page.goto('http://evil.example/')
      const [answer] = await Promise.all([page.waitForResponse(/\?form=/), page.getByRole('button').click()])
      expect(answer.status()).toBe(403)
      await expectRefused(page, language)
    })
})
