import type { Page } from '@playwright/test'
import { violations } from '../browser/axe.ts'
import { goOn } from '../browser/in-app.ts'
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts'
import { acrossSizes, repeated } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

const covington = 'locations/la/covington-longleaf-avenue/'
const mandeville = 'locations/la/mandeville-lakefront-terrace/'

const week = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  es: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
} as const

const texts = {
  en: { all: 'View all hours', todayOnly: 'Show today only', today: 'Today', hours: 'Hours', closed: 'Closed' },
  es: { all: 'Ver todo el horario', todayOnly: 'Mostrar solo hoy', today: 'Hoy', hours: 'Horario', closed: 'Cerrado' },
} as const

const hours = (page: Page) => page.locator('.location-hours')
const button = (page: Page) => hours(page).getByRole('button')

/** The days in view, from the top, each as its name and whether it is marked as today. */
const shownDays = (page: Page) =>
  hours(page)
    .locator('tbody tr:visible')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const mark =
          row.getAttribute('aria-current') === 'date' && row.querySelector('.location-today')?.checkVisibility() ? ' is today' : ''
        return `${row.querySelector('th')?.firstChild?.textContent?.trim()}${mark}`
      }),
    )

/** The week from a day on, as it is shown with that day as today. */
const weekFrom = (day: number, language: 'en' | 'es' = 'en') =>
  week[language].map((_, index) => `${week[language][(day + index) % 7]}${index === 0 ? ' is today' : ''}`)

