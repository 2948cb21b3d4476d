import { nameOfType } from '@bank/model/describe-issue.ts'
import type { FlattenedBlock, FlattenedField } from 'payload'
import { isObject } from '../records/canonical.ts'
import type { Unreadable } from './unreadable-lists.ts'

type Values = Readonly<Record<string, unknown>>

/** An empty list of a form, too: the admin sends how many rows there are. */
const isList = (value: unknown): boolean => value === undefined || Array.isArray(value) || value === 0 || value === '0' || value === ''

const listOfRows = 'a list of objects'

const mostShown = 40

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}

/** What is wrong with a row of a list, by itself; nothing where it can be read. */
const rowFinding = (row: unknown, number: number, blocks: readonly FlattenedBlock[] | undefined): string | undefined => {
  if (!isObject(row)) return `row ${number} must be ${nameOfType({})}, not “${shown(row)}”`
  const { blockType: kind } = row
  if (!blocks || blocks.some(({ slug }) => slug === kind)) return undefined
  if (kind === undefined || kind === null || kind === '') return `row ${number} names no kind of block (blockType)`
  return `row ${number} names a kind of block that does not exist: “${shown(kind)}”`
}

/** A list that can't be read, by its path, or those within its rows. */
const unreadableIn = (field: FlattenedField, value: unknown, path: string): readonly Unreadable[] => {
  if (field.type !== 'array' && field.type !== 'blocks') return []
  if (!isList(value)) return [{ path, findings: [`must be ${listOfRows}, not ${nameOfType(value)}`] }]
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  const blocks = field.type === 'blocks' ? field.blocks : undefined
  const findings = rows.flatMap((row, index) => rowFinding(row, index + 1, blocks) ?? [])
  if (findings.length > 0) return [{ path, findings }]
  return rows.flatMap((row, index) => {
    const own = field.type === 'blocks' ? blocks?.find(({ slug }) => slug === (row as Values)['blockType']) : field
    return findUnreadable(own?.flattenedFields ?? [], row as Values, `${path}.${index}.`)
  })
}

/** The lists of a record that can't be read: the store would fail over them, empty them, or keep what no form can show. */
export const findUnreadable = (fields: readonly FlattenedField[], values: Values, path = ''): readonly Unreadable[] =>
  fields.flatMap((field) => {
    const [name, value] = [`${path}${field.name}`, values[field.name]]
    if (field.type === 'group' || field.type === 'tab')
      return isObject(value) ? findUnreadable(field.flattenedFields, value, `${name}.`) : []
    return unreadableIn(field, value, name)
  })
