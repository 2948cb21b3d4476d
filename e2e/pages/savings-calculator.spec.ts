import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import type { Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { acrossSizes, repeated } from '../browser/matrix.ts'
import { hang, startOutage } from '../browser/outage.ts'
import { expect, test } from '../browser/visit.ts'

const texts = {
  en: {
    label: 'Your balance',
    negative: 'Balance cannot be negative',
    invalid: 'Invalid input format',
    empty: 'Write a balance, and its year is drawn here.',
  },
  es: {
    label: 'Su saldo',
    negative: 'El saldo no puede ser negativo',
    invalid: 'El formato no es válido',
    empty: 'Escriba un saldo y aquí se dibuja su año.',
  },
} as const
type Language = keyof typeof texts

const open = async (page: Page, language: Language = 'en') => {
  await page.goto(`/${language}/savings-calculator/`)
  const block = page.locator('.savings-calculator')
  return {
    field: block.getByRole('textbox', { name: texts[language].label }),
    /** In a year, in a month. */
    figures: block.locator('.savings-calculator-results dd'),
    error: block.locator('.field-error'),
  }
}

/** Replaces what is in the field, key by key. */
const type = async (page: Page, keys: string) => {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(keys)
}

/** Pastes over what is in the field. */
const paste = async (page: Page, text: string) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
}

for (const language of ['en', 'es'] as const) {
  test(
    `[CALC-01] [CALC-02] [CALC-03] [CALC-04] [CALC-05] [CALC-06] [CALC-07] works a balance out as it is typed (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      const { field, figures } = await open(page, language)
      await expect(field).toHaveValue('$0.00')
      await expect(figures).toHaveText(['$0.00', '$0.00'])
      await field.focus()
      for (const [keys, year, month] of [
        ['10000', '$450.00', '$37.50'],
        ['40000', '$1,800.00', '$150.00'],
        ['50000', '$1,850.00', '$154.17'],
        ['100000', '$2,100.00', '$175.00'],
        ['0', '$0.00', '$0.00'],
        ['-100', '$0.00', '$0.00'],
      ] as const) {
        await type(page, keys)
        await expect(figures).toHaveText([year, month])
      }
      // Nothing earned is nothing drawn.
      await expect(page.locator('.savings-calculator-picture rect')).toHaveCount(0)
      await expect(page.locator('p.savings-calculator-picture')).toHaveText(texts[language].empty)
      await type(page, '123456789.12')
      expect(
        await page.locator('.savings-calculator-sheet').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth),
      ).toBeLessThanOrEqual(0)
      // Parts of the picture keep their colors on a page of somebody's own: they have an edge that is seen on it.
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
      const bar = page.locator('.savings-calculator-picture rect').last()
      await expect(bar).toHaveCSS('stroke', await field.evaluate((element) => getComputedStyle(element).color))
    },
  )

  test(
    `[CALC-10] [CALC-11] [CALC-12] [CALC-13] [CALC-14] says what is wrong, and can be read by everybody (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      const { field, figures, error } = await open(page, language)
      const { negative, invalid } = texts[language]
      await field.focus()
      await type(page, '10000')
      await type(page, '1.2.3')
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${invalid} `))
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.blur()
      await expect(field).toHaveValue('$1.2.3')
      await expect(error).toHaveText(invalid)
      await field.focus()
      await type(page, '-512')
      await expect(field).toHaveValue('$0.00')
      await expect(figures).toHaveText(['$0.00', '$0.00'])
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${negative} `))
      expect(await violations(page, '.savings-calculator')).toEqual([])
      await type(page, '7')
      await expect(error).toHaveCount(0)
      await type(page, 'abc')
      await expect(field).toHaveValue('$0.00')
      await expect(error).toHaveCount(0)
    },
  )
}

test('[CALC-08] [CALC-09] [D-CALC-3] [D-CALC-5] groups thousands without moving the caret, and shows two decimals when it is left', async ({
  page,
}) => {
  const { field } = await open(page)
  await field.focus()
  await type(page, '1234')
  await expect(field).toHaveValue('$1,234')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('99')
  await expect(field).toHaveValue('$129,934')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('$12,934')
  await page.keyboard.press('Delete')
  await expect(field).toHaveValue('$1,294')
  await type(page, '1234.567')
  await expect(field).toHaveValue('$1,234.56')
  await type(page, '1234.5')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('$1,234.50')
})

