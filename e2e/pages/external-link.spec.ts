import type { BrowserContext, Locator, Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { goOn, isKept, mark } from '../browser/in-app.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { openTabs } from '../browser/open-tabs.ts'
import { tracked } from '../browser/tracked.ts'
import { expect, test } from '../browser/visit.ts'
import { siteAddress } from '../site/served-site.ts'

/** Another website, as far as a browser is concerned: the same server by another name. */
const elsewhere = `${siteAddress.replace('localhost', '127.0.0.1')}/en/careers/`

// Going there is what is tested.
test.use({ tolerated: [/third-party request to http:\/\/127\.0\.0\.1|127\.0\.0\.1.*(?:Cross-Origin-Opener-Policy|untrustworthy)/] })

const places = {
  en: { path: '/en/fraud/', title: 'You are leaving our website', onward: 'Continue', stay: 'Stay here', close: 'Close' },
  es: {
    path: '/es/fraud/',
    title: 'Está por salir de nuestro sitio web',
    onward: 'Continuar',
    stay: 'Quedarme aquí',
    close: 'Cerrar',
  },
} as const

const outbound = (page: Page) => page.locator('main a[data-outbound="warn"]:visible').first()
const dialog = (page: Page) => page.getByRole('dialog', { name: /You are leaving our website|Está por salir de nuestro sitio web/ })

/** Follows the link and says where it leads. */
const ask = async (page: Page): Promise<string> => {
  await outbound(page).click()
  await expect(dialog(page)).toBeVisible()
  return (await outbound(page).getAttribute('href')) ?? ''
}

/** Makes a link lead to another website. */
const leadElsewhere = (link: Locator, linkType: '_blank' | '_self' = '_blank') =>
  link.evaluate(
    (element: HTMLAnchorElement, [href, target]) => {
      element.href = href
      element.target = target
    },
    [elsewhere, linkType] as const,
  )

const tabs = (context: BrowserContext) => context.pages().length

for (const language of ['en', 'es'] as const) {
  const { path, title, onward, stay, close } = places[language]

  test(
    `[LINK-18] [LINK-20] [LINK-21] [LINK-22] [LINK-26] in ${language}, a link to another website asks before it goes there`,
    acrossSizes(language),
    async ({ page, context }) => {
      await page.goto(path)
      await expect(dialog(page)).toHaveCount(0)
      const url = await ask(page)
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await expect(dialog(page)).toHaveAccessibleDescription(/privacy|privacidad/)
      await expect(dialog(page).getByText(url, { exact: true })).toBeVisible()
      await expect(dialog(page).getByRole('heading', { name: title })).toBeFocused()
      expect([new URL(page.url()).pathname, tabs(context)]).toEqual([path, 1])
      expect(await violations(page)).toEqual([])
    },
  )

  test(
    `[LINK-24] [LINK-25] in ${language}, Continue opens it in a new tab that knows nothing of ours, and closes`,
    acrossSizes(language),
    async ({ page, context }) => {
      await page.goto(path)
      await leadElsewhere(outbound(page))
      const url = await ask(page)
      const [opened] = await Promise.all([context.waitForEvent('page'), dialog(page).getByRole('button', { name: onward }).click()])
      await opened.waitForURL(elsewhere)
      expect(await opened.evaluate(() => window.opener)).toBeNull()
      await expect(dialog(page)).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await tracked(page, 'external-link')).toEqual([
        expect.objectContaining({ event: 'datalayer_track', action: 'continue', label: url }),
      ])
    },
  )

  test(
    `[LINK-23] [D-LINK-4] in ${language}, its buttons, Escape and a click beside it close it, open nothing and give focus back`,
    acrossSizes(language),
    async ({ page, context }) => {
      await page.goto(path)
      for (const [how, closeIt] of [
        [close, () => dialog(page).getByRole('button', { name: close }).click()],
        [stay, () => dialog(page).getByRole('button', { name: stay }).click()],
        ['Escape', () => page.keyboard.press('Escape')],
        ['a click beside it', () => page.mouse.click(4, 4)],
      ] as const) {
        await ask(page)
        await closeIt()
        await expect(dialog(page), how).toHaveCount(0)
        await expect(outbound(page), how).toBeFocused()
        expect([new URL(page.url()).pathname, tabs(context)], how).toEqual([path, 1])
      }
      expect(await tracked(page, 'external-link')).toEqual([])
      // It asks again the next time.
      await ask(page)
    },
  )
}