for (const timezoneId of ['Asia/Tokyo', 'America/Chicago', 'Pacific/Honolulu'])
  test.describe(`to a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId })

    for (const language of ['en', 'es'] as const)
      test(
        `[LOC-23] [LOC-24] [LOC-25] [LOC-26] [D-LOC-6] the evening of a Texas Tuesday is Tuesday, and the rest of the week can be viewed (${language})`,
        timezoneId === 'America/Chicago' ? acrossSizes(language) : repeated(language === 'es'),
        async ({ page }) => {
          const { all, todayOnly, today } = texts[language]
          await page.clock.setFixedTime('2026-11-25T02:00:00Z')
          await page.goto(`/${language}/${covington}`)
          await expect.poll(() => shownDays(page)).toEqual([`${week[language][1]} is today`])
          await expect(hours(page).locator('tbody tr:visible')).toContainText([today])
          await expect(button(page)).toHaveAccessibleName(all)
          await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
          await button(page).click()
          await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
          await expect(button(page)).toHaveAccessibleName(todayOnly)
          expect(await shownDays(page)).toEqual(weekFrom(1, language))
          await button(page).click()
          await expect(button(page)).toHaveAccessibleName(all)
          expect(await shownDays(page)).toEqual([`${week[language][1]} is today`])
          // A printed sheet is of the day that its hours call today.
          await expect(page.locator('.printed')).toContainText(language === 'en' ? 'November 24, 2026' : '24 de noviembre de 2026')
        },
      )

    test('[LOC-26] [D-LOC-6] the day changes at midnight of the branch, when the clocks go back or forward too', async ({ page }) => {
      for (const [moment, day] of [
        // The clocks go back at 2 a.m. of this Sunday, and forward at 2 a.m. of the other one.
        ['2026-11-01T04:59:59Z', 5],
        ['2026-11-01T05:00:00Z', 6],
        ['2026-11-02T05:59:59Z', 6],
        ['2026-11-02T06:00:00Z', 0],
        ['2026-03-08T05:59:59Z', 5],
        ['2026-03-08T06:00:00Z', 6],
        ['2026-03-09T04:59:59Z', 6],
        ['2026-03-09T05:00:00Z', 0],
      ] as const) {
        await page.clock.setFixedTime(moment)
        await page.goto(`/en/${covington}`)
        await expect.poll(() => shownDays(page), moment).toEqual([`${week.en[day]} is today`])
      }
    })
  })

test('[LOC-23] [LOC-26] [D-LOC-6] each day of the week comes first when it is today, and the others follow around the week', async ({
  page,
}) => {
  for (const [index, name] of week.en.entries()) {
    await page.clock.setFixedTime(new Date(Date.UTC(2026, 10, 30 + index, 18)))
    await page.goto(`/en/${covington}`)
    await button(page).click()
    await expect.poll(() => shownDays(page), name).toEqual(weekFrom(index))
    const [today] = await hours(page).locator('tbody tr').all()
    await expect(today?.getByRole('cell') ?? page.locator('none'), name).toHaveText(
      name === 'Sunday' ? ['Closed', 'Closed'] : [/^\d{1,2}:\d{2}\sa\.m\.\s–/, /^\d{1,2}:\d{2}\sa\.m\.\s–/],
    )
  }
})

for (const language of ['en', 'es'] as const)
  test(`[LOC-24] [LOC-25] the keyboard views all hours and meets WCAG 2.2 AA (${language})`, acrossSizes(language), async ({ page }) => {
    await page.goto(`/${language}/${covington}`)
    await button(page).focus()
    for (const [key, rows] of [
      ['Enter', 7],
      ['Space', 1],
      ['Enter', 7],
    ] as const) {
      await page.keyboard.press(key)
      await expect(hours(page).locator('tbody tr:visible')).toHaveCount(rows)
      await expect(button(page)).toBeFocused()
      expect(await violations(page, '.location-hours')).toEqual([])
    }
    expect((await button(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

test.describe('while other scripts do not come', () => {
  test.use({ tolerated: [/net::ERR_FAILED/] })

  test('[LOC-23] [LOC-24] [LOC-25] today stands first from the first paint on, nothing moves, and the others can be viewed', async ({
    page,
  }) => {
    await watchLayoutShift(page)
    await page.clock.setFixedTime('2026-11-27T18:00:00Z')
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`/en/${covington}`)
    expect(await shownDays(page)).toEqual(['Friday is today'])
    expect(await layoutShift(page)).toBeLessThan(0.01)
    await button(page).click()
    expect(await shownDays(page)).toEqual(weekFrom(4))
  })
})

test('[LOC-23] nothing moves while the page comes', async ({ page }) => {
  await watchLayoutShift(page)
  await page.clock.setFixedTime('2026-11-28T18:00:00Z')
  await page.goto(`/en/${covington}`, { waitUntil: 'networkidle' })
  expect(await shownDays(page)).toEqual(['Saturday is today'])
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

for (const event of ['visibilitychange', 'pageshow'])
  test(`[LOC-26] a page that is looked at again after midnight (${event}) shows the new day, as far opened as it was`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-24T18:00:00Z')
    await page.goto(`/en/${covington}`)
    await expect.poll(() => shownDays(page)).toEqual(['Tuesday is today'])
    const comeBack = () => page.evaluate((type) => (type === 'pageshow' ? window : document).dispatchEvent(new Event(type)), event)
    await page.clock.setFixedTime('2026-11-25T18:00:00Z')
    await expect
      .poll(async () => {
        await comeBack()
        return shownDays(page)
      })
      .toEqual(['Wednesday is today'])
    await button(page).click()
    await page.clock.setFixedTime('2026-11-29T18:00:00Z')
    await comeBack()
    expect(await shownDays(page)).toEqual(weekFrom(6))
  })

test('[LOC-23] [LOC-25] [LOC-26] so do pages that are navigated to, back and forth', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-26T18:00:00Z')
  await page.goto('/en/')
  for (const path of [`/en/${covington}`, `/en/${mandeville}`, '/es/locations/', `/es/${covington}`]) {
    await goOn(page, path)
    if (!path.includes('-')) continue
    await expect.poll(() => shownDays(page)).toEqual([`${week[path.startsWith('/es') ? 'es' : 'en'][3]} is today`])
    await button(page).click()
    await expect(hours(page).locator('tbody tr:visible')).toHaveCount(7)
  }
  await page.goBack()
  await page.waitForURL('**/es/locations/')
  await page.goForward()
  await page.waitForURL(`**/es/${covington}`)
  await expect.poll(() => shownDays(page)).toEqual(['Jueves is today'])
})

test('[LOC-24] on paper the whole week stands from Monday on or from today, without a button', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-26T18:00:00Z')
  await page.goto(`/en/${covington}`)
  await expect.poll(() => shownDays(page)).toEqual(['Thursday is today'])
  await page.emulateMedia({ media: 'print' })
  expect((await shownDays(page)).map((day) => day.replace(' is today', ''))).toEqual(weekFrom(3).map((day) => day.replace(' is today', '')))
  await expect(button(page)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of ['en', 'es'] as const)
    test(
      `[LOC-21] [LOC-22] [LOC-24] [D-LOC-6] all seven days stand in the order of the week (${language})`,
      acrossSizes(language),
      async ({ page }) => {
        await page.goto(`/${language}/${covington}`)
        await expect(hours(page).locator('tbody tr:visible > th')).toHaveText(week[language].map((day) => new RegExp(`^${day}`)))
        await expect(hours(page).locator('.location-today:visible')).toHaveCount(0)
        await expect(button(page)).toHaveCount(0)
      },
    )
})

test('[LOC-23] [LOC-26] on a phone the first screen says whether a branch is open and what its hours are today', { tag: '@phone' }, async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-10-20T16:00:00Z')
  for (const language of ['en', 'es']) {
    await page.goto(`/${language}/locations/la/covington-longleaf-avenue/`)
    for (const part of ['.location-now', 'tr[aria-current]']) {
      const box = await page.locator(`.location-hours ${part}`).first().boundingBox()
      expect((box?.y ?? 9999) + (box?.height ?? 0), `${language} ${part}`).toBeLessThanOrEqual(844)
    }
  }
})
