import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'

for (const [language, sentence, day, usual, monday, thanksgiving] of [
  [
    'en',
    'Nearest to Houston, TX: 5 of 115 locations',
    'November 24, 2026',
    'Usual hours, and above them days of the next week that differ. Branches close on bank holidays; later days are on the page of the branch.',
    'Monday',
    'Thu, Nov 26: closed (Thanksgiving Day)',
  ],
  [
    'es',
    'Más cerca de Houston, TX: 5 de 115 lugares',
    '24 de noviembre de 2026',
    'Horario habitual y, encima, los días de la próxima semana que son distintos. Las sucursales cierran los días festivos bancarios; los días posteriores están en la página de la sucursal.',
    'Lunes',
    'Jue, 26 de nov: cerrado (Día de Acción de Gracias)',
  ],
] as const)
  test(
    `[D-LOC-1] the printed sheet is one page: the search, the day, and the nearest five with their hours (${language})`,
    acrossSizes(language),
    async ({ page }) => {
      await page.clock.setFixedTime('2026-11-24T16:00:00Z')
      await page.goto(`/${language}/locations/`)
      await page.locator('#finder-q').fill('Houston')
      const rows = page.locator('[data-pin]')
      await expect(rows).toHaveCount(10)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('[data-pin]:visible')).toHaveCount(5)
      await expect(page.locator('.location-finder-sheet')).toHaveText(`${sentence} ${day} ${usual}`)
      const first = rows.first()
      for (const part of ['h2', 'address', '.location-finder-miles', '.location-finder-ways a.num', '.location-finder-hours'])
        await expect(first.locator(part)).toBeVisible()
      await expect(first.locator('.location-finder-hours')).toContainText(monday)
      await expect(first.locator('.location-finder-hours li').first()).toHaveText(thanksgiving)
      await expect(page.locator('[data-pin]:visible').filter({ hasText: thanksgiving })).toHaveCount(2)
      for (const part of ['.location-list', '.location-finder-form', '.location-finder-status', 'footer', '[data-open-state] p'])
        await expect(page.locator(part).first()).toBeHidden()
      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(1)
    },
  )

for (const language of ['en', 'es'] as const)
  test(`[D-LOC-1] the printed sheet is one page wherever somebody is (${language})`, async ({ page }) => {
    for (const query of ['77494', 'Biloxi', 'Laurel', 'Mobile', 'Tyler', 'Vicksburg', 'Houston&saturday=1', 'Natchez']) {
      await page.goto(`/${language}/locations/?q=${query}`)
      await expect(page.locator('[data-pin]')).toHaveCount(10)
      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
      expect.soft(pdf.match(/\/Type\s*\/Page\b/g)?.length, query).toBe(1)
    }
  })

for (const [search, hours, saturday] of [
  ['/en/locations/?q=houston&saturday=1', 'Saturday: 9:00 a.m. – noon', 'Saturday: drive-thru 9:00 a.m. – noon'],
  ['/es/locations/?q=hattiesburg&saturday=1&drive-thru=1&notary=1', 'Sábado: 9:00 a. m. – mediodía', undefined],
] as const)
  test(`[D-LOC-1] no line of the printed sheet lies on another, leaves the paper or stands there twice: ${search}`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-24T16:00:00Z')
    await page.emulateMedia({ media: 'print' })
    for (const width of [739, 720]) {
      await page.setViewportSize({ width, height: 1000 })
      await page.goto(search)
      await expect(page.locator('[data-pin]:visible')).toHaveCount(5)
      const first = page.locator('[data-pin]').first()
      const told = (await first.innerText()).replaceAll('\u00a0', ' ').split(hours).length - 1
      expect(told).toBe(1)
      const lines = await page.locator('.location-finder-answer').evaluate((answer) =>
        [
          ...answer.querySelectorAll(
            'b, .location-finder-sheet span, h2, .location-finder-row > p, address > span, .location-finder-row li',
          ),
        ]
          .filter((line) => line.checkVisibility())
          .map((line) => {
            const { left, right, top, bottom } = line.getBoundingClientRect()
            return { text: line.textContent, left, right, top: top + 2, bottom: bottom - 2 }
          }),
      )
      expect(lines.length).toBeGreaterThan(25)
      expect(lines.filter(({ right }) => right > width)).toEqual([])
      // It says where the search is found again, once; a name has the address of its page, and the telephone number none.
      const source = page.locator('.location-finder-source')
      await expect(source).toBeVisible()
      await expect(source).toHaveText(search)
      expect(await source.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('"https://www.gulfpines.example"')
      await expect(page.locator('.printed')).toBeHidden()
      const link = first.locator('h2 a')
      const behind = (of: typeof link) => of.evaluate((element) => getComputedStyle(element, '::after').content)
      expect(await behind(link)).toContain(` https://www.gulfpines.example${await link.getAttribute('href')}"`)
      expect(await behind(first.locator('.location-finder-ways a.num'))).toBe('none')
      const covered = lines.filter((one) =>
        lines.some(
          (other) => other !== one && other.left < one.right && one.left < other.right && other.top < one.bottom && one.top < other.bottom,
        ),
      )
      expect(covered).toEqual([])
      // The search is what a sheet is called: it has the width of it.
      const [heading, sheet] = [page.locator('.location-finder-sheet b'), page.locator('.location-finder-sheet')]
      expect((await heading.boundingBox())?.width).toBe((await sheet.boundingBox())?.width)
    }
    // What the hours of the lobby do not tell stays.
    if (saturday) expect((await page.locator('[data-pin]:visible').allInnerTexts()).join().replaceAll('\u00a0', ' ')).toContain(saturday)
  })

test('[D-LOC-1] [D-LOC-6] the printed hours of a branch begin with its first day until it has come', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  const hours = page.locator('[data-pin=natchez-bluff-street] .location-finder-hours')
  for (const [time, first] of [
    ['2026-11-24T16:00:00Z', 'First day: Monday, December 7, 2026'],
    ['2026-12-07T16:00:00Z', /^Lobby · Monday – Thursday: 9:00/],
  ] as const) {
    await page.clock.setFixedTime(time)
    await page.goto('/en/locations/')
    await page.locator('#finder-q').evaluate((field: HTMLInputElement) => {
      field.value = 'Natchez'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect(hours.locator('li').first()).toHaveText(first)
    await expect(hours.locator('li').first()).toBeVisible()
  }
})

for (const language of ['en', 'es'] as const)
  test(`[LOC-01] without a search, all locations are printed as a list to hand over, on few sheets (${language})`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    // Letter between its margins.
    await page.setViewportSize({ width: 703, height: 930 })
    await page.goto(`/${language}/locations/`)
    const entries = page.locator('.location-list [data-entry]')
    await expect(entries.filter({ visible: true })).toHaveCount(115)
    await expect(entries.first().locator('address a')).toBeVisible()
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(6)
    const cut = await entries.evaluateAll((cards) => cards.filter((card) => card.scrollWidth > card.clientWidth + 1).length)
    expect(cut).toBe(0)
  })
