import { nameOfType } from '@bank/model/describe-issue.ts'
import type { FlattenedBlock, FlattenedField } from 'payload'
import { isObject } from '../../records/canonical.ts'
import type { Unreadable } from './unreadable-values.ts'

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

const isSet = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A value that is no list of rows, number or list of ids, where its field holds one: the store itself does not say what it should be. */
const ofWrongKind = (field: FlattenedField, value: unknown, path: string): Unreadable | undefined => {
  const found = (wanted: string, standIn: readonly [] | null): Unreadable => ({
    path,
    findings: [`must be ${wanted}, not ${nameOfType(value)}`],
    standIn,
  })
  if (field.type === 'array' || field.type === 'blocks') return isList(value) ? undefined : found(listOfRows, [])
  if (field.type === 'number') return isSet(value) ? found(nameOfType(0), null) : undefined
  const isReferences = (field.type === 'relationship' || field.type === 'upload') && field.hasMany === true
  return isReferences && isSet(value) && !Array.isArray(value) ? found(nameOfType([]), []) : undefined
}

/** A list with rows that can't be read, by its path, and what can't be read within the others. */
const unreadableRows = (
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  rows: readonly unknown[],
  path: string,
): readonly Unreadable[] => {
  const blocks = field.type === 'blocks' ? field.blocks : undefined
  const found = rows.map((row, index) => rowFinding(row, index + 1, blocks))
  const broken = found.flatMap((finding, index) => (finding === undefined ? [] : [index]))
  const within = rows.flatMap((row, index) => {
    if (broken.includes(index)) return []
    const own = field.type === 'blocks' ? blocks?.find(({ slug }) => slug === (row as Values)['blockType']) : field
    return findUnreadable(own?.flattenedFields ?? [], row as Values, `${path}.${index}.`)
  })
  return broken.length > 0 ? [{ path, findings: found.filter((finding) => finding !== undefined), rows: broken }, ...within] : within
}

const unreadableIn = (field: FlattenedField, value: unknown, path: string): readonly Unreadable[] => {
  const wrong = ofWrongKind(field, value, path)
  if (wrong) return [wrong]
  return (field.type === 'array' || field.type === 'blocks') && Array.isArray(value) ? unreadableRows(field, value, path) : []
}

/** The values of a record that can't be read: the store would fail over them, empty them, or keep what no form can show. */
export const findUnreadable = (fields: readonly FlattenedField[], values: Values, path = ''): readonly Unreadable[] =>
  fields.flatMap((field) => {
    const [name, value] = [`${path}${field.name}`, values[field.name]]
    if (field.type === 'group' || field.type === 'tab')
      return isObject(value) ? findUnreadable(field.flattenedFields, value, `${name}.`) : []
    return unreadableIn(field, value, name)
  })
