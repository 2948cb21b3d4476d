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

type Items = readonly unknown[]

/** Items that stand together, and a hash of their text. Another array may go on behind a piece that is closed. */
type Piece = { readonly items: Items; readonly hash: string; readonly isClosed: boolean }

const textOf = (items: Items): string => `[${items.map((item) => JSON.stringify(item) ?? 'null').join()}]`

/** The piece that begins at `start`. Items themselves say where one ends, so that a new item moves no other piece. */
const cutPiece = (all: Items, start: number): Piece => {
  const texts: string[] = []
  let isClosed = false
  for (let index = start; index < all.length && !isClosed; index += 1) {
    const text = JSON.stringify(all[index]) ?? 'null'
    texts.push(text)
    isClosed = crc32(text) % itemsInPiece === 0 || texts.length === 4 * itemsInPiece
  }
  return { items: all.slice(start, start + texts.length), hash: hashOf(`[${texts.join()}]`), isClosed }
}

/** Pieces of arrays that were cut before, by their first items: what is the same objects, which are never changed, is not written and hashed again. */
const cutBefore = new WeakMap<object, Piece>()

const isPieceAt = ({ items, isClosed }: Piece, all: Items, start: number): boolean =>
  items.every((item, index) => item === all[start + index]) && (isClosed || start + items.length === all.length)

/** An array in pieces. */
const piecesOf = (all: Items): readonly Piece[] => {
  const pieces: Piece[] = []
  for (let start = 0; start < all.length; ) {
    const first = Object(all[start]) as object
    const before = cutBefore.get(first)
    const piece = before && isPieceAt(before, all, start) ? before : cutPiece(all, start)
    cutBefore.set(first, piece)
    pieces.push(piece)
    start += piece.items.length
  }
  return pieces
}

/** An entry of a piece. One that `last` has is not compressed again, unless its bytes turn out to be missing. */
const pieceEntry = async ({ items, hash }: Piece, known: ReadonlyMap<string, Entry>): Promise<NewEntry> => {
  const entry = known.get(hash)
  return entry ? { entry, bytes: () => compressText(Buffer.from(textOf(items))) } : textEntry(Buffer.from(textOf(items)))
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
      entries: await pLimit(atOnce).map(piecesOf(items), (piece) => pieceEntry(piece, known)),
    })),
  )
  const named = made.map(({ path, entries }) => ({ path, pieces: entries.map(({ entry }) => entry.hash) }))
  const root = await textEntry(Buffer.from(JSON.stringify({ value: rest, arrays: named })))
  const pieces = made.flatMap(({ entries }) => entries)
  return { ...root, entry: { ...root.entry, pieces: pieces.map(({ entry }) => entry) }, pieces }
}
