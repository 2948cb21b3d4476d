import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Leads, LeadsLog } from '../leads.ts'
import { leadsOver, type OperationName } from '../operations.ts'
import { batched } from './batched.ts'
import { LeadsUnavailableError } from './leads-unavailable.ts'
import { fromPlainError, type LeadsThreadData, monotonicNow, type Request, type Response, toPlainError } from './protocol.ts'

export type ThreadOptions = {
  readonly log: LeadsLog
  /** Milliseconds after which the thread refuses what it could not begin. */
  readonly patience: number
  /** Milliseconds after that until a thread which says nothing at all counts as failed, because the disk hangs. */
  readonly grace?: number
  /** Milliseconds in which the thread must be up and the file open. */
  readonly openPatience?: number
  readonly start?: (data: LeadsThreadData) => Worker
}

/** Without the flags of the process: `--input-type` and others are refused for a file. */
const startThread = (data: LeadsThreadData): Worker =>
  new Worker(new URL('./leads-thread.ts', import.meta.url), { workerData: data, execArgv: [] })

/** Operations that may wait: more of them mean that the database does not get through. */
const mostWaiting = 2000
/** Milliseconds before a thread that ended is started again: none at first, then doubled from one second up to half a minute. */
const restartDelay = (ends: number): number => (ends < 2 ? 0 : Math.min(1000 * 2 ** (ends - 2), 30_000))

type Waiting = {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
  readonly timer: NodeJS.Timeout
}

/**
 * Opens a SQLite file in a thread of its own, for SQLite waits synchronously for disks. Rejects when the file cannot be opened. What the
 * thread refuses it has not stored. A thread that ends by itself is started again at the next operation, what was under way is refused.
 */
export const openLeadsInThread = async (
  file: string,
  { log, patience, grace = 2000, openPatience = 30_000, start = startThread }: ThreadOptions,
): Promise<Leads> => {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let serial = 0
  let ends = 0
  let startAt = 0
  let closing: Promise<void> | undefined

  const take = (id: number): Waiting | undefined => {
    const operation = waiting.get(id)
    waiting.delete(id)
    clearTimeout(operation?.timer)
    // A process may end while nothing is asked of the database.
    if (waiting.size === 0 && !closing) thread?.unref()
    return operation
  }

  const hear = (response: Response): void => {
    if (response.kind === 'log') log[response.level](response.context, response.message)
    else if (response.kind === 'failure') take(response.id)?.reject(fromPlainError(response.error))
    else {
      ends = 0
      take(response.id)?.resolve(response.result)
    }
  }

  const started = (): Worker => {
    const worker = start({ file })
    worker.on('message', (responses: readonly Response[]) => responses.forEach(hear))
    worker.on('error', (error) => log.error({ ...toPlainError(error), message: undefined }, 'the leads thread has failed'))
    worker.on('exit', () => {
      thread = undefined
      ends += 1
      startAt = monotonicNow() + restartDelay(ends)
      for (const id of [...waiting.keys()]) take(id)?.reject(new LeadsUnavailableError('LEADS_THREAD_ENDED'))
    })
    return worker
  }

  const send = batched((requests: readonly Request[]) => thread?.postMessage(requests))

  const call = async (name: OperationName, args: readonly unknown[], limit = patience): Promise<unknown> => {
    const now = monotonicNow()
    if (closing) throw new LeadsUnavailableError('LEADS_CLOSED')
    if (waiting.size >= mostWaiting) throw new LeadsUnavailableError('LEADS_OVERLOADED')
    if (!thread && now < startAt) throw new LeadsUnavailableError('LEADS_THREAD_ENDED')
    thread ??= started()
    serial += 1
    const id = serial
    send({ kind: 'operation', id, name, args, deadline: now + limit })
    thread.ref()
    return new Promise((resolve, reject) => {
      const silent = () => take(id)?.reject(new LeadsUnavailableError('LEADS_SILENT'))
      waiting.set(id, { resolve, reject, timer: setTimeout(silent, limit + grace) })
    })
  }

  const end = async (): Promise<void> => {
    const ending = thread
    if (!ending) return
    ending.ref()
    send({ kind: 'close' })
    const silent = setTimeout(() => void ending.terminate(), patience + grace)
    await once(ending, 'exit')
    clearTimeout(silent)
  }

  const leads = leadsOver(
    (name, ...args) => call(name, args) as Promise<never>,
    () => {
      closing ??= end()
      return closing
    },
  )
  try {
    await call('reach', [], openPatience)
  } catch (error) {
    await leads.close()
    throw error
  }
  return leads
}
