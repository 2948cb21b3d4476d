import type { Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { holdScript } from '../browser/held-script.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { overtakenStep } from '../browser/overtaken-step.ts'
import { expect, test } from '../browser/visit.ts'

const words = {
  en: {
    choose: 'Tall Pine Checking',
    helper: 'A few questions, one account',
    who: 'Me or my family',
    age: '25 or older',
    kind: 'Savings',
    otherKind: 'Business checking',
    left: 'Questions left to answer: 2',
    amount: '$25 or more',
    wish: 'No fee each cycle',
  },
  es: {
    choose: 'Cuenta Pino Alto',
    helper: 'Unas preguntas, una cuenta',
    who: 'Para mí o mi familia',
    age: '25 años o más',
    kind: 'Ahorros',
    otherKind: 'Cuentas de cheques para empresas',
    left: 'Preguntas por contestar: 2',
    amount: '$25 o más',
    wish: 'Ningún cargo por ciclo',
  },
} as const

for (const language of ['en', 'es'] as const)
  test(
    `[PROD-03] [PROD-04] [PROD-07] [PROD-10] [PROD-17] up to three accounts stand side by side, and the address keeps them (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}/account-products/compare/?accounts=everyday-checking,pine-savings,nothing`)
      const heads = page.locator('[data-comparison] thead th:visible')
      await expect(heads).toHaveCount(2)
      await page.getByRole('checkbox', { name: words[language].choose }).check()
      await expect(heads).toHaveCount(3)
      await expect(page).toHaveURL(/\?accounts=everyday-checking,pine-savings,tall-pine-checking$/)
      await expect(page.locator('[data-picker] input:not(:checked):enabled')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await violations(page, '.account-comparison')).toEqual([])
      // The names stay in sight, below the header.
      await page.locator('[data-comparison] tbody').last().scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollBy(0, 200))
      await expect(heads.first()).toBeInViewport({ ratio: 1 })
      const header = await page.locator('header').evaluate((element) => element.getBoundingClientRect().bottom)
      expect((await heads.first().boundingBox())?.y).toBeGreaterThanOrEqual(Math.floor(header))
      await page.reload()
      await expect(heads).toHaveCount(3)
      // All accounts scroll, in whole columns: none is cut at the edge.
      await page.goto(`/${language}/account-products/compare/`)
      const [place, column] = [page.locator('.account-comparison-scroll'), heads.first()]
      const columns = (await place.evaluate((element) => element.clientWidth)) / (await column.evaluate((element) => element.clientWidth))
      expect(columns).toBeGreaterThan(1.9)
      expect(Math.abs(columns - Math.round(columns))).toBeLessThan(0.05)
    },
  )

for (const [language, asked, expected] of [
  ['en', '', 'tall-pine-checking,pine-savings'],
  ['es', '', 'tall-pine-checking,pine-savings'],
  ['en', '?accounts=footing-savings', 'footing-savings,tall-pine-checking,pine-savings'],
] as const)
  test(`[PROD-03] [D-PROD-9] what is ticked before the script comes counts, beside the address (${language}${asked})`, {
    tag: '@both',
  }, async ({ page }) => {
    const script = await holdScript(page, 'mount-comparison')
    await page.goto(`/${language}/account-products/compare/${asked}`)
    const box = (key: string) => page.locator(`[data-picker] input[value=${key}]`)
    await box('tall-pine-checking').click()
    await box('pine-savings').focus()
    await page.keyboard.press('Space')
    script.release()
    await expect(page).toHaveURL(new RegExp(`/compare/\\?accounts=${expected}$`))
    const keys = expected.split(',')
    await expect(page.locator('[data-comparison] thead th:visible')).toHaveCount(keys.length)
    for (const key of keys) await expect(box(key)).toBeChecked()
    await box('pine-savings').uncheck()
    await expect(page).toHaveURL(new RegExp(`=${keys.slice(0, -1)}$`))
    await page.reload()
    await expect(page.locator('[data-comparison] thead th:visible')).toHaveCount(keys.length - 1)
    await expect(page).toHaveURL(new RegExp(`=${keys.slice(0, -1)}$`))
  })

