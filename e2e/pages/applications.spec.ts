import { post, standIn, toleratedApplications, windowOf } from '../browser/application-service.ts'
import { goOn, isKept, mark } from '../browser/in-app.ts'
import { acrossSizes, repeated } from '../browser/matrix.ts'
import { tracked } from '../browser/tracked.ts'
import { expect, test } from '../browser/visit.ts'

test.use({ tolerated: toleratedApplications })

const texts = {
  en: { resume: 'Pick up where you left off', newWindow: '(opens in a new window)', products: ['Everyday Checking', 'Tall Pine Checking'] },
  es: { resume: 'Siga donde la dejó', newWindow: '(se abre en otra ventana)', products: ['Cuenta Diaria', 'Cuenta Pino Alto'] },
} as const

const wordsOn = { en: (product: string) => `Open ${product}`, es: (product: string) => `Abrir ${product}` } as const

for (const language of ['en', 'es'] as const) {
  const { resume, newWindow, products } = texts[language]
  const address = `/${language}/account-products/`

  for (const javaScriptEnabled of [true, false]) {
    const [role, scripts] = javaScriptEnabled ? (['link', 'with'] as const) : (['button', 'without'] as const)

    test.describe(`in ${language}, ${scripts} scripts`, javaScriptEnabled ? acrossSizes(language) : repeated(language === 'es'), () => {
      test.use({ javaScriptEnabled })

      test(`[PROD-21] [PROD-22] [PROD-23] [PROD-24] [D-PROD-3] a ${role} continues an application in a new window`, async ({
        page,
        context,
      }) => {
        const sent = await standIn(context)
        await page.goto(address)
        const control = page.getByRole(role, { name: `${resume} ${newWindow}`, exact: true })
        const opened = await windowOf(context, () => control.click())
        expect(sent).toEqual([post('/service/continue', '5501905')])
        if (javaScriptEnabled) expect(await opened.evaluate(() => window.opener)).toBeNull()
        expect(new URL(page.url()).pathname).toBe(address)
      })

      test(`[PROD-17] [PROD-18] [PROD-25] [PROD-26] [D-PROD-2] a ${role} opens the account that it names in a new window`, async ({
        page,
        context,
      }) => {
        const sent = await standIn(context)
        await page.goto(address)
        for (const product of products) {
          const control = page.getByRole(role, { name: `${wordsOn[language](product)} ${newWindow}`, exact: true })
          await (await windowOf(context, () => control.click())).close()
        }
        expect(sent).toEqual([post('/servlet/open', 'GP-1001'), post('/servlet/open', 'GP-1003')])
      })

      test(`[PROD-24] each form has one control, a ${role}`, async ({ page }) => {
        await page.goto(address)
        const forms = page.locator('main form[data-application]')
        await expect(forms.getByRole(role)).toHaveCount(await forms.count())
        await expect(forms.getByRole(role === 'link' ? 'button' : 'link')).toHaveCount(0)
        expect(await forms.count()).toBeGreaterThan(8)
      })
    })
  }

  test(
    `[PROD-24] [PROD-26] in ${language}, Enter on the links does as a click does`,
    repeated(language === 'es'),
    async ({ page, context }) => {
      const sent = await standIn(context)
      await page.goto(address)
      for (const name of [resume, wordsOn[language](products[1])]) {
        const link = page.getByRole('link', { name: `${name} ${newWindow}`, exact: true })
        await link.focus()
        await expect(link).toBeFocused()
        await (await windowOf(context, () => page.keyboard.press('Enter'))).close()
      }
      expect(sent).toEqual([post('/service/continue', '5501905'), post('/servlet/open', 'GP-1003')])
      expect(new URL(page.url()).hash).toBe('')
    },
  )
}

test('[D-PROD-7] [D-ANAL-2] an application is sent without a question, and recorded once', async ({ page, context }) => {
  await standIn(context)
  await page.goto('/en/account-products/')
  await windowOf(context, () => page.getByRole('link', { name: wordsOn.en(texts.en.products[0]) }).click())
  await expect(page.locator('[data-external-dialog]')).toBeHidden()
  expect(await tracked(page, 'product')).toEqual([expect.objectContaining({ action: 'open account', label: 'everyday-checking' })])
})

test('[PROD-24] the links are there after in-app navigation, too', async ({ page, context }) => {
  const sent = await standIn(context)
  await page.goto('/en/product-terms-conditions/')
  await mark(page)
  await goOn(page, '/en/account-products/')
  await windowOf(context, () => page.getByRole('link', { name: texts.en.resume }).click())
  expect(sent).toEqual([post('/service/continue', '5501905')])
  expect(await isKept(page)).toBe(true)
})

test('[PROD-19] [D-PROD-4] a product with an address of its own has a plain link', async ({ page }) => {
  await page.goto('/en/account-products/')
  const link = page.getByRole('link', { name: 'Find a branch' })
  await expect(link).toHaveAttribute('href', '/en/locations/')
  await expect(page.locator('form', { has: link })).toHaveCount(0)
})

test('the buttons work while the scripts are still on their way', async ({ page, context }) => {
  const sent = await standIn(context)
  // A server that never answers.
  await context.route(/mount-application/, () => undefined)
  await page.goto('/en/account-products/')
  await windowOf(context, () => page.getByRole('button', { name: wordsOn.en(texts.en.products[0]) }).click())
  expect(sent).toEqual([post('/servlet/open', 'GP-1001')])
})
