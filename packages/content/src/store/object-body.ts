import type { CollectionConfig, FlattenedField, GlobalConfig, PayloadRequest } from 'payload'
import { refuseSave } from './refuse-save.ts'

type Operation = {
  readonly operation: string
  readonly req: PayloadRequest
  readonly args?: unknown
  readonly collection?: { readonly flattenedFields: readonly FlattenedField[] } | null
  readonly global?: { readonly flattenedFields: readonly FlattenedField[] } | null
}

type Values = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** An empty list of a form, too: the admin sends how many rows there are. */
const isList = (value: unknown): boolean => value === undefined || Array.isArray(value) || value === 0 || value === '0' || value === ''

const brokenRow = (field: FlattenedField, row: unknown, path: string): readonly string[] => {
  if (!isObject(row)) return [path]
  return field.type === 'array' ? brokenLists(field.flattenedFields, row, `${path}.`) : []
}

/** Lists of a record that are none, and rows that are no objects, by their paths: the store would fail over them, or empty the list. */
const brokenLists = (fields: readonly FlattenedField[], values: Values, path = ''): readonly string[] =>
  fields.flatMap((field) => {
    const [name, value] = [`${path}${field.name}`, values[field.name]]
    if (field.type === 'group' || field.type === 'tab') return isObject(value) ? brokenLists(field.flattenedFields, value, `${name}.`) : []
    if (field.type !== 'array' && field.type !== 'blocks') return []
    if (!isList(value)) return [name]
    return (Array.isArray(value) ? value : []).flatMap((row, index) => brokenRow(field, row, `${name}.${index}`))
  })

const isTime = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)))

/** The store keeps these of some records as they are sent. */
const brokenTimes = (values: Values): readonly string[] => ['createdAt', 'updatedAt'].filter((name) => !isTime(values[name]))

const refuseOther = ({ operation, req, args, collection, global }: Operation): void => {
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return
  const { data } = args as { readonly data?: unknown }
  const given =
    isObject(data) && (req.data === undefined || isObject(req.data))
      ? data
      : refuseSave('The body of the request must be a JSON object.', 400)
  const broken = brokenLists((collection ?? global)?.flattenedFields ?? [], given)
  if (broken.length > 0) refuseSave(`What is written as ${broken.join(', ')} must be a list of objects.`, 400)
  const times = brokenTimes(given)
  if (times.length > 0) refuseSave(`What is written as ${times.join(', ')} must be a time such as 2026-01-31T12:00:00Z.`, 400)
}

type Kept = Pick<CollectionConfig | GlobalConfig, 'fields'> & {
  readonly hooks?: { readonly beforeOperation?: unknown[] | undefined } | undefined
}

/** Refuses (400) what requests save that is no object, or not there: the store would fail over it, and save a list as a version that says nothing. */
export const withObjectBody = <Config extends Kept>(config: Config): Config => ({
  ...config,
  hooks: { ...config.hooks, beforeOperation: [refuseOther, ...(config.hooks?.beforeOperation ?? [])] },
})
