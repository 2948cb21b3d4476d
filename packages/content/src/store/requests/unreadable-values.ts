import type { Field, PayloadRequest, Validate } from 'payload'
import { array, blocks, number, relationship } from 'payload/shared'
import { fieldSentence } from '../fields/field-sentence.ts'

/** What can't be read of a request, by its path, such as `content.0.columns`: a whole value, or rows of a list, by their numbers from 0. */
export type Unreadable = { readonly path: string; readonly findings: readonly string[] } & (
  | { readonly standIn: readonly [] | null; readonly rows?: undefined }
  | { readonly standIn?: undefined; readonly rows: readonly number[] }
)

/** Set in a request's context: what can't be read. The checks of these fields refuse it, beside all else. */
const unreadableValues = 'unreadableValues'

type Holder = Readonly<Record<string, unknown>> | readonly unknown[]

const replaced = (holder: Holder, [name = '', ...inner]: readonly string[], other: unknown): Holder => {
  const value = (holder as Readonly<Record<string, unknown>>)[name]
  const changed = inner.length === 0 ? other : replaced(value as Holder, inner, other)
  return Array.isArray(holder) ? holder.with(Number(name), changed) : { ...holder, [name]: changed }
}

const rowPaths = ({ path, rows = [] }: Unreadable): readonly string[] => rows.map((row) => `${path}.${row}`)

/** The data with something in place of a value that the store can go through; other rows keep their numbers. */
const withStandIn = (data: Holder, unreadable: Unreadable): Holder =>
  unreadable.rows
    ? rowPaths(unreadable).reduce((holder, path) => replaced(holder, path.split('.'), {}), data)
    : replaced(data, unreadable.path.split('.'), unreadable.standIn)

/** Notes what can't be read for the checks of its fields; gives the data with what the store can go through in its place. */
export const noteUnreadable = (req: PayloadRequest, data: Holder, unreadable: readonly Unreadable[]): Holder => {
  req.context[unreadableValues] = unreadable
  return unreadable.reduce(withStandIn, data)
}

const checked =
  (validate: Validate): Validate =>
  async (value: unknown, options: Parameters<Validate>[1]) => {
    const { req, path: way = '' } = options as { req: PayloadRequest; path?: readonly (string | number)[] | string }
    const noted = (req.context?.[unreadableValues] ?? []) as readonly Unreadable[]
    if (noted.length === 0) return validate(value, options)
    const path = typeof way === 'string' ? way : way.join('.')
    // What stands in for a row is not what somebody wrote.
    if (noted.flatMap(rowPaths).some((row) => path.startsWith(`${row}.`))) return true
    const found = noted.find((each) => each.path === path)
    const rest = found?.standIn === undefined ? await validate(value, options) : true
    if (!found) return rest
    const said = found.findings.map((each) => fieldSentence(req.i18n.language, each))
    return [...said, ...(typeof rest === 'string' ? [rest] : [])].join(' ')
  }

const usualChecks: Readonly<Record<string, unknown>> = { array, blocks, number, relationship }

const checkedField = (field: Field): Field => {
  const validate = ('validate' in field && field.validate) || usualChecks[field.type]
  return validate ? ({ ...field, validate: checked(validate as Validate) } as Field) : field
}

/** The same fields, and those within them; each refuses what was noted of it. */
export const withUnreadableChecks = (fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    const own = checkedField(field)
    if ('fields' in own) return { ...own, fields: withUnreadableChecks(own.fields) } as Field
    if (!('blocks' in own)) return own
    return { ...own, blocks: own.blocks.map((block) => ({ ...block, fields: withUnreadableChecks(block.fields) })) }
  })
