import { isDeepStrictEqual } from 'node:util'
import type { PlainRecord } from '../records/canonical.ts'
import { valueAt } from '../records/problem.ts'
import type { Difference } from '../store/history/differences.ts'

const rowsAt = (record: PlainRecord, way: readonly string[]): readonly unknown[] => {
  const value = valueAt(record, way)
  return Array.isArray(value) ? value : []
}

/** Whether rows came, went or moved, so that the same number stands for another row. */
const isRearranged = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length !== after.length ||
  before.some(
    (row, index) => !isDeepStrictEqual(row, after[index]) && after.some((other, at) => at !== index && isDeepStrictEqual(row, other)),
  )

const rowText = (row: unknown): string =>
  typeof row === 'object' && row !== null ? Object.values(row).map(rowText).filter(Boolean).join(' · ') : String(row ?? '')

const listText = (rows: readonly unknown[]): string | undefined => (rows.length > 0 ? rows.map(rowText).join('\n') : undefined)

/**
 * Differences of which those within a list whose rows came, went or moved are one: the whole list, a row to a line. Row by row, each would be
 * compared with its neighbour.
 */
export const withWholeLists = (before: PlainRecord, after: PlainRecord, found: readonly Difference[]): readonly Difference[] => {
  const listOf = ({ field }: Difference): string | undefined => {
    const way = field.split('.')
    const row = way.findIndex((step) => /^\d+$/.test(step))
    const list = way.slice(0, Math.max(row, 0))
    return row > 0 && isRearranged(rowsAt(before, list), rowsAt(after, list)) ? list.join('.') : undefined
  }
  const lists = new Set<string>()
  return found.flatMap((difference): readonly Difference[] => {
    const field = listOf(difference)
    if (field === undefined) return [difference]
    if (lists.has(field)) return []
    lists.add(field)
    const [old, current] = [before, after].map((record) => listText(rowsAt(record, field.split('.'))))
    return [{ field, ...(old !== undefined && { before: old }), ...(current !== undefined && { after: current }) }]
  })
}
