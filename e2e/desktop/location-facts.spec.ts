import type { Page } from '@playwright/test'
import { expect, test } from '../browser/visit.ts'

// What is asked here is in the HTML. Without scripts the whole week is in view, from Monday on.
test.use({ javaScriptEnabled: false })

const covington = '/locations/la/covington-longleaf-avenue/'

/** The lines of one day in each column of the hours table, with plain blanks. */
const hoursOn = (page: Page, day: string) =>
  page
    .locator(`.location-hours tr[data-day=${day}] td`)
    .evaluateAll((cells) =>
      cells.map((cell) =>
        [...cell.querySelectorAll('.location-line')].map((line) => line.textContent.replaceAll('\u00a0', ' ')).join(', '),
      ),
    )

/** Locations whose hours are written in every way that the parser reads, and what visitors see of it. */
const written = [
  [
    '[LOC-28] [LOC-29] [LOC-30]',
    'Monday-Friday 7:30 a.m.-6 p.m.',
    'la/metairie-veterans-boulevard',
    'thu',
    ['9:00 a.m. – 5:00 p.m.', '7:30 a.m. – 6:00 p.m.'],
  ],
  ['[LOC-27] [LOC-28] [LOC-30]', 'Sat 9 AM - noon', 'ms/meridian-twenty-second-avenue', 'sat', ['Closed', '9:00 a.m. – noon']],
  ['[LOC-28] [LOC-29]', 'Mon-Thu 7am-9pm', 'tx/nacogdoches-raguet-street', 'wed', ['7:00 a.m. – 9:00 p.m.']],
  ['[LOC-31]', '7-7', 'la/new-orleans-east-chef-menteur-highway', 'mon', ['9:00 a.m. – 5:00 p.m.', '7:00 a.m. – 7:00 p.m.']],
  ['[LOC-32]', 'noon-5pm', 'ms/laurel-fifth-avenue', 'wed', ['1:00 p.m. – 4:00 p.m.', 'noon – 5:00 p.m.']],
  ['[LOC-32] [LOC-33]', 'noon-midnight', 'tx/dallas-deep-ellum-elm-street', 'fri', ['noon – midnight']],
  ['[LOC-34] [LOC-35]', 'dawn-dusk', 'la/houma-bayou-black-drive', 'tue', ['7:00 a.m. – 3:00 p.m.', 'Dawn – Dusk']],
  ['[LOC-34]', 'dawn-noon', 'la/houma-bayou-black-drive', 'sat', ['7:00 a.m. – noon', 'Dawn – noon']],
  [
    '[LOC-36]',
    '9am-noon and 1pm-4pm',
    'la/lafayette-vermilion-street',
    'mon',
    ['9:00 a.m. – noon, 1:00 p.m. – 4:00 p.m.', '8:00 a.m. – 5:30 p.m.'],
  ],
  ['[LOC-37]', '9-noon & 1-5', 'la/new-orleans-carrollton-oak-street', 'fri', ['9:00 a.m. – noon, 1:00 p.m. – 5:00 p.m.']],
] as const

for (const [ids, text, place, day, lines] of written)
  test(`${ids} hours written as “${text}” are shown as ${lines.join(' and ')}`, async ({ page }) => {
    await page.goto(`/locations/${place}/`)
    expect(await hoursOn(page, day)).toEqual(lines)
  })

/** Without scripts nobody can tell which day it is. */
const usual = 'Usual hours; branches close on bank holidays.'

test('[LOC-12] [LOC-13] [LOC-20] a location says how to get there, what is special about its hours, and that its ATM never closes', async ({
  page,
}) => {
  await page.goto(covington)
  await expect(page.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=30.4755,-90.1009',
  )
  await expect(page.locator('.location-note:not(.location-calendar):visible')).toHaveText([usual, 'ATM open 24 hours'])
  await page.goto('/locations/la/mandeville-lakefront-terrace/')
  await expect(page.locator('.location-note:not(.location-calendar):visible')).toHaveText([
    usual,
    'ATM open 24 hours',
    'When a storm has a name in the Gulf, hours may change. Call before you drive.',
  ])
  await page.goto('/locations/la/new-orleans-carrollton-oak-street/')
  await expect(page.getByText('ATM open 24 hours')).toHaveCount(0)
})