test('[CALC-08] [CALC-11] [CALC-13] [CALC-14] [D-CALC-1] [D-CALC-2] [D-CALC-3] reads what is pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { field, figures, error } = await open(page)
  await field.focus()
  await type(page, '1')
  await paste(page, '$40,000.00')
  await expect(figures).toHaveText(['$1,800.00', '$150.00'])
  await paste(page, '12abc')
  await expect(error).toHaveText('Invalid input format')
  await expect(figures).toHaveText(['$1,800.00', '$150.00'])
  await paste(page, '1234.565')
  await expect(field).toHaveValue('$1,234.57')
  await expect(error).toHaveCount(0)
  await paste(page, '-5')
  await expect(field).toHaveValue('$0.00')
  await expect(error).toHaveText('Balance cannot be negative')
  await paste(page, 'abc')
  await expect(field).toHaveValue('$0.00')
  await expect(error).toHaveCount(0)
})

for (const language of ['en', 'es'] as const)
  test(
    `[D-CALC-2] text that does not fit US grouping stays with its error, typed and pasted (${language})`,
    repeated(language === 'es'),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const { field, figures, error } = await open(page, language)
      await field.focus()
      await type(page, '10000')
      await expect(figures.first()).toHaveText('$450.00')
      for (const [text, typed] of [
        ['1.234,56', '$1.234,56'],
        ['10,50', '$10,50'],
        ['250.000,00', '$250.000,00'],
        ['12abc', '$12abc'],
        ['1 234,50', '$1 234,50'],
        ['(5', '(5'],
        ['€500', '€500'],
        ['99999999999999999999', '$99999999999999999999'],
        ['1e5', '$1e5'],
      ] as const) {
        await field.focus()
        await type(page, text)
        await field.blur()
        await expect(field).toHaveValue(typed)
        await expect(error).toHaveText(texts[language].invalid)
        await expect(figures.first()).toHaveText('$450.00')
        await expect(page).not.toHaveURL(/balance=(?!10000$)/)
        await field.focus()
        await type(page, '10000')
        await expect(error).toHaveCount(0)
        await expect(figures.first()).toHaveText('$450.00')
        await paste(page, text)
        await field.blur()
        await expect(field).toHaveValue(text)
        await expect(error).toHaveText(texts[language].invalid)
        await expect(figures).toHaveText(['$450.00', '$37.50'])
        await expect(page.locator('.savings-calculator-on')).toContainText('$10,000.00')
      }
    },
  )

for (const [language, asked] of [
  ['en', 'Did you mean 1,000?'],
  ['es', '¿Quiso decir 1,000?'],
] as const)
  test(
    `[D-CALC-2] [D-CALC-3] [PROD-07] it asks about 1.000, and names the fee of a small balance (${language})`,
    repeated(language === 'es'),
    async ({ page }) => {
      const { field, figures, error } = await open(page, language)
      await field.focus()
      await type(page, '1.000')
      await expect(error).toContainText(asked)
      await expect(figures.first()).toHaveText('$0.00')
      const fee = page.locator('.savings-calculator-fee')
      await expect(fee).toHaveCount(0)
      await type(page, '400')
      await expect(fee).toContainText(/\$5[ ,.]/)
      await expect(fee).toContainText('$500')
    },
  )

for (const [language, asked] of [
  ['en', 'Did you mean 12,500?'],
  ['es', '¿Quiso decir 12,500?'],
] as const)
  test(
    `[D-CALC-1] [D-CALC-2] a dash is a minus, and three digits after a point are asked about, typed and pasted (${language})`,
    repeated(language === 'es'),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const { field, error } = await open(page, language)
      await field.focus()
      for (const enter of [type, paste]) {
        for (const dash of ['–', '—', '−']) {
          await enter(page, '7')
          await expect(error).toHaveCount(0)
          await enter(page, `${dash}5`)
          await expect(error).toHaveText(texts[language].negative)
          await expect(field).toHaveValue('$0.00')
        }
        await enter(page, '12.500')
        await expect(error).toContainText(asked)
      }
    },
  )

test('[D-CALC-2] in Spanish it asks what three digits after a point mean, and the address follows when it is pasted', async ({ page }) => {
  const { field, figures, error } = await open(page, 'es')
  await field.focus()
  await type(page, '250.000')
  await expect(error).toContainText('¿Quiso decir 250,000?')
  await expect(figures.first()).toHaveText('$0.00')
  await type(page, '250,000')
  await expect(error).toHaveCount(0)
  await page.evaluate(() => {
    location.hash = '#balance=50000'
  })
  await expect(figures.first()).toHaveText('$1,850.00')
})

