import { branchTimeZone } from '@bank/rules/constants.ts'
import { localTime } from '@bank/rules/hours/calendar-date.ts'

/** The year that footers and lists of holidays are built for: the one of the bank's clocks, wherever the server stands (FOOT-13). */
export const yearOfBuild = (now: Date): number => Number(localTime(now, branchTimeZone).date.slice(0, 4))