test('[LINK-24] a link of the type _self opens in place of the page', async ({ page, context }) => {
  await page.goto('/en/fraud/')
  await leadElsewhere(outbound(page), '_self')
  await ask(page)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(elsewhere)
  expect(tabs(context)).toBe(1)
})

test('[LINK-18] [D-LINK-4] with the keyboard alone: Enter opens, Tab stays inside, Enter goes on', async ({ page, context }) => {
  await page.goto('/en/fraud/')
  await leadElsewhere(outbound(page))
  await outbound(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
  const seen: (string | null | undefined)[] = []
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab')
    seen.push(await name())
  }
  expect(seen).toEqual(['Continue', 'Stay here', 'Close', 'Continue', 'Stay here'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await name()).toBe('Close')
  await page.keyboard.press('Tab')
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
  await opened.waitForURL(elsewhere)
  await expect(outbound(page)).toBeFocused()
})

for (const [how, click] of [
  ['the middle button', { button: 'middle' }],
  ['Ctrl', { modifiers: ['Control'] }],
  ['Shift', { modifiers: ['Shift'] }],
] as const) {
  test(`[D-LINK-5] a click with ${how} asks too, and means a new tab`, async ({ page, context }) => {
    await page.goto('/en/fraud/')
    await leadElsewhere(outbound(page), '_self')
    await outbound(page).click({
      button: 'button' in click ? click.button : 'left',
      modifiers: 'modifiers' in click ? [...click.modifiers] : [],
    })
    await expect(dialog(page)).toBeVisible()
    expect(tabs(context)).toBe(1)
    const [opened] = await Promise.all([context.waitForEvent('page'), dialog(page).getByRole('button', { name: 'Continue' }).click()])
    await opened.waitForURL(elsewhere)
  })
}

test('[D-LINK-5] a middle click on an internal link is left to the browser', async ({ page, browser }) => {
  await page.goto('/en/fraud/')
  await page.locator('footer a[href="/en/careers/"]').first().click({ button: 'middle' })
  await expect.poll(() => openTabs(browser)).toEqual(expect.arrayContaining([`${siteAddress}/en/fraud/`, `${siteAddress}/en/careers/`]))
  await expect(dialog(page)).toHaveCount(0)
})

for (const [where, path, selector] of [
  ['an alert', '/en/', '[data-alert] a'],
  ['the footer', '/en/', 'footer a[href^="/en/"]'],
  ['an accordion that nobody has touched', '/en/personal/checking/', 'astro-island .accordion-body a[href^="/"]'],
  ['the header', '/en/', 'header a[href^="/en/"]'],
] as const) {
  test(`[LINK-18] it asks for links in ${where}`, async ({ page, context }) => {
    await page.goto(path)
    const link = page.locator(selector).filter({ visible: true }).first()
    await expect(link).toBeVisible()
    await link.evaluate((element: HTMLAnchorElement) => {
      element.href = 'https://other.example/somewhere?a=1'
      element.dataset['outbound'] = 'warn'
      element.id = 'leads-elsewhere'
    })
    await page.locator('#leads-elsewhere').click()
    await expect(dialog(page).getByText('https://other.example/somewhere?a=1')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    expect([new URL(page.url()).pathname, tabs(context)]).toEqual([path, 1])
  })
}

test('[LINK-18] [D-LINK-4] it asks for links in a menu, above it, and focus comes back to the menu', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/en/')
  const button = page
    .locator(isMobile ? 'header button[aria-haspopup="dialog"]' : 'header button[aria-controls^="mega-"]')
    .filter({ visible: true })
    .first()
  await button.click()
  const link = page
    .locator(isMobile ? 'dialog[open] a[href^="/en/"]' : '.mega a[href^="/en/"]')
    .filter({ visible: true })
    .first()
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = 'https://other.example/somewhere'
    element.dataset['outbound'] = 'warn'
    element.id = 'leads-elsewhere'
  })
  await page.locator('#leads-elsewhere').click()
  await expect(dialog(page).getByText('https://other.example/somewhere')).toBeVisible()
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(isMobile ? page.locator('#leads-elsewhere') : button).toBeFocused()
})

