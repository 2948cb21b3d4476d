import type { Page } from '@playwright/test'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const field = (page: Page) => page.locator('#finder-q')
const first = (page: Page) => page.locator('[data-pin]').first()
const status = (page: Page) => page.locator('[data-finder-status]')
const kindsShown = (page: Page) => page.locator('.location-finder-types').allTextContents()

for (const [text, id] of [
  ['Poydras', 'new-orleans-poydras-street'],
  ['French Quarter', 'new-orleans-canal-street'],
  ['Juston', 'houston-travis-street'],
  ['calle Texas', 'shreveport-texas-street'],
  ['bank on the Gulf Coast', 'gulfport-pass-road'],
  ['Lake Chuck', 'lake-charles-ryan-street'],
  ['N.O.', 'new-orleans-poydras-street'],
  ['HTX', 'houston-travis-street'],
  ['Cocodrie', 'houma-bayou-black-drive'],
  ['West', 'ridgeland-jackson-street'],
  ['Center', 'nacogdoches-raguet-street'],
  ['Florence', 'pearl-pearson-road'],
] as const)
  test(`[LOC-01] [D-LOC-1] ${text} finds the branch there, and no hamlet far away`, async ({ page }) => {
    await page.goto('/en/locations/')
    await field(page).fill(text)
    await expect(first(page)).toHaveAttribute('data-pin', id)
  })

for (const [text, first, other] of [
  ['Philadelphia', 'meridian-twenty-second-avenue', 'Philadelphia, PA'],
  ['Washington', 'natchez-bluff-street', 'Washington, DC'],
  ['Columbia', 'monroe-north-eighteenth-street', 'Columbia, MS'],
] as const)
  test(`[LOC-01] [D-LOC-1] ${text} is read as the town near a location, and offers ${other}`, async ({ page }) => {
    await page.goto('/en/locations/')
    await field(page).fill(text)
    await expect(page.locator('[data-pin]').first()).toHaveAttribute('data-pin', first)
    await expect(page.locator('.location-finder-others').getByRole('link', { name: other, exact: true })).toBeVisible()
  })

for (const [language, text, sentence, kind] of [
  ['en', 'ATM Houston', /^Nearest to Houston, TX: 10 of \d+ places with an ATM$/, undefined],
  [
    'es',
    'cajero en Laredo',
    /^No hay lugares con cajero a menos de 50 millas de Laredo, TX: lo más cercano queda a \d+ millas\.$/,
    undefined,
  ],
  ['en', '24 hour ATM', /^The first 10 of \d+ places with an ATM open 24 hours$/, undefined],
  [
    'en',
    'branch open sunday houston',
    /^No banking center is open on Sundays\. Nearest to Houston, TX: 10 of \d+ places with an ATM open on Sundays$/,
    undefined,
  ],
  [
    'es',
    'abierto los domingos',
    /^Ninguna sucursal abre los domingos\. Se muestran 10 de \d+ lugares con cajero en servicio los domingos$/,
    undefined,
  ],
  ['es', 'banco en la costa del golfo', /^Más cerca de la Costa del Golfo: 10 de \d+ lugares$/, undefined],
  ['en', 'drive-thru', /^The first 10 of \d+ locations with a drive-thru$/, 'drive-thru'],
  ['es', 'autobanco', /^Se muestran 10 de \d+ lugares con autoservicio$/, 'drive-thru'],
  ['en', 'notary', /^(?:The first 10 of )?\d+ locations with a notary$/, 'notary'],
  ['es', 'notario', /^(?:Se muestran 10 de )?\d+ lugares con notaría$/, 'notary'],
  ['en', 'safe deposit', /^(?:The first 10 of )?\d+ locations with safe deposit boxes$/, 'safe-deposit'],
] as const)
  test(`[LOC-01] [D-LOC-1] "${text}" is read as what is wanted (${language})`, acrossSizes(language), async ({ page }) => {
    await page.goto(`/${language}/locations/`)
    await field(page).fill(text)
    await expect(status(page)).toHaveText(sentence)
    await expect(page).toHaveURL(/[?&]q=/)
    const typed = await page.locator('[data-pin]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-pin')))
    expect(typed.length).toBeGreaterThan(0)
    if (!kind) return
    // The same list as the filter gives.
    await page.goto(`/${language}/locations/?${kind}=1`)
    await expect(page.locator('[data-pin]')).toHaveCount(typed.length)
    expect(await page.locator('[data-pin]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-pin')))).toEqual(typed)
  })

