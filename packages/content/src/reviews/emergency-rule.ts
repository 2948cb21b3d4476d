/** Fewest characters that say what an emergency is. */
export const shortestReason = 10

/** Whether a text says what an emergency is: signs without width count as nothing. */
export const saysEmergency = (text: string): boolean => text.replaceAll(/[\p{Cc}\p{DI}\u2800]/gu, '').trim().length >= shortestReason
