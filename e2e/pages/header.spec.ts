import type { Locator, Page } from '@playwright/test'
import { wcagViolations } from '../browser/axe.ts'
import { bar, buttonOf, linkOf, mega } from '../browser/header-bar.ts'
import { repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true })

const texts = {
  en: {
    personal: 'Personal',
    mortgage: 'Mortgage',
    treasury: 'Treasury',
    moreIn: 'More in Personal',
    goTo: 'Go to Personal',
    logIn: 'Log in',
    more: 'More',
  },
  es: {
    personal: 'Personas',
    mortgage: 'Hipotecas',
    treasury: 'Tesorería',
    moreIn: 'Más opciones de Personas',
    goTo: 'Ir a Personas',
    logIn: 'Entrar',
    more: 'Más',
  },
} as const

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('nothing is laid out here')
  return box
}

for (const language of ['en', 'es'] as const) {
  const { personal, mortgage, treasury, moreIn, goTo, logIn, more } = texts[language]

  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/${language}/`)
    })

    test('[HEAD-02] [HEAD-03] [HEAD-04] [HEAD-05] [HEAD-06] [HEAD-09] [HEAD-10] [HEAD-11] [HEAD-12] [HEAD-16] [HEAD-29] [D-REG-4] the bars hold what they must', async ({
      page,
    }) => {
      const utility = page.locator('.utility')
      for (const path of ['about', 'careers', 'investor-relations', 'locations', 'search'])
        await expect(utility.locator(`a[href="/${language}/${path}/"]`)).toBeVisible()
      await expect(utility.getByRole('combobox', { name: language === 'en' ? 'Your region' : 'Su región' })).toBeVisible()
      await expect(utility.locator('option:checked')).toHaveText(language === 'en' ? 'Select your region' : 'Elija su región')
      const other = utility.getByRole('link', { name: language === 'en' ? 'Español' : 'English' })
      await expect(other).toHaveAttribute('href', language === 'en' ? '/es/' : '/en/')
      await expect(other).toHaveAttribute('lang', language === 'en' ? 'es' : 'en')

      const logo = page.locator('header').getByRole('link', { name: 'Gulf Pines Bank' })
      await expect(logo).toHaveAttribute('href', `/${language}/`)
      expect((await boxOf(logo)).height).toBe(75)
      await expect(bar(page).locator('.header-item > a')).toHaveCount(5)
      await expect(page.getByRole('banner').getByRole('button', { name: logIn, exact: true })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: more, exact: true })).toBeVisible()

      // An item with children has a button beside its link, one without is the link alone.
      await expect(linkOf(page, personal)).toHaveAttribute('href', `/${language}/personal/`)
      await expect(buttonOf(page, personal)).toHaveAccessibleName(moreIn)
      await expect(buttonOf(page, personal)).toHaveAttribute('aria-expanded', 'false')
      await expect(buttonOf(page, treasury)).toHaveCount(0)
      await linkOf(page, treasury).hover()
      await expect(mega(page)).toHaveCount(0)

      // Invisible items are in no menu.
      expect(await page.content()).not.toMatch(/Holiday gift cards|Tarjetas de regalo/)
    })

    test('every state of the bar meets WCAG 2.2 AA as far as tools can tell', repeated(language === 'es'), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await buttonOf(page, personal).click()
      await expect(mega(page)).toBeVisible()
      expect(await wcagViolations(page), 'wide dropdown').toEqual([])
      await buttonOf(page, mortgage).click()
      await expect(page.locator('.mega-narrow')).toBeVisible()
      expect(await wcagViolations(page), 'narrow dropdown').toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('.extra-frame button').click()
      await expect(page.locator('.extra')).toBeVisible()
      expect(await wcagViolations(page), 'extra menu').toEqual([])
    })

    test('a dropdown names its section, leads to its page and holds its children', async ({ page }) => {
      await buttonOf(page, personal).click()
      await expect(mega(page).getByRole('link', { name: goTo })).toHaveAttribute('href', `/${language}/personal/`)
      await expect(mega(page).locator(`a[href="/${language}/personal/savings/"]`)).toBeVisible()
      // A link that the rules load as a document does so here too.
      await expect(mega(page).locator('a[href="/CeB-Demo/"]')).toHaveAttribute('data-astro-reload', '')
    })
  })
}

test.describe('the shape of a dropdown', () => {
  const columns = (page: Page) =>
    page.locator('.mega-columns').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)

  test('[HEAD-13] [HEAD-14] [HEAD-15] dropdowns have as many columns as their items need, wide or narrow', async ({ page }) => {
    await page.goto('/en/')
    for (const [name, count, width] of [
      ['Personal', 4, 'wide'],
      ['Business', 3, 'wide'],
      ['Mortgage', 3, 'narrow'],
    ] as const) {
      await buttonOf(page, name).click()
      await expect(mega(page), name).toBeVisible()
      expect(await columns(page), name).toBe(count)
      const box = await boxOf(mega(page))
      if (width === 'wide') expect(box.width, name).toBe(1280)
      else expect(box.width, name).toBeLessThan(700)
      const header = await boxOf(page.locator('.header-bar'))
      expect(Math.abs(box.y - (header.y + header.height)), name).toBeLessThanOrEqual(1)
      await page.keyboard.press('Escape')
      await expect(mega(page)).toHaveCount(0)
    }
  })

  test('[HEAD-15] a narrow dropdown stays inside the window', async ({ page }) => {
    await page.goto('/es/')
    for (const width of [891, 1040, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await buttonOf(page, 'Hipotecas').click()
      const { x, width: own } = await boxOf(mega(page))
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + own).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
    }
  })
})

test('[HEAD-28] alerts stand below the header, in the document and on the screen', async ({ page }) => {
  await page.goto('/en/')
  const alert = page.locator('[data-alert]').first()
  await expect(alert).toBeVisible()
  const header = await boxOf(page.locator('header'))
  expect((await boxOf(alert)).y).toBeGreaterThanOrEqual(header.y + header.height)
  expect(
    await alert.evaluate((element) => {
      const found = document.querySelector('header')
      return found ? found.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING : 0
    }),
  ).toBeGreaterThan(0)
})

test('[HEAD-01] [D-HEAD-5] nothing in the bars runs into anything else, at any width, in either language', async ({ page }) => {
  test.setTimeout(120_000)
  const trouble: string[] = []
  for (const path of ['/en/', '/es/']) {
    await page.goto(path)
    for (const width of [320, 390, 640, 890, 891, 900, 960, 961, 1040, 1041, 1180, 1181, 1270, 1271, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 })
      await expect(page.locator('.utility-links')).toBeVisible({ visible: width > 890 })
      await expect(page.locator('.header-menu')).toBeVisible({ visible: width <= 890 })
      const found = await page.evaluate(() => {
        const parts = [
          ...document.querySelectorAll(
            'header :is(.logo img, .header-links a, .header-end button, .utility .fdic-sign, .utility-links > *, .utility-links nav > *)',
          ),
        ]
          .filter((element) => element.checkVisibility())
          .map((element) => ({
            name: `${element.className} ${element.textContent?.slice(0, 20)}`,
            element,
            box: element.getBoundingClientRect(),
          }))
        const over = parts.filter(({ box }) => box.right > innerWidth || box.left < 0).map(({ name }) => `${name} leaves the window`)
        const wrapped = parts
          .filter(({ element, box }) => element.matches('.header-links a, .utility-links nav > *') && box.height > 76)
          .map(({ name }) => `${name} is too high`)
        const meet = parts.flatMap((one, index) =>
          parts
            .slice(index + 1)
            .filter(
              (other) =>
                !one.element.contains(other.element) &&
                one.box.left < other.box.right - 1 &&
                other.box.left < one.box.right - 1 &&
                one.box.top < other.box.bottom - 1 &&
                other.box.top < one.box.bottom - 1,
            )
            .map((other) => `${one.name} meets ${other.name}`),
        )
        return [...over, ...wrapped, ...meet]
      })
      trouble.push(...found.map((one) => `${path} at ${width}: ${one}`))
    }
  }
  expect(trouble).toEqual([])
})

test('[HEAD-08] [D-HEAD-8] the bar is 75 px high and the logo 44 px at every width', async ({ page }) => {
  await page.goto('/en/')
  for (const width of [390, 640, 900, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    expect((await boxOf(page.locator('.header-bar'))).height).toBe(75)
    expect((await boxOf(page.locator('.logo img'))).height).toBe(44)
  }
})

test('what is pressed is at least 24 px in both directions', async ({ page }) => {
  for (const width of [900, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/en/')
    const small = await page.locator('.header-bar :is(a, button)').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => ({ name: element.getAttribute('aria-label') ?? element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ name }) => name),
    )
    expect(small).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a menu leads everywhere, and nothing that needs a script is shown', async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/en/')
      await expect(page.locator('header button:visible, header select:visible')).toHaveCount(0)
      await page.locator('header summary[aria-label=Menu]').click()
      const menu = page.locator('.noscript-panel:visible')
      for (const name of ['Personal', 'Mortgage', 'About us', 'Contact us', 'Search', 'Español'])
        await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
  })
})
