import type { DateField } from 'payload'

/** A time that the programs write: its form and lists show it by the clock of the bank, in the language of the admin. */
export const timeField = (name: string): DateField => ({
  name,
  type: 'date',
  required: true,
  admin: {
    date: { pickerAppearance: 'dayAndTime' },
    components: { Cell: '@bank/cms/history/HistoryFields.tsx#TimeCell', Field: '@bank/cms/history/HistoryFields.tsx#TimeField' },
  },
})
