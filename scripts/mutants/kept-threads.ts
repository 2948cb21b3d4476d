import { type PoolOptions, type PoolRunnerInitializer, type PoolWorker, ThreadsPoolWorker } from 'vitest/node'

type Kept = { readonly thread: ThreadsPoolWorker; starts: number }
type Callback = Parameters<PoolWorker['on']>[1]

/** Every start leaves listeners in the thread. */
const mostStarts = 50

const idle: Kept[] = []

/** A thread that stays when its test file is done: for tests of pure code, most of a mutant's time is the start of its thread. */
class KeptThread implements PoolWorker {
  readonly name = 'kept-threads'
  private readonly kept: Kept
  private readonly listeners: [event: string, callback: Callback][] = []

  constructor(options: PoolOptions) {
    this.kept = idle.pop() ?? { thread: new ThreadsPoolWorker(options), starts: 0 }
  }

  async start(): Promise<void> {
    if (this.kept.starts === 0) await this.kept.thread.start()
    this.kept.starts += 1
  }

  on(event: string, callback: Callback): void {
    this.listeners.push([event, callback])
    this.kept.thread.on(event, callback)
  }

  off(event: string, callback: Callback): void {
    this.kept.thread.off(event, callback)
  }

  send(message: Parameters<PoolWorker['send']>[0]): void {
    if (message.type !== 'stop') this.kept.thread.send(message)
    else
      for (const [event, callback] of this.listeners)
        if (event === 'message') callback({ type: 'stopped', __vitest_worker_response__: true })
  }

  async stop(): Promise<void> {
    for (const [event, callback] of this.listeners) this.kept.thread.off(event, callback)
    if (this.kept.starts < mostStarts) idle.push(this.kept)
    else await this.kept.thread.stop()
  }

  deserialize(data: unknown): unknown {
    return data
  }
}

export const keptThreads: PoolRunnerInitializer = { name: 'kept-threads', createPoolWorker: (options) => new KeptThread(options) }
