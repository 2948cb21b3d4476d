import { testRecords } from '@bank/sample/records.ts'
import { testSettings } from '@bank/sample/settings.ts'
import { describe, expect, it } from 'vitest'
import { Failure } from '../errors.ts'
import { goodMessages } from '../testing/contact.ts'
import { checkAppointment } from './check-appointment.ts'

const good = goodMessages['/api/contact/appointment/']
const content = { records: testRecords, settings: testSettings } as unknown as Parameters<typeof checkAppointment>[1]

/** What is said of a request for 10:30 on Monday, made so early; nothing where it is taken. */
const told = (clock: string): string | undefined => {
  const wish = { ...good, firstDate: '2026-11-23', firstTime: '10:30', secondDate: '2026-12-01' } as unknown as Parameters<
    typeof checkAppointment
  >[0]
  try {
    checkAppointment(wish, content, new Date(`2026-11-23T${clock}:00-06:00`))
    return undefined
  } catch (error) {
    return error instanceof Failure ? error.message : String(error)
  }
}

describe('a request for an appointment on the same day', () => {
  it('[D-LOC-14] is refused less than two hours ahead, with its field and its value named', () => {
    expect([told('08:30'), told('08:31'), told('10:20')]).toEqual([
      undefined,
      ...['08:31', '10:20'].map(() => 'No appointments are taken at these times: firstTime (2026-11-23 10:30 less than 2 hours ahead).'),
    ])
  })
})