for (const [name, comeBack] of [
  ['loaded anew', (page: Page) => page.reload({ waitUntil: 'networkidle' })],
  ['come back to', (page: Page) => page.goto('/en/faq/').then(() => page.goBack({ waitUntil: 'networkidle' }))],
] as const)
  test(`[D-PROD-9] boxes of a page that is ${name} are ticked as its address says`, async ({ page }) => {
    const script = await holdScript(page, 'mount-comparison')
    await page.goto('/en/account-products/compare/')
    await page.locator('[data-picker] input').first().click()
    await expect(page.locator('[data-picker] :checked')).toHaveCount(1)
    script.release()
    await expect(page).toHaveURL(/accounts=/)
    // The browser has a tick in mind that the address does not.
    await page.evaluate(() => history.replaceState(history.state, '', location.pathname))
    await comeBack(page)
    await expect(page.locator('[data-picker] [data-status]')).not.toBeEmpty()
    await expect(page.locator('[data-picker] :checked')).toHaveCount(0)
    await expect(page).toHaveURL(/\/compare\/$/)
  })

for (const language of ['en', 'es'] as const)
  test(
    `[PROD-03] says above all accounts that more stand beside, and not above chosen ones (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}/account-products/compare/`)
      const [more, place] = [page.locator('.account-comparison-more'), page.locator('.account-comparison-scroll')]
      await expect(more).toContainText(String(await page.locator('[data-comparison] thead th').count()))
      expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(100)
      await page.getByRole('checkbox', { name: words[language].choose }).check()
      await expect(more).toBeHidden()
      expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
    },
  )

test('[D-PROD-8] where there is no account of the kind, the nearest of another kind is named, and it is said', async ({ page }) => {
  await page.goto('/en/account-products/compare/')
  await page.locator('summary', { hasText: words.en.helper }).click()
  const block = page.locator('.account-comparison-helper')
  for (const name of [words.en.who, 'Under 13', 'Checking', 'Nothing yet', words.en.wish])
    await block.getByRole('radio', { name, exact: true }).check()
  const answer = block.locator('[data-answer]')
  await expect(answer).toContainText('Seedling Savings comes closest, but does not meet all you said.')
  await expect(answer.getByRole('listitem').nth(1)).toHaveText(
    'It is not the kind you chose: of that kind there is none for the person or company you named.',
  )
})

for (const [language, names, sentence, button] of [
  [
    'en',
    ['Me or my family', '25 or older', 'Certificates', '$1,000 or more', 'The highest rate'],
    'an account of another kind has: Pine Savings.',
    'See both in the comparison',
  ],
  [
    'es',
    ['Para mí o mi familia', '25 años o más', 'Certificados', '$1,000 o más', 'La tasa más alta'],
    'una de otro tipo sí: Ahorro Pino.',
    'Ver las dos en la comparación',
  ],
] as const)
  test(`[D-PROD-8] [D-PROD-9] the account of another kind that earns more is named, and compared beside (${language})`, async ({
    page,
  }) => {
    await page.goto(`/${language}/account-products/compare/`)
    await page.locator('summary', { hasText: words[language].helper }).click()
    const block = page.locator('.account-comparison-helper')
    for (const name of names) await block.getByRole('radio', { name, exact: true }).check()
    await expect(block.locator('[data-answer]')).toContainText(sentence)
    await block.getByRole('button', { name: button, exact: true }).click()
    await expect(page).toHaveURL(/\?accounts=steady-certificate,pine-savings$/)
    await expect(page.locator('[data-comparison] thead th:visible')).toHaveCount(2)
  })

