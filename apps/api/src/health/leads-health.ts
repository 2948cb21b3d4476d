import { setTimeout as wait } from 'node:timers/promises'
import type { LeadCounts, Leads } from '@bank/leads/leads.ts'
import { z } from 'zod'

/** A mail that waits longer than this has failed more than three times. Milliseconds. */
const lateAfter = 3_600_000
/** A due mail that nobody takes for so long: the mail worker hangs, is away, or does not get through. Milliseconds. */
const stuckAfter = 10_000
/** A mail from the future by more than clocks of several machines differ. Milliseconds. */
const mostSkew = 5000
/** Less room than this on the disk, in bytes, and somebody must look. */
const leastRoom = 64 * 1024 * 1024
/** Milliseconds until a silent database counts as down. */
const patience = 2000

const causes = ['clock', 'damagedFile', 'disk', 'mailServer', 'outbox', 'parkedMails'] as const

/** What somebody must look after while messages are taken. */
export type Cause = (typeof causes)[number]

const count = z.int().min(0)

/** What whoever watches from outside is told, and those on this machine. Nothing that a visitor typed is in it. */
const details = {
  mails: z.strictObject({ pending: count, sent: count, parked: count }).optional() satisfies z.ZodType<LeadCounts | undefined>,
  oldestUnsentSeconds: count.nullable().optional(),
}

/** How the leads are when they take messages and mails go out. */
export const leadsReady = z.strictObject({ state: z.literal('ready'), ...details })
/** How they are when somebody must look. */
export const leadsInTrouble = z.union([
  z.strictObject({ state: z.literal('trouble'), causes: z.array(z.enum(causes)).optional(), ...details }),
  z.strictObject({ state: z.literal('down') }),
])

export type LeadsHealth = Readonly<z.infer<typeof leadsReady> | z.infer<typeof leadsInTrouble>>

export type Watched = {
  readonly leads: Leads | undefined
  /** Milliseconds since 1970. */
  readonly now: number
  /** Milliseconds by which the clock was set, forward or back. */
  readonly clockStep: number
  readonly isMailServerSilent: boolean
}

const ask = async (leads: Leads, { now, clockStep, isMailServerSilent }: Watched): Promise<LeadsHealth> => {
  const [mails, backlog, room] = await Promise.all([leads.counts(), leads.backlog(now), leads.check()])
  const { oldest = 0, newest = 0, overdue = 0 } = backlog
  const troubles: Readonly<Record<Cause, boolean>> = {
    clock: clockStep !== 0 || newest < -mostSkew,
    damagedFile: room.damagedFiles > 0,
    disk: room.freeBytes !== undefined && room.freeBytes < leastRoom,
    mailServer: isMailServerSilent,
    outbox: oldest > lateAfter || overdue > stuckAfter,
    parkedMails: mails.parked > 0,
  }
  const found = causes.filter((cause) => troubles[cause])
  const shown = { mails, oldestUnsentSeconds: backlog.oldest === undefined ? null : Math.max(0, Math.floor(oldest / 1000)) }
  return found.length === 0 ? { state: 'ready', ...shown } : { state: 'trouble', causes: found, ...shown }
}

/**
 * Whether the leads database takes messages, which is tried, and what somebody must look after: a clock that was set, a disk that is nearly
 * full, mails that do not go out or were given up. Never rejects.
 */
export const leadsHealth = async (watched: Watched): Promise<LeadsHealth> => {
  const { leads } = watched
  if (!leads) return { state: 'down' }
  const enough = new AbortController()
  const silence = wait(patience, undefined, { ref: false, signal: enough.signal }).catch(() => {})
  try {
    return (await Promise.race([ask(leads, watched), silence])) ?? { state: 'down' }
  } catch {
    return { state: 'down' }
  } finally {
    enough.abort()
  }
}
