import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

type Level = 'info' | 'error'

/** What one line of a log may hold here: codes and counts of ours, so that equal lines are few. */
type Context = Readonly<Record<string, string | number | undefined>>

export type SampledLog = {
  /** Writes a line, or only counts it when an equal one was written within the minute. */
  readonly write: (log: FastifyBaseLogger, level: Level, context: Context, message: string) => void
  /** The same for one request's log. */
  readonly over: (log: FastifyBaseLogger) => Readonly<Record<Level, (context: Context, message: string) => void>>
  /** Writes how often lines were only counted, and begins anew. */
  readonly flush: () => void
}

/** Milliseconds between two counts. */
const every = 60_000

/**
 * A log in which whoever sends a thousand wrong requests a second leaves one line a minute, and a count.
 *
 * @internal Its test counts without a minute's wait.
 */
export const sampledLog = (log: Pick<FastifyBaseLogger, 'info'>): SampledLog => {
  const seen = new Map<string, number>()
  const write: SampledLog['write'] = (own, level, context, message) => {
    const line = [message, ...Object.values(context).filter((value) => value !== undefined)].join(' ')
    const before = seen.get(line)
    seen.set(line, (before ?? -1) + 1)
    if (before === undefined) own[level](context, message)
  }
  return {
    write,
    over: (own) => ({
      info: (context, message) => write(own, 'info', context, message),
      error: (context, message) => write(own, 'error', context, message),
    }),
    flush: () => {
      const counts = Object.fromEntries([...seen].filter(([, count]) => count > 0))
      seen.clear()
      if (Object.keys(counts).length > 0) log.info({ counts }, 'more of the same within the last minute')
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly sampled: SampledLog
  }
}

/** Gives an app its sampled log. */
export const registerSampledLog = (app: FastifyInstance): void => {
  const sampled = sampledLog(app.log)
  app.decorate('sampled', sampled)
  const timer = setInterval(sampled.flush, every).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    sampled.flush()
  })
}
