import { scriptTimeout } from '@bank/rules/page-script-constants.ts'
import type { Page } from '@playwright/test'
import { holdScript } from '../browser/held-script.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { hang, shortenLimits, startOutage } from '../browser/outage.ts'
import { expect, test } from '../browser/visit.ts'

const field = (page: Page) => page.locator('#finder-q')
const rows = (page: Page) => page.locator('[data-pin]')
const first = (page: Page) => rows(page).first()
const status = (page: Page) => page.locator('[data-finder-status]')
const ids = (page: Page) => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-pin')))

/** The script of the finder has come: it is fetched with the first interaction. */
const started = async (page: Page): Promise<void> => {
  await field(page).focus()
  await expect(page.locator('[data-finder][data-started]')).toBeAttached()
}

const search = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text)
  await field(page).press('Enter')
}

for (const [language, text, title, sentence] of [
  ['en', 'Hattisburg', 'Hattiesburg', 'Nearest to Hattiesburg, MS: 10 of 115 locations'],
  ['es', 'Nueva Orleáns', 'Oficina de Poydras Street', 'Más cerca de Nueva Orleans, LA: 10 de 115 lugares'],
] as const)
  test(
    `[LOC-01] [LOC-02] [LOC-03] [LOC-04] [D-LOC-1] in ${language}, a misspelt or Spanish town is found while it is typed, nearest first with miles`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}/locations/`)
      await field(page).fill(text)
      await expect(first(page).locator('h2')).toHaveText(title)
      await expect(status(page)).toHaveText(sentence)
      await expect(rows(page)).toHaveCount(10)
      const miles = await page.locator('.location-finder-miles').allTextContents()
      expect(miles.every((one) => /^\d+(?:\.\d{1,2})? (?:miles?|millas?)$/.test(one))).toBe(true)
      const numbers = miles.map((one) => Number.parseFloat(one))
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    },
  )

for (const [what, text, id] of [
  ['a ZIP code', '77081', 'houston-gulfton-rookin-street'],
  ['a county', 'Smith County, TX', 'tyler-rose-garden-road'],
  ['a parish', 'St. Tammany Parish', /covington|mandeville|slidell/],
  ['a branch', 'Perkins Rd', 'baton-rouge-perkins-road'],
] as const)
  test(`[LOC-01] [D-LOC-1] ${what} is found`, async ({ page }) => {
    await page.goto('/en/locations/')
    await search(page, text)
    await expect(first(page)).toHaveAttribute('data-pin', id)
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text)
  })

test('[D-LOC-1] the field of the home page leads to the list it asks for', { tag: '@both' }, async ({ page }) => {
  await page.goto('/en/')
  await page.locator('.location-teaser input[name=q]').fill('Katy')
  await page.locator('.location-teaser input[name=q]').press('Enter')
  await expect(page).toHaveURL('/en/locations/?q=Katy')
  await expect(first(page)).toHaveAttribute('data-pin', 'katy-avenue-d')
  await expect(field(page)).toHaveValue('Katy')
})

test('[D-LOC-1] filters narrow the list, and the address holds them', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/en/locations/?q=Houston')
  await started(page)
  if (isMobile) await page.locator('.location-finder-filters summary').click()
  await page.getByLabel('Language').selectOption('vi')
  await expect(page).toHaveURL(/language=vi/)
  await page.locator('.location-finder-check', { hasText: 'Drive-thru' }).click()
  await expect(page).toHaveURL(/drive-thru=1/)
  await page.locator('#finder-type').selectOption('bankingCenter')
  await expect(page).toHaveURL(/type=bankingCenter/)
  await expect(first(page)).toHaveAttribute('data-pin', 'houston-bellaire-boulevard')
  const narrowed = await ids(page)
  expect(narrowed.length).toBeLessThan(10)
  await page.reload()
  await expect.poll(() => ids(page)).toEqual(narrowed)
  await expect(page.getByLabel('Drive-thru')).toBeChecked()
  await expect(page.locator('#finder-type')).toHaveValue('bankingCenter')
})

test('[LOC-26] [D-LOC-1] "open now" asks the clocks of the branch, and its holidays', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T16:00:00Z'))
  await page.goto('/en/locations/?q=77008')
  await started(page)
  await page.locator('.location-finder-check', { hasText: 'Open now' }).click()
  await expect(first(page)).toHaveAttribute('data-pin', 'houston-heights-yaupon-street')
  await expect(first(page).locator('.location-finder-open')).toHaveText('Lobby: open now, closes at 4:00 p.m.')
  await page.clock.setFixedTime(new Date('2026-11-26T16:00:00Z'))
  await page.locator('.location-finder-check', { hasText: 'Open Saturday' }).click()
  await expect(page.locator('[data-pin=houston-heights-yaupon-street]')).toHaveCount(0)
})

test('filters that leave nothing over can be cleared', async ({ page }) => {
  await page.goto('/en/locations/?q=Katy')
  await started(page)
  await page.locator('#finder-type').selectOption('deposit')
  await page.getByLabel('Language').selectOption('fa')
  await expect(status(page)).toHaveText('We have no deposit production offices where Farsi is spoken.')
  await page.getByRole('link', { name: 'Clear the filters' }).click()
  await expect(first(page)).toHaveAttribute('data-pin', 'katy-avenue-d')
  await expect(page.locator('#finder-type')).toHaveValue('')
})

test('what means nothing offers names that are written alike', async ({ page }) => {
  await page.goto('/en/locations/')
  await search(page, 'Hxxtiezbxrg')
  await expect(status(page)).toHaveText('We found no place called “Hxxtiezbxrg”.')
  await page.getByRole('navigation', { name: 'Did you mean:' }).getByRole('link', { name: 'Hattiesburg, MS' }).click()
  await expect(first(page)).toHaveAttribute('data-pin', 'hattiesburg-hardy-street')
  await expect(field(page)).toHaveValue('Hattiesburg, MS')
})

test('a town of several states offers the others', async ({ page }) => {
  await page.goto('/en/locations/')
  await search(page, 'Houston')
  await expect(first(page)).toHaveAttribute('data-pin', 'houston-travis-street')
  await page.getByRole('navigation', { name: 'Or did you mean:' }).getByRole('link', { name: 'Houston, MS' }).click()
  await expect(first(page)).toHaveAttribute('data-pin', 'tupelo-gloster-street')
})

test('a place far from every location says how far', async ({ page }) => {
  await page.goto('/en/locations/')
  await search(page, 'Austin, TX')
  await expect(status(page)).toHaveText(/^We are not near Austin, TX yet: our closest location is 1\d\d miles away\.$/)
  await expect(rows(page)).toHaveCount(10)
})

test.describe('the position of the visitor', () => {
  test.use({ geolocation: { latitude: 30.3583, longitude: -90.0656 }, permissions: ['geolocation'] })

  test('[LOC-03] [LOC-12] [D-LOC-2] [D-LOC-3] is where distances and directions start', { tag: '@both' }, async ({ page }) => {
    await page.goto('/en/locations/?q=Katy')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(first(page)).toHaveAttribute('data-pin', 'mandeville-lakefront-terrace')
    await expect(status(page)).toHaveText('Nearest to you: 10 of 115 locations')
    await expect(page).toHaveURL('/en/locations/?at=30.36,-90.07')
    await expect(field(page)).toHaveValue('')
    await expect(first(page).getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=30.3583,-90.0656&origin=30.36,-90.07',
    )
  })

  test('[D-LOC-1] [D-LOC-2] goes on asking for what was typed', async ({ page }) => {
    await page.goto('/en/locations/?q=closest+drive+thru')
    await page.getByRole('button', { name: 'Use my location' }).first().click()
    await expect(status(page)).toHaveText(/^Nearest to you: 10 of \d+ locations with a drive-thru$/)
    await expect(page).toHaveURL('/en/locations/?at=30.36,-90.07&drive-thru=1')
    await expect(page.getByRole('checkbox', { name: 'Drive-thru' })).toBeChecked()
  })
})

test.describe('a position outside of everything', () => {
  test.use({ geolocation: { latitude: 40.71, longitude: -74.01 }, permissions: ['geolocation'] })

  test('says that nothing is near', async ({ page }) => {
    await page.goto('/en/locations/')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(status(page)).toHaveText(/^We are not near you yet: our closest location is (?:9\d\d|1\d{3}) miles away\.$/)
  })
})

test('a position that is denied asks for a town instead', { tag: '@both' }, async ({ page }) => {
  await page.goto('/es/locations/')
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await expect(status(page)).toHaveText('Su navegador no comparte su ubicación. Escriba una ciudad o un código postal.')
  await search(page, 'Tyler')
  await expect(first(page)).toHaveAttribute('data-pin', 'tyler-rose-garden-road')
})

test('[D-LOC-2] with a region alone, distances are measured from it', async ({ page }) => {
  await page.goto('/en/locations/?market=JAN')
  await expect(first(page)).toHaveAttribute('data-pin', 'jackson-capitol-street')
  await expect(status(page)).toHaveText('Nearest to Jackson: 10 of 115 locations')
})

test('Back and Forward go through the searches, and Back comes to the list from a branch', { tag: '@both' }, async ({ page }) => {
  await page.goto('/en/locations/')
  await started(page)
  await search(page, 'Katy')
  await expect(first(page)).toHaveAttribute('data-pin', 'katy-avenue-d')
  await expect(page).toHaveURL(/q=Katy$/)
  await search(page, 'Tyler')
  await expect(first(page)).toHaveAttribute('data-pin', 'tyler-rose-garden-road')
  await expect(page).toHaveURL(/q=Tyler$/)
  // Nobody touches what the server has answered.
  await page.reload()
  await expect(page.locator('[data-finder][data-ready]')).toBeAttached()
  await page.goBack()
  await expect(first(page)).toHaveAttribute('data-pin', 'katy-avenue-d')
  await expect(field(page)).toHaveValue('Katy')
  await page.goBack()
  await expect(rows(page)).toHaveCount(0)
  await page.goForward()
  await expect(first(page)).toHaveAttribute('data-pin', 'katy-avenue-d')
  await first(page).getByRole('link', { name: 'Katy', exact: true }).click()
  await page.waitForURL('**/locations/tx/katy-avenue-d/')
  await page.goBack()
  await expect(first(page)).toHaveAttribute('data-pin', 'katy-avenue-d')
  await expect(first(page).getByRole('link', { name: 'Katy', exact: true })).toBeFocused()
})

test('more come on demand below rows that do not move, and the keyboard stands at the first of them', async ({ page }) => {
  await page.goto('/en/locations/?q=Jackson,+MS')
  await started(page)
  const more = page.getByRole('link', { name: 'Show 10 more' })
  const bottom = () =>
    more.evaluate(async (link) => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      return link.getBoundingClientRect().bottom + scrollY
    })
  const stands = await bottom()
  await more.scrollIntoViewIfNeeded()
  expect(await bottom()).toBe(stands)
  await more.click()
  await expect(rows(page)).toHaveCount(20)
  await expect(rows(page).nth(10).locator('h2 a')).toBeFocused()
  await expect(page).toHaveURL(/rows=20/)
})

test('more come on demand before the script is there, too', async ({ page }) => {
  const sent = Promise.withResolvers<void>()
  await page.route(/\/start-finder\.[\w-]+\.js$/, async (route) => {
    await sent.promise
    await route.continue()
  })
  await page.goto('/en/locations/?q=Jackson,+MS')
  await expect(page.locator('[data-finder][data-ready]')).toBeAttached()
  const more = page.getByRole('link', { name: 'Show 10 more' })
  await more.click()
  sent.resolve()
  await expect(rows(page)).toHaveCount(20)
  await expect(rows(page).nth(10).locator('h2 a')).toBeFocused()
})

test('a state lists its own, and is not measured from', async ({ page }) => {
  await page.goto('/en/locations/?q=Texas')
  await expect(status(page)).toHaveText('The first 10 of 48 locations in Texas')
  await expect(page.locator('.location-finder-miles')).toHaveCount(0)
})

test('[LOC-01] what the search needs is fetched when somebody comes near it, once for all letters', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\.json$/.test(request.url())) fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/en/locations/')
  const finder = page.locator('[data-finder]')
  const files = [await finder.getAttribute('data-locations'), await finder.getAttribute('data-places')]
  expect(fetched.filter((path) => files.includes(path))).toEqual([])
  await field(page).focus()
  await expect(finder).toHaveAttribute('data-started')
  for (const [town, wanted] of Object.entries({ Tupelo: 'tupelo-gloster-street', Katy: 'katy-avenue-d' })) {
    await search(page, town)
    await expect(first(page)).toHaveAttribute('data-pin', wanted)
  }
  expect(fetched.filter((path) => files.includes(path)).toSorted()).toEqual(files.toSorted())
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[LOC-01] [D-LOC-1] the server answers the same search', { tag: '@both' }, async ({ page }) => {
    await page.goto('/es/locations/')
    await expect(page.getByText('necesita JavaScript')).toHaveCount(0)
    await search(page, 'Biloxi Misisipi')
    await expect(page).toHaveURL(/\/es\/locations\/\?q=Biloxi\+Misisipi/)
    await expect(first(page)).toHaveAttribute('data-pin', 'biloxi-division-street')
    await expect(field(page)).toHaveValue('Biloxi Misisipi')
    await page.getByRole('link', { name: 'Mostrar 10 más' }).click()
    await expect(rows(page)).toHaveCount(20)
  })

  test('the list of all locations stands below', async ({ page }) => {
    await page.goto('/en/locations/')
    expect(await page.locator('.location-list a[href*="/locations/"]').count()).toBeGreaterThan(100)
    await expect(page.locator('.location-list select')).toHaveCount(0)
  })
})

test('[LOC-01] [D-LOC-1] Open Saturday names the drive-thru that opens while the lobby does not, and no machines', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston&saturday=1&type=&language=')
  await expect(page).toHaveURL(/\?q=Houston&saturday=1$/)
  const [lines, count] = [page.locator('p.location-finder-types').getByText(/^Saturday: /), rows(page)]
  await expect(count.first()).toBeVisible()
  expect(await count.filter({ has: lines }).count()).toBe(await count.count())
  await expect(lines.filter({ hasText: /^Saturday: drive-thru / }).first()).toBeVisible()
  await expect(page.locator('.location-finder-types').getByText('ATM', { exact: true })).toHaveCount(0)
})

test('[D-LOC-1] a field that has the focus before its script comes is answered', async ({ page }) => {
  const script = await holdScript(page, 'mount-finder')
  await page.goto('/en/locations/')
  await script.isAsked
  await field(page).focus()
  script.release()
  await expect(page.locator('[data-finder][data-started]')).toBeVisible()
})

test('[D-LOC-1] letters typed before and after its script comes are one search, which Back undoes at once', async ({ page }) => {
  const script = await holdScript(page, 'start-finder')
  await page.goto('/en/locations/')
  await field(page).pressSequentially('h')
  await script.isAsked
  script.release()
  await expect(page).toHaveURL(/\?q=h$/)
  await field(page).pressSequentially('ouston')
  await field(page).press('Enter')
  await expect(first(page).locator('h2')).toHaveText('Downtown Houston')
  await expect(page).toHaveURL(/\?q=houston$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/locations\/(?:\?view=beside)?$/)
  await expect(field(page)).toHaveValue('')
})

test('[D-HEAD-1] a search whose script is late is busy, and is answered by the server when it does not come in time', async ({ page }) => {
  const script = await holdScript(page, 'start-finder')
  await page.clock.install()
  await page.goto('/en/locations/')
  await field(page).fill('Katy')
  await field(page).press('Enter')
  await script.isAsked
  await expect(page.locator('[data-finder] [type=submit]')).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(scriptTimeout)
  await expect(page).toHaveURL(/\?q=Katy/)
  await expect(first(page)).toHaveAttribute('data-pin', 'katy-avenue-d')
})

test('[D-HEAD-1] a search whose script is late is busy no more once it is answered', async ({ page }) => {
  const script = await holdScript(page, 'start-finder')
  await page.goto('/en/locations/')
  await field(page).fill('Katy')
  await field(page).press('Enter')
  await script.isAsked
  const button = page.locator('[data-finder] [type=submit]')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  script.release()
  await expect(first(page)).toHaveAttribute('data-pin', 'katy-avenue-d')
  await expect(button).not.toHaveAttribute('aria-busy')
})

test.describe('when the search cannot be loaded', () => {
  test.use({ tolerated: [/places|ERR_FAILED|Failed to fetch|TypeError|TimeoutError/] })

  for (const [language, said, call] of [
    ['en', 'A lost card is stopped by telephone, at any hour: 800-555-0142', 'Show map'],
    ['es', 'Una tarjeta perdida se bloquea por teléfono, a cualquier hora: 800-555-0142', 'Mostrar mapa'],
  ] as const)
    test(
      `[D-HEAD-1] in ${language}, search and map that cannot be loaded name the number for lost cards`,
      acrossSizes(language),
      async ({ page }) => {
        const outages = [await startOutage(page, '**/places.*.json'), await startOutage(page, '**/shapes.*.json')]
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(`/${language}/locations/`)
        await field(page).fill('Katy')
        await expect(status(page)).toContainText(said)
        await expect(status(page).getByRole('link', { name: '800-555-0142' })).toHaveAttribute('href', /^tel:/)
        outages[0]?.end()
        await field(page).press('Enter')
        await expect(first(page)).toHaveAttribute('data-pin', 'katy-avenue-d')
        await page.getByRole('button', { name: call }).click()
        await expect(page.locator('.finder-map-says')).toContainText(said)
        await expect(page.locator('.finder-map-says').getByRole('link', { name: '800-555-0142' })).toHaveAttribute('href', /^tel:/)
      },
    )

  test('[D-HEAD-1] a search whose data hang ends as one that fails', async ({ page }) => {
    await shortenLimits(page)
    await hang(page, '**/places.*.json')
    await page.goto('/en/locations/')
    await field(page).fill('Katy')
    await expect(status(page)).toHaveText('Searching …')
    await expect(status(page)).toHaveText(/^The search could not be loaded\..* 800-555-0142$/)
  })

  test('says so, keeps the list below, and the next try finds', async ({ page }) => {
    const outage = await startOutage(page, '**/places.*.json')
    await page.goto('/en/locations/')
    await field(page).fill('Katy')
    await expect(status(page)).toHaveText(/^The search could not be loaded\./)
    outage.end()
    await field(page).press('Enter')
    await expect(first(page)).toHaveAttribute('data-pin', 'katy-avenue-d')
  })

  test('a map that is asked for says so, too, and the next try draws it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const outage = await startOutage(page, '**/places.*.json')
    await page.goto('/en/locations/?q=Houston')
    await page.getByRole('button', { name: 'Show map' }).click()
    await expect(status(page)).toHaveText(/^The search could not be loaded\./)
    outage.end()
    await page.getByRole('button', { name: 'Show map' }).click()
    await expect(page.getByRole('button', { name: 'Hide map' })).toBeVisible()
  })
})

for (const [language, words] of [
  ['en', 'The search could not be loaded.'],
  ['es', 'No se pudo cargar la búsqueda.'],
] as const)
  test.describe(`without its script (${language})`, () => {
    test.use({ tolerated: [/start-finder|Failed to load resource|Failed to fetch|ERR_INTERNET_DISCONNECTED/] })

    test('[D-HEAD-1] the finder says whom to call, and nothing more once the script has come', acrossSizes(language), async ({ page }) => {
      await page.route('**/start-finder*', (route) => route.abort())
      await page.goto(`/${language}/locations/`)
      await field(page).focus()
      const failed = page.locator('[data-finder-failed]')
      await expect(failed).toContainText(words)
      await expect(failed.getByRole('link', { name: '800-555-0142' })).toBeVisible()
      await page.unroute('**/start-finder*')
      await page.reload()
      await started(page)
      await expect(failed).toBeHidden()
    })

    test('[D-HEAD-1] Enter without a network keeps the page and says whom to call; with one the server answers', async ({
      page,
      context,
    }) => {
      await page.goto(`/${language}/locations/`)
      await expect(page.locator('[data-finder][data-ready]')).toBeAttached()
      await context.setOffline(true)
      await field(page).fill('Katy')
      await field(page).press('Enter')
      const failed = page.locator('[data-finder-failed]')
      await expect(failed).toContainText(words)
      await expect(failed.getByRole('link', { name: '800-555-0142' })).toBeVisible()
      await field(page).press('Enter')
      await expect(page).toHaveURL(/\/locations\/$/)
      await expect(field(page)).toHaveValue('Katy')
      await expect(page.locator('[data-finder] [type=submit]')).not.toHaveAttribute('aria-busy')
      await context.setOffline(false)
      await page.route('**/start-finder*', (route) => route.abort())
      await field(page).press('Enter')
      await expect(page).toHaveURL(/\?q=Katy/)
      await expect(first(page)).toHaveAttribute('data-pin', 'katy-avenue-d')
    })
  })
