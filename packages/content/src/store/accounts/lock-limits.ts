/** Wrong tries of password or code after which an account is locked, and the minutes that it then waits. */
export const [mostTries, lockMinutes] = [5, 10] as const
