import type { Page } from '@playwright/test'
import { mega } from '../browser/header-bar.ts'
import { openOffcanvas } from '../browser/header-menus.ts'
import { open as openLogin, panel } from '../browser/login-panel.ts'
import { menuBox, pageBox, suggestionsOf, whenAssisted } from '../browser/search-box.ts'
import { expect } from '../browser/visit.ts'

/** Something that a visitor opens: where it stands, written without a language, and how it comes up. */
export type OpenedState = {
  readonly name: string
  readonly path: string
  readonly open: (page: Page, width: number) => Promise<unknown>
  /** The spec that looks at it with the same tool in every run; only the whole survey does so again. */
  readonly lookedAtBy?: string
  /** The only screens that have it. */
  readonly only?: 'phones' | 'desks'
}

/** The width, in pixels, from which the header has its row of links. */
export const desk = 891

const openMega = (position: number) => async (page: Page) => {
  await page.locator('.header-item > button').nth(position).click()
  await expect(mega(page)).toBeVisible()
}

const emptyForm = (kind: string) => async (page: Page) => {
  const form = page.locator(`form[data-form=${kind}]`)
  await form.locator('input:not([type=radio]), select, textarea').first().focus()
  await expect(page.locator('astro-island').filter({ has: form })).not.toHaveAttribute('ssr')
  await form.locator('[type=submit]').click()
  await expect(form.locator('.field-error:visible').first()).toBeVisible()
}

const header: readonly OpenedState[] = [
  ...[0, 1, 2, 3].map((index) => ({ name: `panel ${index + 1} of the menu`, path: '/', open: openMega(index), only: 'desks' as const })),
  { name: 'the login panel', lookedAtBy: 'pages/login.spec.ts', path: '/', open: openLogin },
  {
    name: 'the login form with errors',
    lookedAtBy: 'pages/login.spec.ts',
    path: '/',
    open: async (page) => {
      await openLogin(page)
      await panel(page).locator('.login-choice').first().click()
      await panel(page).locator('[type=submit]').click()
      await expect(panel(page).locator('.field-error:visible').first()).toBeVisible()
    },
  },
  {
    name: 'the menu of phones',
    lookedAtBy: 'phone/offcanvas.spec.ts',
    path: '/',
    only: 'phones',
    open: openOffcanvas,
  },
  {
    name: 'the second level of the menu of phones',
    lookedAtBy: 'phone/offcanvas.spec.ts',
    path: '/',
    only: 'phones',
    open: async (page) => {
      await (await openOffcanvas(page)).locator('.drill-items button').first().click()
      await expect(page.locator('.drill-back')).toBeVisible()
    },
  },
  {
    name: 'suggestions in the menu of phones',
    lookedAtBy: 'pages/suggestions.spec.ts',
    path: '/',
    only: 'phones',
    open: async (page) => {
      await (await menuBox(page)).fill('calc')
      await expect(suggestionsOf(page).first()).toBeVisible()
    },
  },
]

const search: readonly OpenedState[] = [
  {
    name: 'suggestions of the search',
    lookedAtBy: 'pages/suggestions.spec.ts',
    path: '/search/',
    open: async (page) => {
      await pageBox(page).focus()
      await whenAssisted(pageBox(page))
      await page.keyboard.type('calc')
      await expect(suggestionsOf(page).first()).toBeVisible()
    },
  },
  {
    name: 'results of the search',
    lookedAtBy: 'pages/search-results.spec.ts',
    path: '/search/?terms=checking',
    open: (page) => page.locator('main li a').first().waitFor(),
  },
  {
    name: 'a search that found nothing',
    lookedAtBy: 'pages/search-answers.spec.ts',
    path: '/search/?terms=zqxjk',
    open: (page) => page.waitForLoadState('networkidle'),
  },
]

const dialogs: readonly OpenedState[] = [
  {
    name: 'the question before another website',
    lookedAtBy: 'pages/external-link.spec.ts',
    path: '/fraud/',
    open: async (page) => {
      await page.locator('main a[data-outbound="warn"]:visible').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the form of a member of the team',
    lookedAtBy: 'pages/team.spec.ts',
    path: '/business/treasury-management/team/',
    open: async (page) => {
      await page.locator('[data-email-now]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

const finder: readonly OpenedState[] = [
  {
    name: 'filters of the finder',
    path: '/locations/',
    open: (page) =>
      page.locator('.location-finder-filters').evaluate((filters: HTMLDetailsElement) => Object.assign(filters, { open: true })),
  },
  {
    name: 'the map with the card of a branch',
    lookedAtBy: 'pages/finder-map.spec.ts',
    path: '/locations/?q=New+Orleans',
    open: async (page, width) => {
      if (width < desk) await page.locator('[data-map-toggle]').click()
      else await page.locator('#finder-q').focus()
      await expect(page.locator('.map-count')).not.toBeEmpty()
      // By key: at a click the header may lie over the marker.
      await page.locator('.map-marker').last().press('Enter')
    },
  },
  { name: 'a town that nobody knows', path: '/locations/?q=Zqxjkville', open: (page) => page.waitForLoadState('networkidle') },
]

const tools: readonly OpenedState[] = [
  {
    name: 'three accounts side by side',
    lookedAtBy: 'pages/account-comparison.spec.ts',
    path: '/account-products/compare/?accounts=everyday-checking,pine-savings,tall-pine-checking',
    open: (page) => expect(page.locator('[data-comparison] thead th:visible')).toHaveCount(3),
  },
  {
    name: 'the questions that name an account',
    lookedAtBy: 'pages/account-comparison.spec.ts',
    path: '/account-products/compare/',
    open: (page) => page.locator('.account-comparison-helper > summary').click(),
  },
  {
    name: 'the savings calculator with an error',
    lookedAtBy: 'pages/savings-calculator.spec.ts',
    path: '/savings-calculator/',
    open: async (page) => {
      await page.locator('.savings-calculator').getByRole('textbox').first().focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('1.2.3')
      await expect(page.locator('.savings-calculator .field-error')).toBeVisible()
    },
  },
  {
    name: 'the loan calculator with an error',
    path: '/mortgage/calculator/',
    open: async (page) => {
      const frame = page.frameLocator('main iframe')
      await frame.locator('[name=amount]:visible').fill('much')
      await expect(frame.locator('.field-error:visible').first()).toBeVisible()
    },
  },
  {
    name: 'an accordion',
    lookedAtBy: 'pages/accessibility.spec.ts',
    path: '/personal/checking/',
    open: (page) => page.locator('.accordion-title button').nth(1).click(),
  },
  {
    name: 'a chosen region',
    path: '/',
    open: async (page, width) => {
      if (width < desk) await openOffcanvas(page)
      else await page.locator('.utility').hover()
      await page.locator('[data-region-select]:visible').first().selectOption({ index: 1 })
    },
  },
]

const forms: readonly OpenedState[] = Object.entries({
  support: '/contact/',
  location: '/contact/location/',
  product: '/contact/product/',
  heroes: '/heroes/',
  homeAssist: '/home-assist/',
}).map(([kind, path]) => ({ name: `the form ${kind} sent empty`, path, open: emptyForm(kind), lookedAtBy: 'pages/form-fields.spec.ts' }))

/** Everything that opens, at any width. */
export const openedStates: readonly OpenedState[] = [...header, ...search, ...dialogs, ...finder, ...tools, ...forms]
