import { type FSWatcher, watch } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readCurrent } from '@bank/content/files/current-file.ts'

/** What is in force right now: the thing that a `current` file names, loaded. */
export type CurrentValue<Value> = {
  /** The value in force; `undefined` until the first one was loaded. Ask once per request and keep the answer. */
  readonly get: () => Value | undefined
  /** Looks now. Resolves when the value named at the time of the call is in force or was refused. Never rejects. */
  readonly check: () => Promise<void>
  /** Ends all watching. */
  readonly close: () => Promise<void>
}

export type CurrentLog = {
  readonly info: (context: object, message: string) => void
  readonly error: (context: object, message: string) => void
}

type Follow<Value> = {
  /** Folder that holds the `current` file; it need not exist yet. */
  readonly folder: string
  /** Loads what `name` names; whatever it throws leaves the value before in force. */
  readonly load: (name: string, before: Value | undefined) => Promise<Value>
  readonly log: CurrentLog
  /** Milliseconds between two looks, for file systems that report no changes. */
  readonly pollEvery: number
}

/**
 * Follows a `current` file: one reference that is swapped as a whole when a new value is loaded. A value that cannot be
 * loaded is logged once, tried again at every look, and changes nothing.
 */
export const followCurrent = <Value>({ folder, load, log, pollEvery }: Follow<Value>): CurrentValue<Value> => {
  let inForce: { readonly name: string; readonly written: number; readonly value: Value } | undefined
  let reported: string | undefined
  let running: Promise<void> | undefined
  let again = false
  let watcher: FSWatcher | undefined
  let closed = false

  const look = async (): Promise<void> => {
    try {
      const name = await readCurrent(folder)
      if (name === undefined) return
      // A build may be made again under the same name, so the time of the file counts too.
      const { mtimeMs: written } = await stat(join(folder, 'current'))
      if (name === inForce?.name && written === inForce.written) return
      inForce = { name, written, value: await load(name, inForce?.value) }
      reported = undefined
      log.info({ folder, name }, 'content is in force')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== reported)
        log.error({ folder, reason, kept: inForce?.name }, 'new content could not be loaded; the one before stays in force')
      reported = reason
    }
  }

  const lookUntilQuiet = async (): Promise<void> => {
    do {
      again = false
      await look()
    } while (again && !closed)
    running = undefined
  }

  const check = (): Promise<void> => {
    if (closed) return Promise.resolve()
    again = true
    running ??= lookUntilQuiet()
    return running
  }

  const unwatch = () => {
    watcher?.close()
    watcher = undefined
  }

  const rewatch = () => {
    if (watcher) return
    try {
      watcher = watch(folder, { persistent: false }, () => void check()).on('error', unwatch)
    } catch {
      // The folder is not there yet; the next round of the poll tries again.
    }
  }

  rewatch()
  const poll = setInterval(() => {
    rewatch()
    void check()
  }, pollEvery).unref()

  return {
    get: () => inForce?.value,
    check,
    close: async () => {
      closed = true
      clearInterval(poll)
      unwatch()
      await running
    },
  }
}