for (const language of ['en', 'es'] as const)
  test(`[PROD-04] [PROD-07] [D-PROD-9] a few questions name an account and say why, and send nothing (${language})`, async ({ page }) => {
    await page.goto(`/${language}/account-products/compare/`)
    const { helper, who, age, kind, otherKind, left, amount, wish } = words[language]
    await page.locator('summary', { hasText: helper }).click()
    const [note, summary] = [page.locator('.account-comparison-helper .fine'), page.locator('.account-comparison-helper > summary')]
    const bottomOf = summary.evaluate((element) => element.getBoundingClientRect().bottom)
    expect((await note.evaluate((element) => element.getBoundingClientRect().top)) - (await bottomOf)).toBeGreaterThanOrEqual(8)
    await page.waitForLoadState('networkidle')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    const block = page.locator('.account-comparison-helper')
    const answer = block.locator('[data-answer]')
    await block.getByRole('radio', { name: who, exact: true }).check()
    await expect(block.getByText(otherKind)).toBeHidden()
    await expect(block.locator('fieldset:visible')).toHaveCount(5)
    for (const name of [age, kind]) await block.getByRole('radio', { name, exact: true }).check()
    await expect(answer).toHaveText(left)
    for (const name of [amount, wish]) await block.getByRole('radio', { name, exact: true }).check()
    await expect(answer).toContainText(
      language === 'en' ? 'Footing Savings fits what you said.' : 'Ahorro Cimiento corresponde a lo que dijo.',
    )
    await expect(answer.getByRole('listitem')).toHaveCount(4)
    expect(sent).toEqual([])
    expect(await violations(page, '.account-comparison-helper')).toEqual([])
    await page.locator('[data-picker]').getByRole('checkbox', { name: words[language].choose }).check()
    await block.getByRole('button').click()
    await expect(page).toHaveURL(/\?accounts=tall-pine-checking,footing-savings$/)
    await expect(page.locator('.account-comparison-scroll')).toBeFocused()
  })

test('[D-PROD-9] Back leads from the comparison to the helper as it was, and Forward from another page, too', async ({ page }) => {
  await page.goto('/en/account-products/')
  await page.locator('a[href="/en/account-products/compare/"], a[href="/account-products/compare/"]').first().click()
  await page.waitForURL(/\/compare\/$/)
  await page.locator('summary', { hasText: words.en.helper }).click()
  const block = page.locator('.account-comparison-helper')
  const answers = [words.en.who, words.en.age, words.en.kind, words.en.amount, words.en.wish]
  for (const name of answers) await block.getByRole('radio', { name, exact: true }).check()
  await block.getByRole('button').click()
  await expect(page).toHaveURL(/\?accounts=footing-savings$/)
  const heads = page.locator('[data-comparison] thead th:visible')
  const isAsItWas = async () => {
    await expect(block.locator('[data-answer]')).toContainText('Footing Savings fits what you said.')
    for (const name of answers) await expect(block.getByRole('radio', { name, exact: true })).toBeChecked()
    await expect(block.getByRole('button')).toBeInViewport()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/compare\/$/)
  await isAsItWas()
  expect(await heads.count()).toBeGreaterThan(10)
  await page.goForward()
  await expect(heads).toHaveCount(1)
  await page.goBack()
  await page.goBack()
  await page.waitForURL(/\/account-products\/$/)
  await page.goForward()
  await page.waitForURL(/\/compare\/$/)
  await isAsItWas()
  await page.reload()
  await expect(block.locator('[data-answer]')).toContainText('Footing Savings fits what you said.')
})

for (const language of ['en', 'es'] as const)
  test(`[D-PROD-9] answers are there again after Back, Forward and a reload, whether or not an account was added (${language})`, async ({
    page,
  }) => {
    const { helper, ...rest } = words[language]
    const answers = [rest.who, rest.age, rest.kind, rest.amount, rest.wish]
    await page.goto(`/${language}/account-products/compare/`)
    await page.locator('summary', { hasText: helper }).click()
    const block = page.locator('.account-comparison-helper')
    for (const name of answers) await block.getByRole('radio', { name, exact: true }).check()
    const areThere = async () => {
      for (const name of answers) await expect(block.getByRole('radio', { name, exact: true })).toBeChecked()
    }
    await page.locator('main a[href*="/account-products/"]').first().click()
    await page.waitForURL(/\/account-products\/$/)
    await page.goBack()
    await areThere()
    await page.goForward()
    await page.goBack()
    await areThere()
    await page.reload()
    await areThere()
  })

