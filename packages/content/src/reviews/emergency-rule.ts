import { unseenSigns } from '@bank/rules/text/visible-sign.ts'

/** Fewest characters that say what an emergency is. */
export const shortestReason = 10

/** Whether a text says what an emergency is: signs without width count as nothing. */
export const saysEmergency = (text: string): boolean => text.replaceAll(unseenSigns, '').trim().length >= shortestReason
