import { crc32 } from 'node:zlib'
import pLimit from 'p-limit'
import { z } from 'zod'
import { compressText, type Entry, hashOf, type NewEntry, textEntry } from './blob.ts'

/** Arrays longer than this are cut into pieces of about as many items, and never of more than four times as many. */
const itemsInPiece = 64

/** How deep arrays are looked for. */
const depth = 2

/** The text of JSON in pieces: the value with its long arrays left empty, and for each of them its path and the hashes of its pieces. */
export const cutSchema = z.strictObject({
  value: z.unknown(),
  arrays: z.array(z.strictObject({ path: z.array(z.string()), pieces: z.array(z.hash('sha256')) })),
})

type LongArray = { readonly path: readonly string[]; readonly items: readonly unknown[] }

/** A value without its long arrays, and these. */
const withoutLongArrays = (
  value: unknown,
  path: readonly string[] = [],
): { readonly value: unknown; readonly arrays: readonly LongArray[] } => {
  if (Array.isArray(value)) return value.length > itemsInPiece ? { value: [], arrays: [{ path, items: value }] } : { value, arrays: [] }
  if (typeof value !== 'object' || value === null || path.length >= depth) return { value, arrays: [] }
  const inside = Object.entries(value).map(([name, child]) => [name, withoutLongArrays(child, [...path, name])] as const)
  return {
    value: Object.fromEntries(inside.map(([name, child]) => [name, child.value])),
    arrays: inside.flatMap(([, { arrays }]) => arrays),
  }
}

/** Pieces that are compressed at the same time: each takes memory of its own. */
const atOnce = 4

/** The texts of an array's pieces. Items themselves say where one ends, so that a new item moves no other piece. */
const pieceTexts = (items: readonly unknown[]): readonly string[] => {
  const pieces: string[] = []
  const piece: string[] = []
  for (const item of items) {
    const text = JSON.stringify(item) ?? 'null'
    piece.push(text)
    if (crc32(text) % itemsInPiece === 0 || piece.length === 4 * itemsInPiece) pieces.push(`[${piece.splice(0).join()}]`)
  }
  if (piece.length > 0) pieces.push(`[${piece.join()}]`)
  return pieces
}

/** An entry of a piece. One that `last` has is not compressed again, unless its bytes turn out to be missing. */
const pieceEntry = async (text: string, known: ReadonlyMap<string, Entry>): Promise<NewEntry> => {
  const bytes = Buffer.from(text)
  const entry = known.get(hashOf(bytes))
  return entry ? { entry, bytes: () => compressText(bytes) } : textEntry(bytes)
}

/**
 * An entry of a value as JSON, compressed. Its long arrays are stored in pieces, so that a changed record costs its piece and not the whole;
 * `last` is the entry that it replaces, whose pieces are taken over.
 */
export const jsonEntry = async (value: unknown, last?: Entry): Promise<NewEntry> => {
  const { value: rest, arrays } = withoutLongArrays(value)
  if (arrays.length === 0) return textEntry(Buffer.from(JSON.stringify(value)))
  const known = new Map((last?.pieces ?? []).map((piece) => [piece.hash, piece]))
  const made = await Promise.all(
    arrays.map(async ({ path, items }) => ({
      path,
      entries: await pLimit(atOnce).map(pieceTexts(items), (text) => pieceEntry(text, known)),
    })),
  )
  const named = made.map(({ path, entries }) => ({ path, pieces: entries.map(({ entry }) => entry.hash) }))
  const root = await textEntry(Buffer.from(JSON.stringify({ value: rest, arrays: named })))
  const pieces = made.flatMap(({ entries }) => entries)
  return { ...root, entry: { ...root.entry, pieces: pieces.map(({ entry }) => entry) }, pieces }
}
