import { describe, expect, it } from 'vitest'
import { appointmentPlaces, languageValue } from './appointment-places.ts'
import { type AppointmentWish, appointmentProblems, minutesOf, timeValue } from './appointment-problems.ts'

const now = new Date('2026-11-23T10:00:00-06:00')
const locations = [
  {
    id: 'covington',
    mon: 'Mon-Fri 9-5',
    spokenLanguages: [{ language: 'Vietnamese' }, {}, { language: 'English' }, { language: 'Choctaw' }],
    offersSpanish: true,
  },
  { id: 'loans', mon: 'By appointment' },
  { id: 'tide', mon: 'When the tide is in' },
  { id: 'machine', atm24hours: true },
  { id: 'quiet', mon: 'Mon-Fri 9-5' },
  { id: 'closed', mon: 'Mon-Fri 9-5', closure: { since: '2026-11-20' } },
]
const offered = () =>
  appointmentPlaces(locations, { telephoneHours: 'Daily 8-8', bankHolidays: [{ date: '2026-11-26' }] }).map((place) => ({
    ...place,
    languages: place.languages.map(languageValue),
  }))

const wish: AppointmentWish = {
  place: 'covington',
  topic: 'loan',
  spokenLanguage: 'es',
  firstDate: '2026-11-24',
  firstTime: '10:00',
  secondDate: '2026-11-25',
  secondTime: '16:30',
}
const problems = (change: Partial<AppointmentWish>) =>
  appointmentProblems({ ...wish, ...change }, { topics: ['loan'], places: offered() }, now)

describe('the places of appointments', () => {
  it('are the telephone and every lobby with hours that is not closed until further notice, each with its languages', () => {
    expect(offered().map(({ id, languages }) => [id, ...languages])).toEqual([
      ['telephone', 'en', 'es'],
      ['covington', 'en', 'vi', 'Choctaw', 'es'],
      ['quiet', 'en'],
    ])
  })

  it('leave out a telephone whose hours are not stated', () => {
    expect(appointmentPlaces(locations, {}).map(({ id }) => id)).toEqual(['covington', 'quiet'])
  })
})

describe('what a visitor asks for', () => {
  it.each([
    ['all is offered', {}, []],
    ['a place that is none', { place: 'machine' }, [['place', 'unknown']]],
    ['a topic that is none', { topic: 'gossip' }, [['topic', 'unknown']]],
    ['a language that nobody speaks there', { spokenLanguage: 'fr' }, [['spokenLanguage', 'unknown']]],
    ['a time in ten minutes', { firstDate: '2026-11-23', firstTime: '10:10' }, [['firstTime', 'tooSoon']]],
    ['a holiday', { firstDate: '2026-11-26' }, [['firstTime', 'closed']]],
    [
      'two wrong times',
      { firstTime: '03:00', secondDate: '2026-11-01' },
      [
        ['firstTime', 'closed'],
        ['secondTime', 'past'],
      ],
    ],
    ['the same time twice', { secondDate: '2026-11-24', secondTime: '10:00' }, [['secondTime', 'sameTime']]],
    ['the same time on two days', { secondTime: '10:00' }, []],
    ['two times on the same day', { secondDate: '2026-11-24' }, []],
    ['a telephone without a number', { place: 'telephone', phone: ' ' }, [['phone', 'missing']]],
    ['a telephone with nothing that can be dialled', { place: 'telephone', phone: '\u200b\u3164' }, [['phone', 'missing']]],
    ['a telephone with one', { place: 'telephone', phone: '555' }, []],
    ['the telephone on a holiday', { place: 'telephone', phone: '555', firstDate: '2026-11-26' }, [['firstTime', 'closed']]],
  ] as const)('%s', (_name, change, found) => {
    expect(problems(change).map(({ field, kind }) => [field, kind])).toEqual(found)
  })

  it('has times that are written as minutes are', () => {
    const minutes = [0, 5, 570, 1439]
    expect(minutes.map(timeValue)).toEqual(['00:00', '00:05', '09:30', '23:59'])
    expect(minutes.map(timeValue).map(minutesOf)).toEqual(minutes)
  })
})