test('[LOC-15] [LOC-16] [LOC-17] [LOC-18] services stand in the bank’s order, and languages under their own names, Spanish once', async ({
  page,
}) => {
  await page.goto(covington)
  const services = page.locator('.location-services section').filter({ has: page.getByRole('heading', { name: 'At this location' }) })
  await expect(services.getByRole('listitem')).toHaveText([
    'Retail Banking',
    'Home Lending',
    'Commercial Banking',
    'Commercial Lending',
    'Drive-thru Services',
    'Has ATM',
  ])
  await expect(page.locator('.location-languages span')).toHaveText([
    'English',
    'Español',
    'Tiếng Việt',
    'Français',
    'العربية',
    'हिन्दी',
    'ગુજરાતી',
  ])
  await expect(page.locator('.location-languages [lang=ar]')).toHaveAttribute('dir', 'rtl')
})

test('[LOC-17] a branch that offers Spanish and does not list it speaks it all the same', async ({ page }) => {
  await page.goto('/locations/la/new-orleans-east-chef-menteur-highway/')
  await expect(page.locator('.location-languages [lang=es]')).toHaveText('Español')
})

test('[LOC-19] a branch that speaks English alone says nothing of languages', async ({ page }) => {
  await page.goto('/locations/ms/meridian-twenty-second-avenue/')
  await expect(page.locator('.location-services')).toBeVisible()
  await expect(page.locator('.location-languages')).toHaveCount(0)
})

test('[LOC-03] [LOC-04] the nearest locations stand in order of their distance, in miles with two decimals at most', async ({ page }) => {
  await page.goto(covington)
  await expect(page.locator('.location-near small')).toHaveText(['8.37 miles', '21.54 miles', '23.47 miles'])
  await page.goto(`/es${covington}`)
  await expect(page.locator('.location-near small').first()).toHaveText('8.37 millas')
})

test('[LOC-09] [LOC-14] the locator names the kinds of a place, and leads to its own address in other states', async ({ page }) => {
  await page.goto('/es/locations/')
  const place = (name: string) => page.locator('.location-list-place').filter({ has: page.getByText(name, { exact: true }) })
  await expect(place('Préstamos de Mobile').locator('a[href="/es/mortgage/"]')).toHaveCount(1)
  await expect(place('Préstamos de Mobile')).toContainText('Oficina de préstamos')
  await expect(place('Texarkana, lado de Arkansas').locator('a[href="/es/business/lending/"]')).toHaveCount(1)
  await expect(place('Cajero de Midtown')).toContainText('Cajero automático')
})

test('[LOC-21] [LOC-22] search engines are told the hours that the page shows, those of holidays too', async ({ page }) => {
  await page.goto(covington)
  const data = JSON.parse((await page.locator('main script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({
    '@type': 'BankOrCreditUnion',
    name: 'Gulf Pines Bank Covington',
    telephone: '985-555-0134',
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '09:00', closes: '16:00' },
      { dayOfWeek: ['Friday'], opens: '09:00', closes: '17:00' },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00' },
      { dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' },
    ],
    department: [
      { openingHoursSpecification: [{ opens: '08:00', closes: '17:30' }, { opens: '08:30', closes: '12:30' }, { opens: '00:00' }] },
      { '@type': 'AutomatedTeller', openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }] },
    ],
  })
  expect(data.specialOpeningHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: '2026-11-26',
    validThrough: '2026-11-26',
  })
  await page.goto('/locations/la/grand-isle-ludwig-lane/')
  const atm = JSON.parse((await page.locator('main script[type="application/ld+json"]').textContent()) ?? '')
  // From dawn to dusk on six days is no time of day, and the seventh is closed.
  expect([atm['@type'], atm.openingHoursSpecification]).toEqual(['AutomatedTeller', [expect.objectContaining({ dayOfWeek: ['Sunday'] })]])
})