test('[CALC-02] [CALC-03] shows how it is worked out, and the address keeps the balance without sending it', async ({ page }) => {
  const { field, figures } = await open(page)
  await field.focus()
  await type(page, '50000')
  await expect(page.locator('.savings-calculator-step').first()).toHaveText('$40,000.00 × 4.50% = $1,800.00')
  await expect(page.locator('.savings-calculator-marks')).toContainText('$925.00')
  await expect(page).toHaveURL(/\/en\/savings-calculator\/#balance=50000$/)
  await page.reload()
  await expect(figures).toHaveText(['$1,850.00', '$154.17'])
})

test('[CALC-03] [D-CALC-4] a month is worked out from the year before that is rounded', async ({ page }) => {
  const { field, figures } = await open(page)
  await field.focus()
  // The twelfth of the rounded year would be a cent more: $152.09 and $0.01.
  for (const [keys, year, month] of [
    ['45003', '$1,825.02', '$152.08'],
    ['1.23', '$0.06', '$0.00'],
    // Half a cent goes up.
    ['12', '$0.54', '$0.05'],
  ] as const) {
    await type(page, keys)
    await expect(figures).toHaveText([year, month])
  }
})

test('[CALC-07] a screen reader hears the result once the typing rests', async ({ page }) => {
  const { field } = await open(page)
  await field.focus()
  await type(page, '50000')
  await expect(page.locator('.savings-calculator [role=status]')).toHaveText(
    'A balance of $50,000.00 earns $1,850.00 in a year and $154.17 in a month.',
  )
})

test('[CALC-07] [D-CALC-5] what is typed before the calculator is live counts', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/_astro\/(?:Calculator|client)\./, async (route) => {
    await held
    await route.continue()
  })
  const { field, figures } = await open(page)
  await field.click()
  await page.keyboard.press('End')
  await page.keyboard.type('40000')
  release()
  await expect(figures).toHaveText(['$1,800.00', '$150.00'])
  await expect(field).toHaveValue('$40,000')
})

for (const language of ['en', 'es'] as const)
  test(`[CALC-06] large amounts have room on a small phone (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`/${language}/savings-calculator/#balance=123456789.12`)
    await expect(page.locator('.savings-calculator-year')).toHaveText('$618,883.95')
    const marks = await page.locator('.savings-calculator-marks').evaluate((list) => {
      const { right } = list.getBoundingClientRect()
      return [...list.querySelectorAll('li')].map((mark) => mark.getBoundingClientRect().right - right)
    })
    for (const beyond of marks) expect(beyond).toBeLessThanOrEqual(0.5)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[CALC-01] [CALC-02] [CALC-06] rates and examples stand in for the calculator', async ({ page }) => {
    const { field } = await open(page)
    await expect(field).toBeHidden()
    const block = page.locator('.savings-calculator')
    await expect(block.getByText('needs JavaScript')).toBeVisible()
    await expect(block.getByRole('row', { name: '$50,000 $154.17 $1,850.00 3.70%' })).toBeVisible()
    await expect(block.getByText('Rates as of November 20, 2026', { exact: true })).toBeVisible()
  })
})

test.describe('when its script does not come', () => {
  test.use({ tolerated: [/ERR_FAILED|Error hydrating/] })
  const said = {
    en: /needs JavaScript.* or has not arrived\..*A lost card is stopped by telephone, at any hour: 800-555-0142$/,
    es: /necesita JavaScript.* o no ha llegado\..*Una tarjeta perdida se bloquea por teléfono, a cualquier hora: 800-555-0142$/,
  }

  for (const language of ['en', 'es'] as const)
    test(
      `[D-HEAD-1] figures that cannot be worked out are busy, then make room for whom to call (${language})`,
      acrossSizes(language),
      async ({ page }) => {
        await page.clock.install()
        const { field, figures } = await open(page, language)
        const results = page.locator('.savings-calculator-results')
        // What watches the field until React is there has come.
        await page.waitForLoadState('networkidle')
        const script = await hang(page, /\/_astro\/.*\.js/)
        await field.click()
        await page.keyboard.type('20000')
        await expect(field).toHaveValue('20000')
        await script.isAsked
        await expect(results).toHaveAttribute('aria-busy', 'true')
        await page.clock.runFor(answerTimeout)
        const words = page.getByRole('alert').filter({ hasText: said[language] })
        await expect(words).toBeVisible()
        await expect(words.getByRole('link')).toHaveAttribute('href', 'tel:8005550142')
        await expect(figures).toHaveCount(2)
        for (const figure of await figures.all()) await expect(figure).toBeHidden()
        await expect(field).toBeVisible()
        expect(await violations(page, '.savings-calculator')).toEqual([])
      },
    )

  test('[D-HEAD-1] a script that is cut says so, too, and what was written is worked out when the network is back', async ({
    page,
    context,
  }) => {
    const { field, figures } = await open(page)
    await page.waitForLoadState('networkidle')
    const outage = await startOutage(page, /\/_astro\/.*\.js/)
    await field.click()
    await page.keyboard.type('20000')
    const words = page.getByRole('alert').filter({ hasText: said.en })
    await expect(words).toBeVisible()
    await context.setOffline(true)
    outage.end()
    await context.setOffline(false)
    await expect(words).toBeHidden()
    await expect(figures).toHaveText(['$900.00', '$75.00'])
    await expect(page.locator('.savings-calculator-results')).not.toHaveAttribute('aria-busy')
  })
})