test('[LINK-18] [LINK-26] it asks after in-app navigation, in the language of the page, and is closed on every page', async ({ page }) => {
  await page.goto('/en/')
  await mark(page)
  await goOn(page, '/en/fraud/')
  await ask(page)
  await page.goBack()
  await page.waitForURL('**/en/')
  await expect(dialog(page)).toHaveCount(0)
  await goOn(page, '/es/fraud/')
  await expect(dialog(page)).toHaveCount(0)
  await ask(page)
  await expect(page.getByRole('dialog', { name: places.es.title })).toBeVisible()
  expect(await isKept(page)).toBe(true)
})

test('[LINK-16] [LINK-17] a link on the allow-list opens a new tab at once', async ({ page, context }) => {
  await page.goto('/en/careers/')
  const link = page.locator('main a[href^="https://careers."]:visible').first()
  await link.evaluate((element) => {
    element.id = 'allowed'
  })
  await leadElsewhere(page.locator('#allowed'))
  const [opened] = await Promise.all([context.waitForEvent('page'), page.locator('#allowed').click()])
  await opened.waitForURL(elsewhere)
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  await expect(dialog(page)).toHaveCount(0)
})

test('[LINK-14] [LINK-15] mail and telephone links go to the device, and ask nothing', async ({ page }) => {
  await page.goto('/en/contact/')
  await mark(page)
  await page.evaluate(() => {
    // The last word: whether the page kept the browser from following.
    window.addEventListener('click', (event) => {
      Object.assign(window, { left: [...((window as { left?: boolean[] }).left ?? []), !event.defaultPrevented] })
      event.preventDefault()
    })
    const mail = document.createElement('a')
    mail.href = 'mailto:help@gulfpines.example'
    mail.textContent = 'Write to us'
    document.querySelector('main')?.prepend(mail)
  })
  for (const link of [page.locator('main a[href^="mailto:"]').first(), page.locator('main a[href^="tel:"]:visible').first()]) {
    expect(await link.getAttribute('target')).toBeNull()
    await link.click()
  }
  expect(await page.evaluate(() => (window as { left?: boolean[] }).left)).toEqual([true, true])
  await expect(dialog(page)).toHaveCount(0)
  expect([new URL(page.url()).pathname, await isKept(page)]).toEqual(['/en/contact/', true])
})

test('the dialog fits at every width, with a very long address too', async ({ page }) => {
  await page.goto('/es/fraud/')
  const url = `https://other.example/${'path-that-goes-on/'.repeat(20)}?${'word'.repeat(60)}`
  await outbound(page).evaluate((link: HTMLAnchorElement, href) => {
    link.href = href
  }, url)
  await outbound(page).click()
  await expect(dialog(page).getByText(url)).toBeVisible()
  for (const width of [1280, 640, 390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    const fits = await dialog(page).evaluate((element) => {
      const box = element.getBoundingClientRect()
      return [
        element.scrollWidth <= element.clientWidth,
        box.left >= 0 && box.right <= innerWidth,
        box.top >= 0 && box.bottom <= innerHeight,
      ]
    })
    expect.soft(fits, `at ${width} px`).toEqual([true, true, true])
    const onward = dialog(page).getByRole('button', { name: 'Continuar' })
    await onward.scrollIntoViewIfNeeded()
    expect.soft((await onward.boundingBox())?.height, `at ${width} px`).toBeGreaterThanOrEqual(44)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[D-LINK-5] the link leads there plainly', async ({ page, context }) => {
    await page.goto('/en/fraud/')
    expect(await outbound(page).getAttribute('href')).toMatch(/^https:/)
    await leadElsewhere(outbound(page))
    const [opened] = await Promise.all([context.waitForEvent('page'), outbound(page).click()])
    await opened.waitForURL(elsewhere)
    await expect(page.getByText('You are leaving our website')).toBeHidden()
  })
})
