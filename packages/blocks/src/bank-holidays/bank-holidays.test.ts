// @vitest-environment jsdom
import { testSettings } from '@bank/sample/settings.ts'
import { expect, it } from 'vitest'
import { testContext } from '../testing/context.ts'
import { renderBlock } from '../testing/render.tsx'
import { BankHolidays } from './BankHolidays.tsx'
import { bankHolidays } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema: bankHolidays, toProps, View: BankHolidays }

it('shows the holidays of the settings in order, a table for each year, with their hours', () => {
  const host = renderBlock(block, { headline: { en: 'When we are closed' } })
  expect([...host.querySelectorAll('caption')].map(({ textContent }) => textContent)).toEqual(['2026', '2027'])
  expect(
    [...host.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))),
  ).toEqual([
    ['Thursday, November 26, 2026', 'Thanksgiving Day', 'Closed'],
    ['Thursday, December 24, 2026', 'Christmas Eve', '9:00 a.m. – noon'],
    ['Friday, January 1, 2027', 'New Year’s Day', 'Closed'],
  ])
  expect(host.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-26')
})

it('[BLK-03] is hidden when the settings name no holiday', () => {
  const context = testContext('en')
  const { bankHolidays: _, ...settings } = context.settings
  expect(testSettings.bankHolidays).toHaveLength(3)
  expect(toProps({ id: 'days', kind: 'bankHolidays' }, { ...context, settings })).toBeUndefined()
})
