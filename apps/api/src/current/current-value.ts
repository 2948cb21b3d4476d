/** What is named at a time, and a tag that changes whenever it is to be loaded again. */
export type Named<Name> = { readonly name: Name; readonly tag: string }

/** Something that names what is in force, such as a small file that is replaced. */
export type Source<Name> = {
  /** What it names; nothing before the first one. `unchanged` while it has this tag. */
  readonly look: (tag: string | undefined) => Promise<Named<Name> | 'unchanged' | undefined>
  /** Calls back when it may name something else; returns how to stop, or nothing when that cannot be told. */
  readonly watch?: ((changed: () => void, ended: () => void) => (() => void) | undefined) | undefined
}

/** What is in force right now: the thing that a source names, loaded. */
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

type Follow<Name, Value> = {
  readonly source: Source<Name>
  /** Loads what is named; whatever it throws leaves the value before in force. */
  readonly load: (name: Name, before: Value | undefined) => Promise<Value>
  /** What is in force while the first one cannot be loaded. */
  readonly instead?: () => Promise<Value | undefined>
  /** How logs name a value. */
  readonly nameOf: (value: Value) => string
  readonly log: CurrentLog
  /** Milliseconds between two looks, for sources that report no changes. */
  readonly pollEvery: number
}

/**
 * Follows a source: one reference that is swapped as a whole when a new value is loaded. A value that cannot be
 * loaded is logged once, tried again at every look, and changes nothing.
 */
export const followCurrent = <Name, Value>(options: Follow<Name, Value>): CurrentValue<Value> => {
  const { source, load, instead, nameOf, log, pollEvery } = options
  let inForce: { readonly tag: string | undefined; readonly value: Value } | undefined
  let reported: string | undefined
  let running: Promise<void> | undefined
  let again = false
  let unwatch: (() => void) | undefined
  let closed = false

  const put = (value: Value, tag: string | undefined, message: string): void => {
    inForce = { value, tag }
    log.info({ name: nameOf(value) }, message)
  }

  const look = async (): Promise<void> => {
    try {
      const named = await source.look(inForce?.tag)
      if (named === undefined || named === 'unchanged') return
      put(await load(named.name, inForce?.value), named.tag, 'content is in force')
      reported = undefined
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== reported)
        log.error({ reason, kept: inForce && nameOf(inForce.value) }, 'new content could not be loaded; the one before stays in force')
      reported = reason
      if (inForce || !instead) return
      const value = await instead().catch(() => undefined)
      if (value !== undefined) put(value, undefined, 'the newest content that could be loaded is in force')
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

  const ended = () => {
    unwatch?.()
    unwatch = undefined
  }
  // What cannot be watched yet is tried again in the next round of the poll.
  const rewatch = () => {
    unwatch ??= source.watch?.(() => void check(), ended)
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
      ended()
      await running
    },
  }
}
