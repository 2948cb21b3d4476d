import { z } from 'zod'
import type { Pointer } from '../manifest/manifest.ts'

/** How long releases are kept after they were in force. */
export type Retention = { readonly count: number; readonly unit: 'days' | 'months' }

/** The setting RELEASE_RETENTION: `25 months`, `90 days`. */
export const releaseRetention = z
  .string()
  .regex(/^[1-9]\d{0,3} (?:days|months)$/, { error: 'RELEASE_RETENTION must be such as 25 months or 90 days' })
  .default('25 months')
  .transform((value): Retention => {
    const [count, unit] = value.split(' ')
    return { count: Number(count), unit: unit === 'days' ? 'days' : 'months' }
  })

/** The time before which nothing is kept. */
export const keptSince = (now: Date, { count, unit }: Retention): Date => {
  const since = new Date(now)
  if (unit === 'days') since.setUTCDate(since.getUTCDate() - count)
  else since.setUTCMonth(since.getUTCMonth() - count)
  return since
}

/** Of everything that was ever in force, oldest first, what was so at that time or later. The newest always is. */
export const keptOf = (history: readonly Pointer[], since: Date): readonly Pointer[] =>
  history.filter((_, index) => {
    const next = history[index + 1]
    return next === undefined || new Date(next.at) > since
  })
