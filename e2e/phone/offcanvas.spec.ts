import type { Page } from '@playwright/test'
import { wcagViolations } from '../browser/axe.ts'
import { expectConnection, holdScripts, openOffcanvas, takeProbe } from '../browser/header-menus.ts'
import { repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const texts = {
  en: {
    menu: 'Menu',
    close: 'Close menu',
    back: 'Back',
    main: 'Main',
    personal: 'Personal',
    saving: 'Checking and savings',
    logIn: 'Log in',
    terms: 'What are you looking for?',
    search: 'Search',
    region: 'Your region',
    other: 'Español',
  },
  es: {
    menu: 'Menú',
    close: 'Cerrar el menú',
    back: 'Volver',
    main: 'Principal',
    personal: 'Personas',
    saving: 'Cheques y ahorros',
    logIn: 'Entrar',
    terms: '¿Qué busca?',
    search: 'Buscar',
    region: 'Su región',
    other: 'English',
  },
} as const

const toggle = (page: Page) => page.locator('.header-menu')
const dialog = (page: Page) => page.locator('.offcanvas')
const items = (page: Page) => page.locator('.drill-items')

for (const language of ['en', 'es'] as const) {
  const { menu, close, back, personal, saving, logIn, terms, search, region, other } = texts[language]

  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/${language}/`)
    })

    test(
      '[HEAD-17] the toggle of small screens opens a dialog with a name; there is none on large ones',
      repeated(language === 'es'),
      async ({ page }) => {
        await expect(toggle(page)).toHaveAccessibleName(menu)
        await expect(dialog(page)).toHaveCount(0)
        await openOffcanvas(page)
        await expect(page.getByRole('dialog', { name: menu })).toBeVisible()
        await page.getByRole('button', { name: close }).click()
        await expect(dialog(page)).toHaveCount(0)
        await expect(toggle(page)).toBeFocused()
        await page.setViewportSize({ width: 891, height: 800 })
        await expect(toggle(page)).toBeHidden()
        await page.setViewportSize({ width: 890, height: 800 })
        await expect(toggle(page)).toBeVisible()
      },
    )

    test(
      '[HEAD-18] [HEAD-19] [HEAD-20] choosing an item shows its children in its place, with Back and its own page',
      repeated(language === 'en'),
      async ({ page }) => {
        await openOffcanvas(page)
        await items(page).getByRole('button', { name: personal }).click()
        await expect(items(page).getByRole('button', { name: saving })).toBeVisible()
        await expect(items(page).getByRole('button', { name: personal })).toHaveCount(0)
        await expect(page.locator('.drill').getByRole('link', { name: personal })).toHaveAttribute('href', `/${language}/personal/`)
        await items(page).getByRole('button', { name: saving }).click()
        await expect(page.locator('.drill').getByRole('link', { name: saving })).toHaveAttribute('href', `/${language}/account-products/`)
        await expect(items(page).locator(`a[href="/${language}/personal/savings/"]`)).toBeVisible()
        await page.getByRole('button', { name: back }).click()
        await expect(items(page).getByRole('button', { name: saving })).toBeFocused()
        await page.getByRole('button', { name: back }).click()
        await expect(items(page).getByRole('button', { name: personal })).toBeFocused()
        await expect(page.getByRole('button', { name: back })).toHaveCount(0)
      },
    )

    test('[HEAD-21] [HEAD-22] [HEAD-23] [HEAD-24] [HEAD-25] [HEAD-26] [HEAD-27] [D-HEAD-7] below it, at every level, stands the rest', async ({
      page,
    }) => {
      const open = await openOffcanvas(page)
      const everything = async (level: string) => {
        for (const path of ['about', 'careers', 'investor-relations', 'locations', 'contact'])
          await expect(open.locator(`.offcanvas-links a[href="/${language}/${path}/"]`).first(), level).toBeVisible()
        await expect(open.locator('.offcanvas-links a[href*="search"]'), level).toHaveCount(0)
        await expect(open.getByRole('link', { name: other, exact: true }), level).toHaveAttribute(
          'href',
          language === 'en' ? '/es/' : '/en/',
        )
        await expect(open.getByRole('combobox', { name: region }), level).toBeVisible()
        await expect(open.getByRole('combobox', { name: terms }), level).toBeVisible()
        await expect(open.getByRole('button', { name: logIn, exact: true }), level).toBeVisible()
      }
      await everything('root')
      await items(page).getByRole('button', { name: personal }).click()
      await everything('level 2')
      await items(page).getByRole('button', { name: saving }).click()
      await everything('level 3')
      const [drill, tools] = await Promise.all([page.locator('.drill').boundingBox(), page.locator('.offcanvas-tools').boundingBox()])
      expect(tools?.y).toBeGreaterThanOrEqual((drill?.y ?? 0) + (drill?.height ?? 0))
    })

    test(
      '[HEAD-26] its search box leads to the results, and an empty one to the search page without a query',
      repeated(language === 'es'),
      async ({ page }) => {
        const open = await openOffcanvas(page)
        await open.getByRole('combobox', { name: terms }).fill('hipoteca & más')
        await open.getByRole('button', { name: search, exact: true }).click()
        await page.waitForURL(`**/${language}/search/?**`)
        expect(new URL(page.url()).search).toBe('?terms=hipoteca+%26+m%C3%A1s')
        await expect(dialog(page)).toHaveCount(0)
        for (const nothing of ['', '   ']) {
          await page.goto(`/${language}/`)
          await openOffcanvas(page)
          await open.getByRole('combobox', { name: terms }).fill(nothing)
          await open.getByRole('combobox', { name: terms }).press('Enter')
          await page.waitForURL(`**/${language}/search/`)
          expect(page.url()).not.toContain('?')
        }
      },
    )

    test('every state meets WCAG 2.2 AA as far as tools can tell', repeated(language === 'es'), async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const open = await openOffcanvas(page)
      expect(await wcagViolations(page), 'root').toEqual([])
      await items(page).getByRole('button', { name: personal }).click()
      expect(await wcagViolations(page), 'level 2').toEqual([])
      await items(page).getByRole('button', { name: saving }).click()
      expect(await wcagViolations(page), 'level 3').toEqual([])
      await open.getByRole('button', { name: logIn, exact: true }).click()
      await expect(open.locator('.login')).toBeVisible()
      expect(await wcagViolations(page), 'log-in').toEqual([])
    })
  })
}

test.describe('focus', () => {
  test('[HEAD-17] stays inside, Escape closes, and it returns to the toggle', async ({ page }) => {
    await page.goto('/en/')
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    const inside = () =>
      page.evaluate(
        () => document.activeElement === document.body || document.querySelector('.offcanvas')?.contains(document.activeElement),
      )
    expect(await page.evaluate(() => document.querySelector('.offcanvas')?.contains(document.activeElement))).toBe(true)
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      expect(await inside()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(toggle(page)).toBeFocused()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('[HEAD-18] [HEAD-19] moves into the new level and back to the item, by keyboard alone', async ({ page }) => {
    await page.goto('/en/')
    await toggle(page).press('Enter')
    const personal = items(page).getByRole('button', { name: 'Personal' })
    await personal.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Back' })).toBeFocused()
    // The landmark that the focus came into says where one is.
    await expect(page.getByRole('navigation', { name: 'Personal' }).getByRole('button', { name: 'Back' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(personal).toBeFocused()
    await expect(page.getByRole('dialog').getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  test('[HEAD-20] [LINK-11] a followed link closes it and hands the focus to the new page; the next opening starts at the top', async ({
    page,
  }) => {
    await page.goto('/en/')
    await openOffcanvas(page)
    await items(page).getByRole('button', { name: 'Personal' }).click()
    await page.locator('.drill').getByRole('link', { name: 'Personal' }).click()
    await page.waitForURL('**/en/personal/')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('main h1')).toBeFocused()
    await openOffcanvas(page)
    await expect(items(page).locator('[aria-current]')).toHaveText('Personal')
    await items(page).getByRole('button', { name: 'Personal' }).click()
    await page.locator('.drill').getByRole('link', { name: 'Personal' }).click()
    await expect(dialog(page), 'a link to the page that is shown').toHaveCount(0)
  })
})

test('a tap beside it closes it, and so does a wider window', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 })
  await page.goto('/en/')
  await openOffcanvas(page)
  await page.mouse.click(100, 400)
  await expect(dialog(page)).toHaveCount(0)
  await openOffcanvas(page)
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(dialog(page)).toHaveCount(0)
})

test('[HEAD-17] [HEAD-18] it opens and drills by touch', async ({ page }) => {
  await page.goto('/en/')
  await toggle(page).tap()
  await items(page).getByRole('button', { name: 'Mortgage' }).tap()
  await items(page).getByRole('link', { name: 'Loan calculator' }).tap()
  await page.waitForURL('**/en/mortgage/calculator/')
  await expect(dialog(page)).toHaveCount(0)
})

test('[HEAD-25] [REG-02] its region dropdown sets the region, also for the bar of large screens', async ({ page }) => {
  await page.goto('/en/')
  const open = await openOffcanvas(page)
  await open.locator('select').selectOption({ label: 'Baton Rouge' })
  expect(await page.evaluate(() => [localStorage.getItem('preferredRegion'), localStorage.getItem('preferredRegionPermalink')])).toEqual([
    'Baton Rouge',
    'baton-rouge',
  ])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('.utility option:checked')).toHaveText('Baton Rouge')
})

test('[HEAD-24] [LINK-27] [D-LINK-8] its language switch leads to the same page, also after in-app navigation', async ({ page }) => {
  await page.goto('/en/')
  await page.locator('footer a[href="/en/careers/"]').first().click()
  await page.waitForURL('**/en/careers/')
  const open = await openOffcanvas(page)
  await open.locator('a[data-language-switch]').click()
  await page.waitForURL('**/es/careers/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(dialog(page)).toHaveCount(0)
})

test.describe('with the bank out of reach', () => {
  test.use({ tolerated: [/\/menu\.txt|Failed to load resource/] })

  test('[HEAD-27] [ERR-08] [D-HEAD-3] the drill-down works, the login toggle opens nothing until it answers again', async ({ page }) => {
    const probe = await takeProbe(page)
    probe.fail()
    await page.goto('/en/')
    const open = await openOffcanvas(page)
    await items(page).getByRole('button', { name: 'Personal' }).click()
    await expect(items(page).getByRole('button', { name: 'Borrowing' })).toBeVisible()
    await expectConnection(page, 'unavailable')
    const before = probe.count()
    await open.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect.poll(probe.count).toBe(before + 1)
    await expectConnection(page, 'unavailable')
    await expect(open.locator('.login')).toHaveCount(0)
    probe.succeed()
    await open.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(open.locator('.login')).toBeVisible()
  })
})

test('[HEAD-17] the first tap counts while the scripts are still on their way', async ({ page }) => {
  await page.goto('/en/', { waitUntil: 'networkidle' })
  const arrive = await holdScripts(page)
  await toggle(page).tap()
  await expect(page.locator('astro-island:has(.header-bar)')).toHaveAttribute('ssr')
  arrive()
  await expect(dialog(page)).toBeVisible()
})

for (const [name, size] of [
  ['320 px', { width: 320, height: 640 }],
  ['400 % zoom', { width: 320, height: 200 }],
  ['640 px', { width: 640, height: 800 }],
] as const) {
  test(`everything in it can be reached at ${name}, without scrolling sideways`, repeated(name === '640 px'), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    for (const path of ['/en/', '/es/']) {
      await page.goto(path)
      const open = await openOffcanvas(page)
      await items(page).getByRole('button').first().click()
      await items(page).getByRole('button').first().click()
      expect(await open.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
      await open.locator('.offcanvas-language').scrollIntoViewIfNeeded()
      await expect(open.locator('.offcanvas-language')).toBeInViewport()
    }
  })
}
