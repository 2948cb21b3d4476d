import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Leads, LeadsLog } from '../leads.ts'
import { type OpenOptions, openLeads } from '../open-leads.ts'
import { leadsOver, type OperationName } from '../operations.ts'
import { followLeadsFile } from '../thread/leads-file.ts'
import { operationQueue } from '../thread/operation-queue.ts'
import { monotonicNow } from '../thread/protocol.ts'

const patience = 60_000

/** A SQLite file of the test's own, and what its database logs. */
export const testLeadsFile = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-leads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'data', 'leads.sqlite')
  const logged: string[] = []
  const reports: (readonly [level: keyof LeadsLog, context: object])[] = []
  const sayAs = (level: keyof LeadsLog) => (context: object, message: string) => {
    logged.push(message)
    reports.push([level, context])
  }
  const log: LeadsLog = { warn: sayAs('warn'), error: sayAs('error') }
  const closedInTheEnd = (leads: Leads): Leads => {
    onTestFinished(() => leads.close())
    return leads
  }
  return {
    file,
    log,
    logged,
    /** What is logged with each of these messages. */
    reports,
    open: async (options: OpenOptions = {}) => closedInTheEnd(await openLeads(`file:${file}`, { log, patience, ...options })),
    /** As the thread of a database opens it, but in the thread of the test. */
    openHere: async () => {
      const leadsFile = followLeadsFile(file, log, monotonicNow)
      const queue = operationQueue({ file: leadsFile, now: monotonicNow, retryEvery: 20 })
      const ask = (name: OperationName, args: readonly unknown[]) =>
        new Promise<never>((resolve, reject) =>
          queue.add({
            name,
            args,
            deadline: monotonicNow() + patience,
            settle: (outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.result as never)),
          }),
        )
      const leads = leadsOver(
        (name, ...args) => ask(name, args),
        () => queue.idle().then(leadsFile.close),
      )
      await leads.check()
      return closedInTheEnd(leads)
    },
  }
}
