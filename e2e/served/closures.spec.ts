import { expect, test } from '@playwright/test'
import { ownSite } from '../site/own-site.ts'

const branch = '/locations/la/covington-longleaf-avenue/'
const close = ['close', '--county', 'St. Tammany, LA', '--reason', 'Hurricane Odette', '--reason-es', 'Huracán Odette', '--by', 'Ana Ruiz']

test('[LOC-26] branches that one command closes are closed in the alert, on their pages, in the finder, in structured data and in calendars, and open again one by one', async ({
  page,
}) => {
  // A publisher that renders every page, several times.
  test.setTimeout(20 * 60_000)
  await using site = await ownSite()
  const publisher = await site.publisher()
  const closed = await site.closures(...close)
  expect(closed.output).toContain('covington-longleaf-avenue')
  expect(closed).toMatchObject({ code: 0, output: expect.stringContaining('is in force') })
  expect(await site.text('/api/alerts/alert/all/?_lang=es')).toContain('Cerrado hasta nuevo aviso: Huracán Odette.')
  expect((await site.closures('list')).output).toMatch(/covington-longleaf-avenue {2}since .*Hurricane Odette {2}\(Ana Ruiz, /)

  // The server takes a release over as soon as it is in force.
  const isServed = () => site.text(`/en${branch}`).then((text) => text.includes('location-closure'))
  await expect.poll(isServed, { timeout: 300_000 }).toBe(true)
  await page.goto(`${site.address}/en${branch}`)
  await expect(page.locator('.alert').first()).toContainText('Closed until further notice: Hurricane Odette.')
  await expect(page.locator('.location-closure')).toContainText(/Closed until further notice since .* Hurricane Odette/)
  await expect(page.locator('.location-state')).toContainText('closed until further notice · Hurricane Odette')
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').last().textContent()) ?? '')
  expect(data.specialOpeningHoursSpecification.at(-1)).toMatchObject({ opens: '00:00', closes: '00:00' })
  expect(data.specialOpeningHoursSpecification.at(-1)).not.toHaveProperty('validThrough')

  const calendar = await page.request.get(new URL((await page.locator('.location-calendar a').getAttribute('href')) ?? '', page.url()).href)
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect((await calendar.text()).replace(/\r\n /g, '')).toContain('Closed until further notice (Hurricane Odette)')

  await page.goto(`${site.address}/es/locations/?q=70433`)
  const row = page.locator('[data-pin="covington-longleaf-avenue"]')
  await expect(row).toContainText('Cerrado hasta nuevo aviso (Huracán Odette)')
  await page.goto(`${site.address}/en/locations/la/town/covington/`)
  await expect(page.locator('.place-open').first()).toContainText('Closed until further notice')

  // What is closed already stays so, and a wrong name changes nothing.
  expect((await site.closures(...close)).output).toContain('Nothing was changed.')
  expect(await site.closures('reopen', 'covington', '--by', 'Ana Ruiz')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Did you mean covington-longleaf-avenue'),
  })

  expect((await site.closures('reopen', 'covington-longleaf-avenue', '--by', 'Bo Lee')).code).toBe(0)
  await expect.poll(isServed, { timeout: 300_000 }).toBe(false)
  await page.goto(`${site.address}/en${branch}`)
  await expect(page.locator('.location-closure')).toHaveCount(0)
  await expect(page.locator('.alert').first()).toContainText('Mandeville')
  await expect(page.locator('.alert').first()).not.toContainText('Covington')
  await publisher.close()
})
