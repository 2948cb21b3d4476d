import { parentPort, workerData } from 'node:worker_threads'
import type { LeadsLog } from '../leads.ts'
import { batched } from './batched.ts'
import { followLeadsFile } from './leads-file.ts'
import { operationQueue } from './operation-queue.ts'
import { type LeadsThreadData, monotonicNow, type Request, type Response, toPlainError } from './protocol.ts'

/** Milliseconds between two tries to get the write lock. */
const retryEvery = 20

const port = parentPort
if (!port) throw new Error('The leads thread is started by openLeadsInThread')

const send = batched((responses: readonly Response[]) => port.postMessage(responses))
const logAs = (level: keyof LeadsLog) => (context: object, message: string) => send({ kind: 'log', level, context, message })
const log: LeadsLog = { warn: logAs('warn'), error: logAs('error') }

const file = followLeadsFile((workerData as LeadsThreadData).file, log, monotonicNow)
const queue = operationQueue({ file, now: monotonicNow, retryEvery })

const close = async (): Promise<void> => {
  await queue.idle()
  try {
    await file.close()
  } catch (error) {
    log.error(toPlainError(error), 'the leads file could not be closed in order')
  }
  // After the last answers.
  process.nextTick(() => port.close())
}

const hear = (request: Request): void => {
  if (request.kind === 'close') return void close()
  const { id, name, args, deadline } = request
  queue.add({
    name,
    args,
    deadline,
    settle: (outcome) =>
      send(
        'error' in outcome ? { kind: 'failure', id, error: toPlainError(outcome.error) } : { kind: 'result', id, result: outcome.result },
      ),
  })
}

port.on('message', (requests: readonly Request[]) => requests.forEach(hear))
