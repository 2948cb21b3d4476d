import type { Check } from './check.ts'

const isKnown = (timeZone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** The name of a place whose clock is meant. Offsets and abbreviations are refused: they know nothing of summer time. */
export const timeZoneCheck: Check = (value) =>
  /^[A-Za-z]+(?:\/[A-Za-z0-9_+-]+)+$/.test(value) && isKnown(value)
    ? undefined
    : 'must be the name of a time zone such as America/Chicago or America/New_York'
