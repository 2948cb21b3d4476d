import { describe, expect, it } from 'vitest'
import { scheduleOf } from './branch.ts'
import { branchHours, readDatedHours } from './branch-hours.ts'
import { hoursOn } from './schedule.ts'

const holidays = [
  { date: '2026-11-26', name: { text: 'Thanksgiving Day' } },
  { date: '2026-12-24', hours: '9-noon', name: { text: 'Christmas Eve' } },
]

const full = {
  mon: 'Mon-Fri 9-5',
  dtMon: 'Mon-Fri 8-6',
  atm24hours: true,
  hoursExceptions: [
    { dates: '2026-11-25 to 2026-11-26', part: 'driveThru', hours: '10am-2pm', reason: { text: 'Repairs' } },
    { dates: '2026-12-01', part: 'all', reason: { text: 'Storm' } },
  ],
}

const on = (part: 'lobby' | 'driveThru' | 'atm', date: string) => {
  const schedule = scheduleOf(branchHours(full, holidays), part)
  const { hours, dated } = schedule ? hoursOn(schedule, date) : {}
  return [hours?.kind === 'ranges' ? hours.ranges.map(({ start, end }) => `${start}-${end}`).join() : hours?.kind, dated?.reason]
}

describe('branchHours', () => {
  it('[LOC-20] [LOC-21] [LOC-22] has a schedule for each part that has hours', () => {
    expect(Object.keys(branchHours(full, []).weeks)).toEqual(['lobby', 'driveThru', 'atm'])
    expect(Object.keys(branchHours({ mon: '9-5' }, []).weeks)).toEqual(['lobby'])
    expect(Object.keys(branchHours({ atmHours: 'Daily 6am-10pm' }, []).weeks)).toEqual(['atm'])
    expect(scheduleOf(branchHours({ mon: '9-5' }, []), 'atm')).toBeUndefined()
  })

  it('closes lobby and drive-thru on holidays of the bank, not the ATM, and on its own dates what they name', () => {
    expect(on('lobby', '2026-11-25')).toEqual(['540-1020', undefined])
    expect(on('lobby', '2026-11-26')).toEqual(['closed', 'Thanksgiving Day'])
    expect(on('driveThru', '2026-11-26')).toEqual(['600-840', 'Repairs'])
    expect(on('atm', '2026-11-26')).toEqual(['0-1440', undefined])
    expect(on('lobby', '2026-12-24')).toEqual(['540-720', 'Christmas Eve'])
    expect(on('atm', '2026-12-01')).toEqual(['closed', 'Storm'])
  })

  it('[D-LOC-6] is in the time zone of the location, by default that of the bank', () => {
    expect([{}, { timeZone: '' }, { timeZone: 'America/Denver' }].map((fields) => branchHours(fields, []).timeZone)).toEqual([
      'America/Chicago',
      'America/Chicago',
      'America/Denver',
    ])
  })

  it('says why where words are written', () => {
    const reasons = [' Storm ', ' ', ''].map(
      (text) => branchHours({ hoursExceptions: [{ dates: '2026-12-01', reason: { text } }] }, []).dated,
    )
    expect(reasons.flat().map(({ reason }) => reason)).toEqual(['Storm', undefined, undefined])
  })

  it('leaves dates out that nobody could read', () => {
    expect(branchHours({ hoursExceptions: [{ dates: 'tomorrow' }, { dates: '2026-12-01', hours: 'when we like' }, {}] }, []).dated).toEqual(
      [],
    )
  })
})

describe('a branch that is closed until further notice', () => {
  const closure = { since: '2026-11-24', reason: { text: 'Hurricane Odette' } }
  const hours = (part: 'lobby' | 'driveThru' | 'atm', fields: object, date: string) => {
    const schedule = scheduleOf(branchHours({ ...full, ...fields }, holidays), part)
    return schedule && hoursOn(schedule, date)
  }

  it('has no hours from that day on, whatever it says about dates, and its ATM keeps them unless it is closed, too', () => {
    expect(hours('lobby', { closure }, '2026-11-23')).toMatchObject({ hours: { kind: 'ranges' } })
    for (const date of ['2026-11-24', '2026-11-25', '2026-12-24', '2031-06-02'])
      for (const part of ['lobby', 'driveThru'] as const)
        expect(hours(part, { closure }, date)).toEqual({
          hours: { kind: 'closed' },
          closure: { from: '2026-11-24', reason: 'Hurricane Odette' },
        })
    expect(hours('atm', { closure }, '2026-11-24')).toMatchObject({ hours: { kind: 'ranges' } })
    expect(hours('atm', { closure: { ...closure, atm: true } }, '2026-11-24')).toMatchObject({ hours: { kind: 'closed' } })
  })

  it('needs a day to be closed, and can be told of a location that has no hours', () => {
    expect(branchHours({ closure: { reason: { text: 'Storm' } } }, [])).not.toHaveProperty('closure')
    expect(Object.keys(branchHours({ closure }, []).weeks)).toEqual(['lobby'])
    expect(branchHours({ closure: { since: '2026-11-24', reason: { text: ' ' } } }, []).closure).toEqual({
      from: '2026-11-24',
      parts: ['lobby', 'driveThru'],
    })
  })
})

describe('readDatedHours', () => {
  it.each([
    ['', 'closed'],
    ['Closed', 'closed'],
    ['By appointment', 'appointment'],
    ['9-noon & 1-3', 'ranges'],
    ['24 hours', 'ranges'],
    ['Mon 9-5', undefined],
    ['24/7', undefined],
    ['dawn-dusk', undefined],
    ['soon', undefined],
    ['dawn-5pm', undefined],
    ['8am-noon & 2pm-dusk', undefined],
  ])('reads %j as %s', (text, kind) => {
    expect(readDatedHours(text)?.kind).toBe(kind)
  })
})
