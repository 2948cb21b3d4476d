import type { Locator, Page } from '@playwright/test'
import { holdScripts, takeProbe, violations } from '../browser/header-menus.ts'
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

const bar = (page: Page): Locator => page.locator('.header-links')
const item = (page: Page, name: string): Locator =>
  bar(page)
    .locator('.header-item')
    .filter({ has: page.locator('> a', { hasText: name }) })
const linkOf = (page: Page, name: string): Locator => item(page, name).locator('> a')
const buttonOf = (page: Page, name: string): Locator => item(page, name).locator('> button')
const mega = (page: Page): Locator => page.locator('.mega')

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

    test('[HEAD-02] [HEAD-03] [HEAD-04] [HEAD-05] [D-REG-4] the utility bar holds links, search, region and language', async ({ page }) => {
      const utility = page.locator('.utility')
      for (const path of ['about', 'careers', 'investor-relations', 'locations', 'search'])
        await expect(utility.locator(`a[href="/${language}/${path}/"]`)).toBeVisible()
      await expect(utility.getByRole('combobox', { name: language === 'en' ? 'Your region' : 'Su región' })).toBeVisible()
      await expect(utility.locator('option:checked')).toHaveText(language === 'en' ? 'Select your region' : 'Elija su región')
      const other = utility.getByRole('link', { name: language === 'en' ? 'Español' : 'English' })
      await expect(other).toHaveAttribute('href', language === 'en' ? '/es/' : '/en/')
      await expect(other).toHaveAttribute('lang', language === 'en' ? 'es' : 'en')
    })

    test('[HEAD-06] [HEAD-09] [HEAD-10] [HEAD-16] the primary bar holds logo, links, log-in and the extra toggle', async ({ page }) => {
      const logo = page.locator('header').getByRole('link', { name: 'Gulf Pines Bank' })
      await expect(logo).toHaveAttribute('href', `/${language}/`)
      expect((await boxOf(logo)).height).toBe(75)
      await expect(bar(page).locator('.header-item > a')).toHaveCount(5)
      await expect(page.getByRole('banner').getByRole('button', { name: logIn, exact: true })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: more, exact: true })).toBeVisible()
    })

    test('[HEAD-11] [HEAD-12] an item with children has a button beside its link, one without is the link alone', async ({ page }) => {
      await expect(linkOf(page, personal)).toHaveAttribute('href', `/${language}/personal/`)
      await expect(buttonOf(page, personal)).toHaveAccessibleName(moreIn)
      await expect(buttonOf(page, personal)).toHaveAttribute('aria-expanded', 'false')
      await expect(buttonOf(page, treasury)).toHaveCount(0)
      await linkOf(page, treasury).hover()
      await expect(mega(page)).toHaveCount(0)
    })

    test('[HEAD-29] invisible items are in no menu', async ({ page }) => {
      await expect(page.locator('header')).not.toContainText(/Holiday gift cards|Tarjetas de regalo/)
      expect(await page.content()).not.toMatch(/Holiday gift cards|Tarjetas de regalo/)
    })

    test('every state of the bar meets WCAG 2.2 AA as far as tools can tell', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await buttonOf(page, personal).click()
      await expect(mega(page)).toBeVisible()
      expect(await violations(page), 'wide dropdown').toEqual([])
      await buttonOf(page, mortgage).click()
      await expect(page.locator('.mega-narrow')).toBeVisible()
      expect(await violations(page), 'narrow dropdown').toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('.extra-frame button').click()
      await expect(page.locator('.extra')).toBeVisible()
      expect(await violations(page), 'extra menu').toEqual([])
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

  for (const [ids, name, count, width] of [
    ['[HEAD-14] [HEAD-15]', 'Personal', 4, 'wide'],
    ['[HEAD-13] [HEAD-15]', 'Business', 3, 'wide'],
    ['[HEAD-13] [HEAD-15]', 'Mortgage', 3, 'narrow'],
  ] as const) {
    test(`${ids} ${name} opens ${count} columns, ${width}`, async ({ page }) => {
      await page.goto('/en/')
      await buttonOf(page, name).click()
      await expect(mega(page)).toBeVisible()
      expect(await columns(page)).toBe(count)
      const box = await boxOf(mega(page))
      if (width === 'wide') expect(box.width).toBe(1280)
      else expect(box.width).toBeLessThan(700)
      const header = await boxOf(page.locator('.header-bar'))
      expect(Math.abs(box.y - (header.y + header.height))).toBeLessThanOrEqual(1)
    })
  }

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

test.describe('by mouse', () => {
  test('[HEAD-11] resting on an item opens its dropdown, on another that one alone, and leaving closes', async ({ page }) => {
    await page.goto('/en/')
    await linkOf(page, 'Personal').hover()
    await expect(mega(page)).toHaveAttribute('id', 'mega-0')
    await mega(page).hover()
    await expect(mega(page)).toBeVisible()
    await linkOf(page, 'Business').hover()
    await expect(mega(page)).toHaveAttribute('id', 'mega-1')
    await expect(mega(page)).toHaveCount(1)
    await page.mouse.move(640, 790)
    await expect(mega(page)).toHaveCount(0)
  })

  test('[D-HEAD-4] Escape closes what the mouse opened, and it stays closed under the resting mouse', async ({ page }) => {
    await page.goto('/en/')
    await page.clock.install()
    await linkOf(page, 'Personal').hover()
    await expect(async () => {
      await page.clock.runFor(200)
      await expect(mega(page)).toBeVisible({ timeout: 100 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(mega(page)).toHaveCount(0)
    await linkOf(page, 'Personal').hover({ position: { x: 5, y: 20 } })
    await page.clock.runFor(2000)
    await expect(mega(page)).toHaveCount(0)
  })

  test('passing over an item opens nothing', async ({ page }) => {
    await page.goto('/en/')
    await buttonOf(page, 'Personal').click()
    await buttonOf(page, 'Personal').click()
    await expect(mega(page)).toHaveCount(0)
    await page.clock.install()
    await linkOf(page, 'Business').hover()
    await page.mouse.move(640, 600)
    await page.clock.runFor(2000)
    await expect(mega(page)).toHaveCount(0)
  })

  test('[HEAD-12] an item without children closes the dropdown beside it', async ({ page }) => {
    await page.goto('/en/')
    await linkOf(page, 'Business').hover()
    await expect(mega(page)).toBeVisible()
    await linkOf(page, 'Treasury').hover()
    await expect(mega(page)).toHaveCount(0)
  })

  test('a press on the sign keeps what resting opened; the next one, and a click elsewhere, close', async ({ page }) => {
    await page.goto('/en/')
    await linkOf(page, 'Personal').hover()
    await expect(mega(page)).toBeVisible()
    await buttonOf(page, 'Personal').click()
    await expect(mega(page)).toBeVisible()
    await buttonOf(page, 'Personal').click()
    await expect(mega(page)).toHaveCount(0)
    await buttonOf(page, 'Business').click()
    await expect(mega(page)).toBeVisible()
    await page.locator('.utility-fdic').click()
    await expect(mega(page)).toHaveCount(0)
  })
})

test.describe('by keyboard', () => {
  test('[HEAD-11] [D-HEAD-4] Enter and Space open and close, Tab walks through, Escape returns to the button', async ({ page }) => {
    await page.goto('/en/')
    await linkOf(page, 'Personal').focus()
    await page.keyboard.press('Tab')
    const button = buttonOf(page, 'Personal')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(mega(page)).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Enter')
    await expect(mega(page)).toHaveCount(0)
    await page.keyboard.press('Space')
    await expect(mega(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(mega(page).locator('a').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(mega(page)).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('[HEAD-11] [D-HEAD-4] the focus on a primary link opens its dropdown; Escape closes it for good', async ({ page }) => {
    await page.goto('/en/')
    await linkOf(page, 'Business').focus()
    await expect(mega(page)).toHaveAttribute('id', 'mega-1')
    await expect(linkOf(page, 'Business')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(mega(page)).toHaveCount(0)
    await expect(buttonOf(page, 'Business')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(linkOf(page, 'Business')).toBeFocused()
    await expect(mega(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/en/business/')
  })

  test('[D-HEAD-4] the arrow leads from link or button into the dropdown; leaving it closes it', async ({ page }) => {
    await page.goto('/en/')
    await linkOf(page, 'Mortgage').focus()
    await page.keyboard.press('ArrowDown')
    await expect(mega(page).locator('a').first()).toBeFocused()
    for (const _link of await mega(page).locator('a').all()) await page.keyboard.press('Tab')
    await expect(linkOf(page, 'Learn')).toBeFocused()
    await expect(mega(page)).toHaveAttribute('id', 'mega-4')
    await page.keyboard.press('Shift+Tab')
    await expect(buttonOf(page, 'Mortgage')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(mega(page).locator('a').first()).toBeFocused()
  })

  test('[HEAD-16] the extra menu opens, is walked through and closes with Escape', async ({ page }) => {
    await page.goto('/en/')
    const toggle = page.getByRole('banner').getByRole('button', { name: 'More', exact: true })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(page.locator('.extra a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('.extra')).toHaveCount(0)
    await expect(toggle).toBeFocused()
  })
})

test.describe('by touch', () => {
  test('[HEAD-11] [D-HEAD-4] a tap on the sign opens and closes, a tap elsewhere closes', async ({ page }) => {
    await page.goto('/en/')
    await buttonOf(page, 'Personal').tap()
    await expect(mega(page)).toBeVisible()
    await page.clock.install()
    await page.clock.runFor(2000)
    await expect(mega(page)).toBeVisible()
    await buttonOf(page, 'Personal').tap()
    await expect(mega(page)).toHaveCount(0)
    await buttonOf(page, 'Business').tap()
    await expect(mega(page)).toBeVisible()
    await page.locator('.utility-fdic').tap()
    await expect(mega(page)).toHaveCount(0)
  })

  test('[HEAD-09] [HEAD-11] [D-HEAD-4] the first tap on a primary link opens its dropdown, the second leads to its page', async ({
    page,
  }) => {
    await page.goto('/en/')
    await buttonOf(page, 'Personal').tap()
    await expect(mega(page)).toHaveAttribute('id', 'mega-0')
    await linkOf(page, 'Business').tap()
    await expect(mega(page)).toHaveAttribute('id', 'mega-1')
    expect(new URL(page.url()).pathname).toBe('/en/')
    await linkOf(page, 'Business').tap()
    await page.waitForURL('**/en/business/')
  })

  test('[HEAD-09] [HEAD-12] a tap on a primary link without a dropdown leads to its page', async ({ page }) => {
    await page.goto('/en/')
    await linkOf(page, 'Treasury').tap()
    await page.waitForURL('**/en/business/treasury-management/')
  })
})

test.describe('and the connection', () => {
  test.use({ tolerated: [/\/menu\.txt|Failed to load resource/] })

  test('[HEAD-40] a dropdown is not in the page before the check has succeeded, and comes when it has', async ({ page }) => {
    const probe = await takeProbe(page)
    const answer = probe.hold()
    await page.goto('/en/')
    await buttonOf(page, 'Personal').click()
    await expect.poll(probe.count).toBeGreaterThan(0)
    await expect(page.locator('astro-island:has(.header-bar)')).not.toHaveAttribute('ssr')
    await expect(mega(page)).toHaveCount(0)
    await expect(buttonOf(page, 'Personal')).toHaveAttribute('aria-expanded', 'false')
    answer(200)
    await expect(mega(page)).toBeVisible()
  })

  test('[HEAD-40] [ERR-07] [D-HEAD-3] after a failed check no dropdown opens, while links and the extra menu work', async ({ page }) => {
    const probe = await takeProbe(page)
    probe.fail()
    await page.goto('/en/')
    await expect.poll(probe.count).toBe(1)
    const before = probe.count()
    await linkOf(page, 'Personal').hover()
    await expect.poll(probe.count).toBeGreaterThan(before)
    await buttonOf(page, 'Personal').click()
    await buttonOf(page, 'Personal').press('ArrowDown')
    await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.locator('.extra')).toBeVisible()
    await expect(mega(page)).toHaveCount(0)
    await linkOf(page, 'Personal').click()
    await page.waitForURL('**/en/personal/')
  })

  test('[HEAD-40] [D-HEAD-3] the next hover asks again, and the dropdown is back', async ({ page }) => {
    const probe = await takeProbe(page)
    probe.fail()
    await page.goto('/en/')
    await linkOf(page, 'Personal').hover()
    await expect.poll(probe.count).toBe(2)
    await expect(page.locator('astro-island:has(.header-bar)')).not.toHaveAttribute('ssr')
    await expect(mega(page)).toHaveCount(0)
    probe.succeed()
    await linkOf(page, 'Business').hover()
    await expect(mega(page)).toHaveAttribute('id', 'mega-1')
  })

  test('[ERR-07] a check that fails while a dropdown is open closes it', async ({ page }) => {
    const probe = await takeProbe(page)
    await page.goto('/en/')
    await linkOf(page, 'Personal').hover()
    await expect(mega(page)).toBeVisible()
    probe.fail()
    await linkOf(page, 'Business').hover()
    await expect(mega(page)).toHaveCount(0)
  })

  test('[HEAD-32] the menus need no call: with everything but the check failing they open', async ({ page }) => {
    await page.route('**/api/**', (route) => route.fulfill({ json: { data: [] } }))
    const calls: string[] = []
    page.on('request', (request) => {
      if (/^\/api\/(?!alerts)/.test(new URL(request.url()).pathname)) calls.push(request.url())
    })
    await page.goto('/en/')
    await buttonOf(page, 'Personal').click()
    await expect(mega(page).locator('a[href="/en/personal/checking/"]')).toBeVisible()
    expect(calls).toEqual([])
  })
})

test.describe('the first touch counts while the scripts are still on their way', () => {
  for (const [name, act, opened] of [
    ['a dropdown’s button', (page: Page) => buttonOf(page, 'Personal').click(), '.mega'],
    ['an item under the mouse', (page: Page) => linkOf(page, 'Personal').hover(), '.mega'],
    ['the arrow on a link', (page: Page) => linkOf(page, 'Personal').press('ArrowDown'), '.mega a:focus'],
    ['Enter on a dropdown’s button', (page: Page) => buttonOf(page, 'Personal').press('Enter'), '.mega'],
    ['the extra menu', (page: Page) => page.locator('.extra-frame button').click(), '.extra'],
    ['log in', (page: Page) => page.locator('.header-log-in').click(), '.login-drop'],
  ] as const) {
    test(`[HEAD-09] ${name}`, async ({ page }) => {
      await page.goto('/en/', { waitUntil: 'networkidle' })
      const arrive = await holdScripts(page)
      await act(page)
      await expect(page.locator('astro-island:has(.header-bar)')).toHaveAttribute('ssr')
      arrive()
      await expect(page.locator(opened)).toBeVisible()
    })
  }

  test('[HEAD-09] a primary link leads on without waiting for them', async ({ page }) => {
    await page.goto('/en/', { waitUntil: 'networkidle' })
    await holdScripts(page)
    await linkOf(page, 'Business').click()
    await expect(page).toHaveURL(/\/en\/business\/$/)
  })

  test('coming to life changes nothing that one sees', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/en/personal/', { waitUntil: 'networkidle' })
    const markup = () => page.locator('.header-bar > .wrap').evaluate((element) => element.outerHTML.replace(/ style=""/g, ''))
    const before = await markup()
    const picture = await page.locator('header').screenshot()
    await page.locator('.logo').dispatchEvent('pointerover')
    await expect(page.locator('astro-island:has(.header-bar)')).not.toHaveAttribute('ssr')
    expect(await markup()).toBe(before)
    expect((await page.locator('header').screenshot()).equals(picture)).toBe(true)
  })
})

test.describe('across in-app navigation', () => {
  test('[LINK-11] the header is kept with its state, and right for the new page', async ({ page }) => {
    await page.goto('/en/personal/')
    await expect(linkOf(page, 'Personal')).toHaveAttribute('aria-current', 'true')
    await page.locator('header').evaluate((header) => Object.assign(header, { isTheSame: true }))
    await buttonOf(page, 'Business').click()
    await mega(page).getByRole('link', { name: 'Business checking' }).click()
    await page.waitForURL('**/en/business/checking/')
    await expect(page.locator('main h1')).toBeFocused()
    await expect(mega(page)).toHaveCount(0)
    expect(await page.locator('header').evaluate((header) => 'isTheSame' in header)).toBe(true)
    await expect(linkOf(page, 'Business')).toHaveAttribute('aria-current', 'true')
    await expect(linkOf(page, 'Personal')).not.toHaveAttribute('aria-current')
    await expect(bar(page).locator('[aria-current]')).toHaveCount(1)
    await buttonOf(page, 'Business').click()
    await expect(mega(page).locator('[aria-current]')).toHaveText('Business checking')
  })

  test('[LINK-11] so it is before the header has come to life, and going back', async ({ page }) => {
    await page.goto('/en/personal/')
    await page.locator('footer a[href="/en/careers/"]').first().click()
    await page.waitForURL('**/en/careers/')
    await expect(bar(page).locator('[aria-current]')).toHaveCount(0)
    await expect(page.locator('.utility [aria-current]')).toHaveText('Careers')
    await page.goBack()
    await page.waitForURL('**/en/personal/')
    await expect(bar(page).locator('[aria-current]')).toHaveText('Personal')
    await buttonOf(page, 'Personal').click()
    await expect(mega(page)).toBeVisible()
    await expect(linkOf(page, 'Personal')).toHaveAttribute('aria-current', 'true')
  })

  test('[LINK-27] [LINK-29] [D-LINK-8] the language switch follows the page', async ({ page }) => {
    const to = page.locator('.utility a[data-language-switch]')
    await page.goto('/en/personal/')
    await expect(to).toHaveAttribute('href', '/es/personal/')
    await page.locator('footer a[href="/en/careers/"]').first().click()
    await page.waitForURL('**/en/careers/')
    await expect(to).toHaveAttribute('href', '/es/careers/')
    await page.locator('footer a[href="/en/privacy/"]').first().click()
    await page.waitForURL('**/en/privacy/')
    await expect(to).toHaveAttribute('href', '/es/')
    await page.locator('footer a[href="/blog/"]').first().click()
    await page.waitForURL('**/blog/')
    await expect(to).toHaveAttribute('href', '/blog/')
  })

  test('[LINK-28] the page in the other language brings a header of its own, which works', async ({ page }) => {
    await page.goto('/es/personal/')
    await buttonOf(page, 'Personas').click()
    await expect(mega(page)).toBeVisible()
    await page.locator('.utility a[data-language-switch]').click()
    await page.waitForURL('**/en/personal/')
    await expect(page.locator('header')).toHaveCount(1)
    await buttonOf(page, 'Personal').click()
    await expect(mega(page)).toBeVisible()
  })

  test('the extra menu closes when a link in it was followed, also to the page that is shown', async ({ page }) => {
    await page.goto('/en/')
    for (const path of ['/en/contact/', '/en/contact/']) {
      await page.locator('.extra-frame button').click()
      await page.locator(`.extra a[href="${path}"]`).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.locator('.extra')).toHaveCount(0)
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
            'header :is(.logo img, .header-links a, .header-end button, .utility-fdic, .utility-links > *, .utility-links nav > *)',
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

  test('a menu leads everywhere, log-in is a link, and nothing that needs a script is shown', async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/en/')
      await expect(page.locator('header button:visible, header select:visible')).toHaveCount(0)
      await expect(page.locator('header').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /^https:\/\//)
      await page.locator('header summary').click()
      const menu = page.locator('.noscript-panel')
      for (const name of ['Personal', 'Mortgage', 'About us', 'Contact us', 'Search', 'Español'])
        await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
  })
})
