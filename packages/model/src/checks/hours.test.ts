import { describe, expect, it } from 'vitest'
import { locations } from '../collections/location.ts'
import { settingsShape } from '../settings.ts'

const issues = (fields: Record<string, unknown>) =>
  locations.schema.safeParse({ id: 'covington', ...fields }).error?.issues.map(({ path, message }) => [path.join(' '), message]) ?? []

describe('hours in the store', () => {
  it.each([
    ['mon', '9-5, Sat 9-noon'],
    ['fri', '12am-5pm'],
    ['sat', 'When the tide is in'],
    ['dtTue', 'Mon-Fri 9-5 (except holidays)'],
    ['atmHours', 'Around the clock'],
  ])('[D-LOC-10] refuse an unreadable text: %s %j', (field, text) => {
    expect(issues({ [field]: text })).toEqual([[field, expect.stringMatching(/cannot be read as hours.*notes on the hours/)]])
  })

  it('[D-LOC-10] take what can be read, and nothing at all', () => {
    expect(issues({ mon: 'Mon-Fri 9-5, Sat by appointment', tue: '', dtMon: 'lunes a viernes 9-5', atmHours: 'Daily 6am-10pm' })).toEqual(
      [],
    )
  })

  it.each([
    ['sat', 'Mon-Fri 9-5', 'Saturday'],
    ['mon', 'Tue-Fri 9-5', 'Monday'],
    ['dtWed', 'Thu closed', 'Wednesday'],
  ])('[D-LOC-10] refuse a text that leaves its own day out, which would close it: %s %j', (field, text, day) => {
    expect(issues({ [field]: text })).toEqual([[field, expect.stringContaining(`says nothing of its own day, ${day}`)]])
  })

  it('want to know the days of hours that stand in no day’s field', () => {
    expect(issues({ atmHours: '6am-10pm' })).toEqual([['atmHours', 'must say on which days, for example Daily 6am-10pm']])
  })

  it('refuse dates and hours of dates that say something else', () => {
    const reason = { en: 'Repairs' }
    expect(issues({ hoursExceptions: [{ dates: '2026-11-31', reason }] })).toEqual([
      ['hoursExceptions 0 dates', expect.stringContaining('2026-12-24')],
    ])
    expect(issues({ hoursExceptions: [{ dates: '2026-12-01', hours: 'Mon 9-5', reason }] })).toEqual([
      ['hoursExceptions 0 hours', expect.stringContaining('hours of one day')],
    ])
    expect(issues({ hoursExceptions: [{ dates: '2026-12-01 to 2026-12-04', part: 'driveThru', hours: '9-noon', reason }] })).toEqual([])
    expect(issues({ firstDay: '2026-02-30' })).toEqual([['firstDay', 'must be a date written YYYY-MM-DD']])
    expect(settingsShape.bankHolidays.safeParse([{ date: 'Christmas', name: { en: 'Christmas Day' } }]).success).toBe(false)
  })
})
