import { branchTimeZone } from '@bank/rules/constants.ts'

/** Whether a banner shows today by the bank's clocks: one without dates on every day. Swedish dates are written as ISO 8601 has them. */
export const showsToday = ({ from, until }: DOMStringMap): boolean => {
  if (!from || !until) return true
  const today = new Intl.DateTimeFormat('sv', { timeZone: branchTimeZone }).format(new Date())
  return from <= today && today <= until
}
