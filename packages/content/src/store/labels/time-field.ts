import type { DateField } from 'payload'

/** A time that the programs write: its form shows it by the clock of the bank, in the language of the admin. */
export const timeField = (name: string): DateField => ({
  name,
  type: 'date',
  required: true,
  admin: { date: { pickerAppearance: 'dayAndTime' }, components: { Field: '@bank/cms/history/HistoryFields.tsx#TimeField' } },
})
