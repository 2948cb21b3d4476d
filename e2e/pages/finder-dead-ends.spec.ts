import type { Page } from '@playwright/test'
import { holdScripts } from '../browser/header-menus.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const field = (page: Page) => page.locator('#finder-q')
const status = (page: Page) => page.locator('[data-finder-status]')
const states = (page: Page) => page.locator('.location-finder-states')
const stateLinks = (page: Page) => states(page).locator('> ul > li > a')
const call = (page: Page) => page.locator('.location-finder-call a')
const site = (page: Page) => page.locator('.location-finder-site a[href*=terms]')
const print = (page: Page) => page.locator('[data-finder-print]')

const texts = {
  en: { unknown: 'We found no place called “zzzz”.', zip: /^ZIP code 80202 is not among those of our area/ },
  es: { unknown: 'No encontramos ningún lugar llamado «zzzz».', zip: /^El código postal 80202 no está entre los de nuestra zona/ },
} as const

for (const language of ['en', 'es'] as const)
  test(
    `[LOC-01] [D-LOC-1] where nothing is found, the states, the telephone and the search of the site lead on, and nothing is printed (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}/locations/?q=Houston`)
      await field(page).focus()
      await expect(print(page)).toBeVisible()
      await expect(states(page)).toBeHidden()
      for (const [typed, sentence] of [
        ['zzzz', texts[language].unknown],
        ['80202', texts[language].zip],
      ] as const) {
        await field(page).fill(typed)
        await expect(status(page)).toHaveText(sentence)
        await expect(stateLinks(page)).toHaveCount(3)
        await expect(stateLinks(page).first()).toBeVisible()
        await expect(call(page)).toHaveAttribute('href', 'tel:8005550142')
        await expect(site(page)).toHaveAttribute('href', `/${language}/search/?terms=${typed}`)
        await expect(print(page)).toBeHidden()
      }
      await field(page).fill('Tyler')
      await expect(page.locator('[data-pin]').first()).toHaveAttribute('data-pin', 'tyler-rose-garden-road')
      await expect(states(page)).toBeHidden()
      await expect(print(page)).toBeVisible()
      await expect(call(page)).toHaveCount(0)
      await expect(site(page)).toHaveCount(0)
    },
  )

for (const [language, place, byTelephone] of [
  ['en', 'Seattle', 'Ask for an appointment by telephone'],
  ['en', '10001', 'Ask for an appointment by telephone'],
  ['es', 'Atlanta', 'Pedir una cita por teléfono'],
] as const)
  for (const scripts of [true, false])
    test.describe(`${place} (${language}), ${scripts ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled: scripts })

      test('[D-LOC-1] far from every location, the telephone, an appointment by telephone and the states lead on', async ({ page }) => {
        if (scripts) {
          await page.goto(`/${language}/locations/`)
          await field(page).fill(place)
        } else await page.goto(`/${language}/locations/?q=${place}`)
        await expect(call(page)).toHaveAttribute('href', 'tel:8005550142')
        await expect(stateLinks(page)).toHaveCount(3)
        await expect(stateLinks(page).first()).toBeVisible()
        const appointment = page.getByRole('link', { name: byTelephone, exact: true })
        await expect(appointment).toBeVisible()
        await appointment.click()
        await expect(page).toHaveURL(/\?branch=telephone$/)
        if (scripts) await expect(page.locator('select').filter({ has: page.locator('option[value=telephone]') })).toHaveValue('telephone')
      })
    })

test('[D-LOC-1] a language that nobody knows counts for nothing', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston&language=zz')
  await expect(status(page)).toHaveText('Nearest to Houston, TX: 10 of 115 locations')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[LOC-01] [D-LOC-1] the server says the same of a ZIP code far away', async ({ page }) => {
    await page.goto('/en/locations/?q=80202')
    await expect(status(page)).toHaveText(texts.en.zip)
    await expect(states(page)).toBeVisible()
    await expect(call(page)).toBeVisible()
  })
})

test.describe('the position of the visitor', () => {
  test.use({ geolocation: { latitude: 30.3583, longitude: -90.0656 }, permissions: ['geolocation'] })

  test('[LOC-03] [D-LOC-2] is still theirs after a reload and Back; in a link of somebody else it is not', async ({ page, context }) => {
    await page.goto('/en/locations/')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(status(page)).toHaveText('Nearest to you: 10 of 115 locations')
    await expect(page).toHaveURL(/at=30\.36,-90\.07$/)
    await page.reload()
    await expect(status(page)).toHaveText('Nearest to you: 10 of 115 locations')
    await page.locator('[data-pin] h2 a').first().click()
    await page.waitForURL('**/locations/la/mandeville-lakefront-terrace/')
    await page.goBack()
    await expect(status(page)).toHaveText('Nearest to you: 10 of 115 locations')
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(status(other)).toHaveText('Nearest to the position in this link: 10 of 115 locations')
  })
})

test('[D-LOC-1] the kinds of places are written out in their field', async ({ page }) => {
  await page.goto('/en/locations/?type=deposit')
  const room = await page.locator('#finder-type').evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    context.font = font
    const widths = [...select.options].map(({ text }) => context.measureText(text).width)
    return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - Math.max(...widths)
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test('[D-LOC-1] the paper of the chosen row reaches past its distance', async ({ page }) => {
  await page.goto('/en/locations/?q=Houston&pin=houston-travis-street')
  const row = page.locator('[data-chosen]').first()
  await expect(row).toBeVisible()
  expect(await row.evaluate((one) => getComputedStyle(one).boxShadow)).toMatch(/ 12px 0px 0px 0px/)
})

test('[D-LOC-1] on a phone the sheet is offered above the list, and the count of the map lies beside the map', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/en/locations/?q=Houston&view=map')
  await expect(page.locator('.map-count')).not.toBeEmpty()
  const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [button, row] = [await boxOf('[data-finder-print]'), await boxOf('[data-pin]')]
  expect(button.height).toBeGreaterThan(0)
  expect(button.y + button.height).toBeLessThanOrEqual(row.y)
  const [count, view] = [await boxOf('.map-count'), await boxOf('.map-view')]
  expect(count.y + count.height).toBeLessThanOrEqual(view.y + 0.5)
})

test('[D-LOC-1] on a phone a search that the server answered can be printed before its script is there', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = ''
    }
  })
  await page.goto('/es/locations/?q=Nueva+Orleans')
  await print(page).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.goto('/es/locations/?q=zzzzqq')
  await expect(page.locator('[data-finder-answer]')).toContainText('zzzzqq')
  await expect(print(page)).toBeHidden()
})

test('[D-LOC-1] nothing is offered to press before there is a script that answers it', { tag: '@phone' }, async ({ page }) => {
  const arrive = await holdScripts(page, '**/mount-finder.*.js')
  await page.goto('/es/locations/?q=Nueva+Orleans')
  await expect(page.locator('[data-pin]').first()).toBeVisible()
  await expect(print(page)).toBeHidden()
  arrive()
  await expect(print(page)).toBeVisible()
})

test('[D-LOC-1] pages of a town name it in their language', async ({ page }) => {
  for (const [path, name] of [
    ['/en/locations/la/town/new-orleans/', 'New Orleans'],
    ['/es/locations/la/town/new-orleans/', 'Nueva Orleans'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${name}, `))
    await expect(page).toHaveTitle(new RegExp(`${name}, LA`))
  }
})
