import { z } from 'zod'
import { entrySchema, wholeEntrySchema } from './blob.ts'

/** A header value: one line, so that a broken release cannot break every answer. */
const headerValue = z
  .string()
  .min(1)
  .regex(/^[\x20-\x7e]+$/, 'must be one line of plain characters')

/** Of a file, as in `/blog/index.html`; it never leads above itself. */
const address = z.string().regex(/^(?:\/(?!\.{1,2}(?:\/|$))[^/\\\0]*)+$/, 'is no address')

/** The name of a release: its serial first, so that no two have the same. */
const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'names no release')

const time = z.iso.datetime()

const serial = z.int().positive()

/** Releases of format 1 hold no JSON in pieces. */
export const manifestFormat = 2

const description = {
  format: z.union([z.literal(1), z.literal(manifestFormat)]),
  id,
  serial,
  publishedAt: time,
  /** Hash of the content snapshot that it was built from: of the bytes of `content`. */
  snapshot: z.hash('sha256'),
  /** Fingerprint of everything else that it was built from. */
  code: z.string().min(1),
  /** Content-Security-Policy of all pages, and of the calculator page. */
  policy: headerValue,
  calculatorPolicy: headerValue,
  /** Addresses without a language prefix that answer in Spanish, too: with the page below `/es/`, in older releases with one below `/_es/` (D-ROUTE-8). */
  unprefixed: z.array(address),
  /** What calls answer from: the content, the cards of live lists, and what can be searched by language. */
  content: entrySchema,
  cards: entrySchema,
  search: z.record(z.string(), entrySchema),
}

const files = z.record(address, wholeEntrySchema)

/** Everything that one release serves. `files` are by address, as in `/blog/index.html`. */
export const manifestSchema = z.strictObject({ ...description, files })

export type Manifest = z.infer<typeof manifestSchema>

/** A manifest as the changes to the files of another one, which is stored whole. */
export const differenceSchema = z.strictObject({
  ...description,
  base: z.strictObject({ id, hash: z.hash('sha256') }),
  changed: files,
  removed: z.array(address),
})

export type Difference = z.infer<typeof differenceSchema>

/**
 * What is in force: a release, by its name and the hash of its stored manifest. Every switch has a serial of its own and its time, which never
 * runs backwards. `assets` are the files of all kept releases whose names hold a hash.
 */
export const pointerSchema = z.strictObject({
  serial,
  at: time,
  id,
  manifest: z.hash('sha256'),
  assets: wholeEntrySchema,
  /** Somebody switched to it: it stays, whatever changes, until somebody publishes. */
  held: z.literal(true).optional(),
  /** Its pages say what was done until then; what was done later, and before the switch, comes with a later one. */
  asOf: time.optional(),
})

export type Pointer = z.infer<typeof pointerSchema>

/** The bytes under which a pointer is stored. */
export const pointerBytes = (pointer: Pointer): Buffer => Buffer.from(`${JSON.stringify(pointer, null, 2)}\n`)

/** Files of all kept releases whose names hold a hash, by address. */
export const assetsSchema = files

export type Files = z.infer<typeof files>

export const pointerKey = 'current'
export const manifestKey = (release: string): string => `releases/${release}.json`
/** Where every pointer is kept that was ever in force. */
export const switchKey = (number: number): string => `switches/${number}.json`