for (const [language, one, left, unknown] of [
  ['en', '1 chosen. You may add more.', '2 accounts of the link were left out', 'Accounts of the link that we do not have: 2.'],
  ['es', '1 elegida. Puede agregar más.', 'Se omitieron 2 cuentas del enlace', 'Cuentas del enlace que no tenemos: 2.'],
] as const)
  test(`[PROD-03] [D-PROD-9] says how many accounts are chosen, and which of a link were left out (${language})`, async ({ page }) => {
    const address = `/${language}/account-products/compare/?accounts=`
    await page.goto(`${address}pine-savings`)
    const status = page.locator('[data-picker] [data-status]')
    await expect(status).toHaveText(one)
    await page.goto(`${address}pine-savings,nothing,never`)
    await expect(status).toHaveText(`${unknown} ${one}`)
    await page.goto(`${address}everyday-checking,pine-savings,footing-savings,first-account,seedling-savings`)
    await expect(status).toContainText(left)
    await expect(page).toHaveURL(/\?accounts=everyday-checking,pine-savings,footing-savings$/)
    await expect(page.locator('[data-comparison] thead th:visible')).toHaveCount(3)
  })

for (const width of [320, 390])
  test(`[PROD-03] the conditions of rates have the whole width of a phone of ${width} px, and names are no smaller than figures`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/es/account-products/compare/?accounts=pine-savings,steady-certificate,tall-pine-checking')
    const table = page.locator('[data-comparison]')
    const conditions = table.locator('.product-list-rate-conditions:visible')
    await expect(conditions).toHaveCount(3)
    await expect(conditions.first()).toContainText('Cuenta Pino Alto:')
    const whole = (await table.boundingBox())?.width ?? 0
    for (const one of await conditions.all()) expect((await one.boundingBox())?.width).toBeGreaterThan(whole * 0.95)
    const sizeOf = (selector: string) =>
      table.locator(selector).evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)))
    const names = Math.min(...(await sizeOf('thead th:not([hidden])')))
    expect(names).toBeGreaterThanOrEqual(Math.max(...(await sizeOf('.account-comparison-figure, .product-list-rate b'))))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const cut = await table.evaluate(
      (element) =>
        [...element.querySelectorAll('thead th:not([hidden])')].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    )
    expect(cut).toBe(0)
    expect(await violations(page, '.account-comparison')).toEqual([])
  })

test('[PROD-02] no name of an account is cut at the edge of the comparison', async ({ page }) => {
  await page.goto('/en/account-products/compare/')
  const cut = await page.locator('.account-comparison-scroll').evaluate((scroll) => {
    const edge = scroll.getBoundingClientRect().right
    return [...scroll.querySelectorAll('thead th')].filter((head) => {
      const { left, right } = head.getBoundingClientRect()
      return left < edge - 1 && right > edge + 1
    }).length
  })
  expect(cut).toBe(0)
})

test('[D-BLK-5] [PROD-18] the Spanish comparison is Spanish, treasury accounts included', async ({ page }) => {
  await page.goto('/es/account-products/compare/')
  await expect(page.locator('[data-comparison] thead th', { hasText: 'Barrido de Tesorería' })).toHaveCount(1)
  await expect(page.locator('.account-comparison')).not.toContainText(/Treasury|target balance|Talk with/)
  // The law's own words alone are English, and say so.
  await expect(page.locator('.account-comparison [lang=en]')).toHaveText(['annual percentage yield'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[PROD-02] [PROD-03] all accounts are there to compare', async ({ page }) => {
    await page.goto('/en/account-products/compare/')
    expect(await page.locator('[data-comparison] thead th').count()).toBeGreaterThan(10)
    await expect(page.locator('[data-comparison]')).toBeVisible()
    await expect(page.locator('.account-comparison-more')).toBeVisible()
    await expect(page.locator('.account-comparison-picker')).toBeHidden()
    await expect(page.locator('main')).not.toContainText('Tick up to three', { useInnerText: true })
  })

  test('[D-PROD-9] those of a link alone are shown, with the way to all', async ({ page }) => {
    await page.goto('/es/account-products/compare/?accounts=footing-savings,tall-pine-checking')
    await expect(page.locator('[data-comparison] thead th:visible')).toHaveText(['Cuenta Pino Alto', 'Ahorro Cimiento'])
    await expect(page.locator('[data-comparison] tfoot td:visible')).toHaveCount(2)
    await page.getByRole('link', { name: 'Ver todas las cuentas juntas' }).click()
    await expect(page).toHaveURL(/\/es\/account-products\/compare\/$/)
    expect(await page.locator('[data-comparison] thead th:visible').count()).toBeGreaterThan(10)
  })
})

