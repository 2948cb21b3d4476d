import type { Readable } from 'node:stream'

/** Bytes under a key, and a tag that changes with them. */
export type Stored = { readonly bytes: Buffer; readonly tag: string }

/** Bytes to store, fetched only when they are written. */
export type NewBytes = { readonly key: string; readonly bytes: () => Promise<Buffer> }

/** Bytes from `start` to `end`, both included. */
export type ByteRange = { readonly start: number; readonly end: number }

/** The turn of one that works alone. `check` throws a `BusyError` when it is lost: ask before a step that others see. */
export type Turn = { readonly check: () => void }

/**
 * Where releases are kept, in terms of keys such as `blobs/ab/abcd…` and `current`: a folder (`folder-store.ts`), or something else that can do
 * this much. Nothing outside of an implementation may rely on files, links or renames.
 */
export type ReleaseStore = {
  /** Stores bytes whole or not at all, in place of what was there; they outlive a power cut when this resolves. */
  readonly put: (key: string, bytes: Buffer) => Promise<void>
  /** Stores many at once, in any order; all of them outlive a power cut when this resolves. */
  readonly putAll: (entries: readonly NewBytes[]) => Promise<void>
  /** What is stored, or nothing. */
  readonly get: (key: string) => Promise<Stored | undefined>
  /** How many bytes are stored, or nothing. */
  readonly sizeOf: (key: string) => Promise<number | undefined>
  /** What is stored, unless it has this tag still. */
  readonly getIfChanged: (key: string, tag: string | undefined) => Promise<Stored | 'unchanged' | undefined>
  /** Streams `size` stored bytes or a range of them. Throws `DamagedError` before the first byte when there are not that many. */
  readonly open: (key: string, size: number, range?: ByteRange) => Promise<Readable>
  /** Keys that start with a prefix which ends in a slash, with their sizes in bytes. */
  readonly list: (prefix: string) => Promise<ReadonlyMap<string, number>>
  readonly remove: (keys: readonly string[]) => Promise<void>
  /** Runs work that no other process may do at the same time. Throws `BusyError` when the other one does not end in a minute. */
  readonly exclusively: <Result>(work: (turn: Turn) => Promise<Result>) => Promise<Result>
  /** Calls back when a key directly at the root may have changed; returns how to stop. Calls `ended` when it cannot tell any more. */
  readonly watch?: (changed: () => void, ended: () => void) => (() => void) | undefined
}

/** Something that is stored is missing, cut off or not what it should be; names its key. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError'
  readonly key: string
  constructor(key: string, what: string) {
    super(`${key} ${what}`)
    this.key = key
  }
}

/** Another process publishes, switches or collects. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}
