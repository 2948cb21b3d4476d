import { translator } from '@bank/i18n/translate.ts'
import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { describe, expect, it } from 'vitest'
import { hoursInBrief } from './hours-in-brief.ts'

const lobby = { mon: '9-4', tue: '9-4', wed: '9-4', thu: '9-4', fri: '9-4' }
const driveThru = { dtMon: '8-6', dtTue: '8-6', dtWed: '8-6', dtThu: '8-6', dtFri: '8-6', dtSat: '9-12' }

const brief = (hours: Parameters<typeof branchHours>[0], language: 'en' | 'es' = 'en') =>
  hoursInBrief(branchHours(hours, []), { t: translator(language) }).map((line) => line.replaceAll('\u00a0', ' '))

describe('the usual week in brief', () => {
  it('[LOC-21] [LOC-22] names lobby and drive-thru where their hours differ', () => {
    expect(brief({ ...lobby, ...driveThru })).toEqual([
      'Lobby · Monday – Friday: 9:00 a.m. – 4:00 p.m.',
      'Lobby · Saturday – Sunday: closed',
      'Drive-thru · Monday – Friday: 8:00 a.m. – 6:00 p.m.',
      'Drive-thru · Saturday: 9:00 a.m. – noon',
      'Drive-thru · Sunday: closed',
    ])
    expect(brief({ ...lobby, ...driveThru }, 'es')[3]).toBe('Autoservicio · Sábado: 9:00 a. m. – mediodía')
  })

  it('[LOC-22] names a drive-thru that has no lobby', () => {
    expect(brief({ dtMon: '8-6' })[0]).toBe('Drive-thru · Monday: 8:00 a.m. – 6:00 p.m.')
  })

  it('names neither where both have the same hours, and no lobby that is alone', () => {
    const week = ['Monday – Friday: 9:00 a.m. – 4:00 p.m.', 'Saturday – Sunday: closed']
    expect(brief(lobby)).toEqual(week)
    const same = { dtMon: '9-4', dtTue: '9-4', dtWed: '9-4', dtThu: '9-4', dtFri: '9-4' }
    expect(brief({ ...lobby, ...same })).toEqual(week)
  })

  it('[LOC-21] [LOC-22] says nothing but that lobby and drive-thru are closed until further notice', () => {
    const closed = { ...lobby, ...driveThru, closure: { since: '2026-11-24', reason: { text: 'Storm' } } }
    expect(brief(closed)).toEqual(['Closed until further notice'])
    expect(brief(closed, 'es')).toEqual(['Cerrado hasta nuevo aviso'])
  })
})