test('[LOC-03] one mile is in the singular, and one result says how far it is', async ({ page }) => {
  await page.goto('/en/locations/?q=Tyler&type=bankingCenter&language=mr')
  await expect(status(page)).toHaveText(/^(?:We have no|No) banking centers where Marathi is spoken/)
  await page.goto('/es/locations/?q=Alabama')
  await expect(status(page)).toHaveText('1 lugar en Alabama')
  expect((await kindsShown(page)).length).toBe(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[LOC-01] [D-LOC-1] the server reads the same words', async ({ page }) => {
    await page.goto('/es/locations/?q=cajero+en+Kenner')
    await expect(first(page)).toHaveAttribute('data-pin', 'kenner-williams-boulevard')
    await expect(status(page)).toHaveText(/^Más cerca de Kenner, LA: 10 de \d+ lugares con cajero$/)
    await page.goto('/en/locations/?q=ATM+near+me')
    await expect(status(page)).toHaveText(
      /^The first 10 of \d+ places with an ATM\. To see what is near you, .+ type a town or ZIP code\.$/,
    )
  })

  test('[LOC-01] [D-LOC-1] more come on demand, with all that was asked for and nothing that was not', async ({ page }) => {
    // As the form sends it without scripts.
    await page.goto('/es/locations/?q=Houston&type=&language=&saturday=1')
    const rows = page.locator('[data-pin]')
    for (const count of [20, 30]) {
      await page.locator('.location-finder-more a').click()
      await expect(page).toHaveURL(`/es/locations/?q=Houston&saturday=1&rows=${count}`)
      await expect(rows).toHaveCount(count)
    }
  })
})

for (const [search, sentence] of [
  ['La Place', 'Nearest to LaPlace, LA: 10 of 115 locations'],
  ['bay saint louis', 'Nearest to Bay St. Louis, MS: 10 of 115 locations'],
  ['Mc Lain', 'Nearest to McLain, MS: 10 of 115 locations'],
] as const)
  test(`[LOC-01] [D-LOC-1] a town is written as it writes itself: ${search}`, async ({ page }) => {
    await page.goto(`/en/locations/?q=${search}`)
    await expect(status(page)).toHaveText(sentence)
  })

/** What the live region said, each sentence once. */
const watchSaid = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const region = document.querySelector('[data-finder-said]')
    if (region)
      new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true })
  })
const saidSoFar = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said)

test('[D-LOC-1] letters that follow each other are announced once, after a pause, and the list never goes', async ({ page }) => {
  await page.clock.install({ time: '2026-11-24T16:00:00Z' })
  await page.goto('/en/locations/?q=Tyler')
  await field(page).focus()
  await expect(page.locator('[data-finder][data-started]')).toBeAttached()
  await watchSaid(page)
  await page.evaluate(() => {
    const list = document.querySelector('[data-finder-answer]') as HTMLElement
    new MutationObserver(() => {
      if (!list.querySelector('[data-pin]')) document.documentElement.dataset['wasEmpty'] = ''
    }).observe(list, { childList: true, subtree: true })
  })
  // From here on time passes where the test says so, however slow the machine is.
  await page.clock.pauseAt('2026-11-24T16:10:00Z')
  expect(await saidSoFar(page)).toEqual([])
  for (const text of ['Ty', 'Tyl', 'Tylq', 'Tylqz', 'Hou', 'Houston']) {
    await field(page).fill(text)
    await page.clock.runFor(50)
  }
  await expect(first(page)).toHaveAttribute('data-pin', 'houston-travis-street')
  expect(await saidSoFar(page)).toEqual([])
  await page.clock.runFor(3000)
  await expect.poll(() => saidSoFar(page)).toEqual(['Nearest to Houston, TX: 10 of 115 locations'])
  expect(await page.locator('html').getAttribute('data-was-empty')).toBeNull()
  await expect(status(page)).not.toHaveAttribute('role', /./)
})

test('[D-LOC-2] another region in the header measures anew, before and after the search has started', async ({ page }) => {
  await page.goto('/en/locations/')
  await expect(page.locator('[data-finder][data-ready]')).toBeAttached()
  const region = page.locator('.utility-region select')
  await region.selectOption({ label: 'Jackson' })
  await expect(status(page)).toHaveText('Nearest to Jackson: 10 of 115 locations')
  await expect(first(page)).toHaveAttribute('data-pin', 'jackson-capitol-street')
  await region.selectOption({ label: 'Houston' })
  await expect(status(page)).toHaveText('Nearest to Houston: 10 of 115 locations')
})

test('[D-LOC-1] on a phone the first result stands on the first screen, and the filters say how many are on', { tag: '@phone' }, async ({
  page,
}) => {
  for (const path of ['/en/locations/?q=Houston', '/es/locations/?q=Houston&type=bankingCenter&notary=1']) {
    await page.goto(path)
    const box = await first(page).locator('h2').boundingBox()
    expect((box?.y ?? 9999) + (box?.height ?? 0), path).toBeLessThan(844)
  }
  await expect(page.locator('.location-finder-filters summary')).toHaveText('Acotar la lista (2)')
})

test('[LOC-01] the headings of the finder go from the first level to the second', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston')
  const levels = await page
    .locator('.location-finder')
    .evaluate((finder) => [...finder.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName))
  expect(levels.slice(0, 3)).toEqual(['H1', 'H2', 'H2'])
  expect(levels).not.toContain('H3')
})