test('[PROD-17] a button that the keyboard reaches is wholly in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/account-products/compare/')
  const buttons = page.locator('[data-comparison] tfoot .button')
  const count = await buttons.count()
  expect(count).toBeGreaterThan(10)
  await buttons.first().focus()
  for (let reached = 1; reached < count; reached++) {
    await page.keyboard.press('Tab')
    await expect(buttons.nth(reached)).toBeFocused()
    await expect(buttons.nth(reached)).toBeInViewport({ ratio: 1 })
  }
})

test('[LINK-11] Back while the next page is about to be shown leads back all the same', async ({ page }) => {
  await page.goto('/en/account-products/compare/')
  await page.locator('summary', { hasText: words.en.helper }).click()
  const answer = page.locator('.account-comparison-helper').getByRole('radio', { name: words.en.who, exact: true })
  await answer.check()
  await expect.poll(() => page.evaluate(() => history.state?.answers)).toContain('sector=')
  await page.locator('main a[href*="/account-products/"]').first().click()
  await page.waitForURL(/\/account-products\/$/)
  await page.goBack()
  await expect(answer).toBeChecked()
  await overtakenStep(page, 'forward')
  await expect(page).toHaveURL(/\/compare\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accounts, side by side')
  await expect(answer).toBeChecked()
})

test('[LINK-11] Back, Forward and a reload find a table where it was scrolled across', { tag: '@both' }, async ({ page }) => {
  await page.goto('/en/account-products/compare/')
  const table = page.locator('.account-comparison-scroll')
  const across = () => table.evaluate(({ scrollLeft }) => scrollLeft)
  const link = table.locator('tbody td:nth-of-type(6) a[href]').first()
  await link.focus()
  await expect(link).toBeInViewport()
  await expect.poll(() => page.evaluate(() => history.state?.across ?? 0)).toBeGreaterThan(0)
  const left = await across()
  await link.press('Enter')
  await page.waitForURL('**/en/rates/**')
  await page.goBack()
  await expect.poll(across).toBe(left)
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.goto('/en/about/')
  await page.goBack()
  await expect.poll(across).toBe(left)
  await page.reload()
  await expect.poll(across).toBe(left)
})

test('[LINK-11] [D-PROD-9] a reload finds the comparison at its place below answers that come back', async ({ page }) => {
  await page.goto('/en/account-products/compare/')
  await page.locator('summary', { hasText: words.en.helper }).click()
  const answer = page.locator('.account-comparison-helper').getByRole('radio', { name: words.en.who, exact: true })
  await answer.check()
  await page.locator('.account-comparison-scroll').evaluate((table) => table.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const top = await page.evaluate(() => Math.round(scrollY))
  await expect.poll(() => page.evaluate(() => Math.round(history.state?.scrollY))).toBe(top)
  await page.reload()
  await expect(answer).toBeChecked()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top)
})

test('[LINK-11] the focus that Back gives a link of the comparison moves no page that is at its place', async ({ page }) => {
  await page.goto('/en/account-products/compare/')
  const top = () => page.evaluate(() => Math.round(scrollY))
  const link = page.locator('.account-comparison-scroll tbody a[href*="#rate-steady-certificate"]').first()
  // Its cell begins above the window.
  await link.evaluate((element) => {
    element.closest('.account-comparison-scroll')?.scrollTo({ left: 720 })
    scrollBy({ top: element.getBoundingClientRect().top - 400, behavior: 'instant' })
  })
  const before = await top()
  await link.click()
  await page.waitForURL('**/en/rates/**')
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(top).toBe(before)
  await page.goto('/en/about/')
  await page.goBack({ waitUntil: 'networkidle' })
  await expect(link).toBeFocused()
  await expect.poll(top).toBe(before)
})
