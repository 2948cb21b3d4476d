import { testSettings } from '@bank/sample/settings.ts'
import { expect, it } from 'vitest'
import { holidayAlerts, showsOn } from './holiday-alerts.ts'

const source = {
  settings: testSettings,
  blocks: [{ id: 'days', kind: 'bankHolidays' }],
  records: { pages: [{ id: 'days', uri: '/days-off/', blocks: [{ block: 'days' }] }] },
} as unknown as Parameters<typeof holidayAlerts>[0]
const alertsOn = (today: string, from = source) => holidayAlerts(from).filter((alert) => showsOn(alert, today))
const plain = (html: unknown) => String(html).replaceAll('\u00a0', ' ')

it('says in both languages which day it is and what the lobbies do, with the way to all holidays', () => {
  const [alert, ...others] = alertsOn('2026-11-24')
  const { en, es } = alert?.description ?? {}
  expect(others).toEqual([])
  expect(plain(en)).toBe(
    '<b>All lobbies and drive-thrus are closed on Thursday, November 26, 2026: Thanksgiving Day.</b> ATMs keep their hours. <a href="/days-off/">All bank holidays</a>',
  )
  expect(plain(es)).toContain('cierran el jueves, 26 de noviembre de 2026: ')
})

it('tells other hours, and nothing where editors have switched it off', () => {
  const [eve] = alertsOn('2026-12-24')
  expect(plain(eve?.description.en)).toContain('other hours on Thursday, December 24, 2026: 9:00 a.m. – noon (Christmas Eve)')
  expect(holidayAlerts({ ...source, settings: { ...testSettings, hideHolidayAlerts: true } })).toEqual([])
})

it('leads nowhere while no page lists the holidays', () => {
  const [alert] = alertsOn('2026-11-24', { ...source, blocks: [] })
  expect(alert?.description.en).not.toContain('<a')
})

it.each([
  ['2026-11-21', []],
  ['2026-11-22', ['holiday-2026-11-26']],
  ['2026-11-26', ['holiday-2026-11-26']],
  ['2026-11-27', []],
  ['2026-12-22', ['holiday-2026-12-24']],
])('on %s are %j', (today, ids) => {
  expect(alertsOn(today).map(({ id }) => id)).toEqual(ids)
})
