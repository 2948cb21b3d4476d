import type { Check } from './check.ts'

/** A time of the day on a clock of 24 hours. */
export const clockCheck: Check = (value) =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : 'must be a time written HH:MM, such as 09:00 or 17:30'
