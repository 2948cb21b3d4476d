import { alertBanner } from '../constants.ts'

/** By how many CSS pixels an alert grows for its description, counted as stored, HTML included (ALERT-17, D-ALERT-3). */
export const alertGrowth = (description: string): number => (description.length >= alertBanner.growsFrom ? alertBanner.growth : 0)
