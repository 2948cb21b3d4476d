import { testRecords } from '@bank/sample/records.ts'
import type { Examples } from '../example.ts'
import type { regionOffices } from './schema.ts'

/** The bank that they show: a region, and a banking center to which no other is nearer. */
export const exampleContent = { records: { regions: testRecords.regions, locations: testRecords.locations } }

export const examples: Examples<typeof regionOffices> = {
  'with words of its own': {
    headline: { en: 'Near you', es: 'Cerca de usted' },
    intro: { en: 'Ask for somebody by name: they know your street.', es: 'Pregunte por alguien en particular: conocen su calle.' },
  },
  'the offices alone': {},
}
