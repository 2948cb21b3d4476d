import { describe, expect, it } from 'vitest'
import { appointmentMessage, keptAppointment } from './appointment-message.ts'

const message = {
  ...{ place: 'covington', topic: 'loan', spokenLanguage: 'es', firstDate: '2026-11-24', firstTime: '10:00' },
  ...{ secondDate: '2026-11-25', secondTime: '16:30', fullName: 'Renee Landry', email: 'renee@visitor.example' },
  ...{ env: 'APPOINTMENT_FORM', lang: 'en', recaptcha: 'token' },
}
const isTaken = (change: object): boolean => appointmentMessage.safeParse({ ...message, ...change }).success

describe('[D-FORM-19] a request for an appointment', () => {
  it.each(['2026-01-01', '2026-09-09', '2026-10-10', '2026-12-29', '2027-02-30', '2026-12-31'])('names a day as %s', (date) => {
    expect([isTaken({ firstDate: date }), isTaken({ secondDate: date })]).toEqual([true, true])
  })

  it.each([
    '',
    '1926-01-01',
    '20a6-01-01',
    '2026-00-10',
    '2026-13-10',
    '2026-01-00',
    '2026-01-32',
    '2026-1-1',
    '2026-01-011',
    ' 2026-01-01',
  ])('names no day as %j', (date) => {
    expect([isTaken({ firstDate: date }), isTaken({ secondDate: date })]).toEqual([false, false])
  })

  it.each(['00:00', '09:00', '10:30', '19:30', '20:00', '23:30'])('names a time as %s', (time) => {
    expect([isTaken({ firstTime: time }), isTaken({ secondTime: time })]).toEqual([true, true])
  })

  it.each(['', '24:00', '29:00', '30:00', '10:60', '10:3x', '9:00', '110:00', '10:000', ' 10:00', '09:37', '10:05', '10:15'])(
    'names no time that is offered as %j',
    (time) => {
      expect([isTaken({ firstTime: time }), isTaken({ secondTime: time })]).toEqual([false, false])
    },
  )

  it('is kept without its token, and with the names of what was chosen', () => {
    const { recaptcha: _, ...asked } = message
    const names = { placeName: 'Covington', topicName: 'A loan', languageName: 'Spanish', timeZone: 'America/Chicago' }
    expect(keptAppointment.parse({ ...message, ...names })).toEqual({ ...asked, ...names })
    expect(keptAppointment.safeParse({ ...asked, ...names }).success).toBe(true)
    expect(keptAppointment.safeParse(asked).error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(names))
  })
})
