import { setTimeout as wait } from 'node:timers/promises'
import type { LeadCounts, Leads } from '@bank/leads/leads.ts'
import { z } from 'zod'

/** A mail that waits longer than this has failed more than three times. Milliseconds. */
const lateAfter = 3_600_000
/** Milliseconds until a silent database counts as down. */
const patience = 2000

const count = z.int().min(0)

const mails = {
  mails: z.strictObject({ pending: count, sent: count, parked: count }) satisfies z.ZodType<LeadCounts>,
  oldestUnsentSeconds: count.nullable(),
}

/** How the leads are when they take messages and mails go out. Times in seconds. Nothing that a visitor typed is in it. */
export const leadsReady = z.strictObject({ state: z.literal('ready'), ...mails })
/** How they are when somebody must look. */
export const leadsInTrouble = z.union([
  z.strictObject({ state: z.literal('late'), ...mails }),
  z.strictObject({ state: z.literal('down') }),
])

export type LeadsHealth = Readonly<z.infer<typeof leadsReady> | z.infer<typeof leadsInTrouble>>

const ask = async (leads: Leads, now: number): Promise<LeadsHealth> => {
  const [mails, oldest] = await Promise.all([leads.counts(), leads.oldestUnsent(now), leads.check()])
  return {
    state: mails.parked > 0 || (oldest ?? 0) > lateAfter ? 'late' : 'ready',
    mails,
    oldestUnsentSeconds: oldest === undefined ? null : Math.floor(oldest / 1000),
  }
}

/**
 * Whether the leads database takes messages, how many mails wait, and for how long. `late`: a mail waits for too long, or was given up and
 * needs somebody. Never rejects; `now` is milliseconds since 1970.
 */
export const leadsHealth = async (leads: Leads | undefined, now: number): Promise<LeadsHealth> => {
  if (!leads) return { state: 'down' }
  const enough = new AbortController()
  const silence = wait(patience, undefined, { ref: false, signal: enough.signal }).catch(() => {})
  try {
    return (await Promise.race([ask(leads, now), silence])) ?? { state: 'down' }
  } catch {
    return { state: 'down' }
  } finally {
    enough.abort()
  }
}
