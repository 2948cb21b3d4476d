import type { Field, PayloadRequest, Validate } from 'payload'
import { array, blocks } from 'payload/shared'
import { fieldSentence } from './field-sentence.ts'

/** A list of a request that can't be read, by its path, such as `content.0.columns`. */
export type Unreadable = { readonly path: string; readonly findings: readonly string[] }

/** Set in a request's context: the lists that can't be read. The checks of these fields refuse them, beside all others. */
const unreadableLists = 'unreadableLists'

type Holder = Readonly<Record<string, unknown>> | readonly unknown[]

const withEmptyList = (holder: Holder, [name = '', ...inner]: readonly string[]): Holder => {
  const value = (holder as Readonly<Record<string, unknown>>)[name]
  const changed = inner.length === 0 ? [] : withEmptyList(value as Holder, inner)
  return Array.isArray(holder) ? holder.with(Number(name), changed) : { ...holder, [name]: changed }
}

/** Notes these lists for the checks of their fields; gives the data with empty ones in their place, which the store can go through. */
export const noteUnreadable = (req: PayloadRequest, data: Holder, unreadable: readonly Unreadable[]): Holder => {
  req.context[unreadableLists] = unreadable
  return unreadable.reduce((holder, { path }) => withEmptyList(holder, path.split('.')), data)
}

const checked =
  (validate: Validate): Validate =>
  (value: unknown, options: Parameters<Validate>[1]) => {
    const { req, path } = options as { req: PayloadRequest; path?: readonly (string | number)[] | string }
    const noted = req.context?.[unreadableLists] as readonly Unreadable[] | undefined
    const found = noted?.find((each) => each.path === (Array.isArray(path) ? path.join('.') : path))
    return found ? found.findings.map((each) => fieldSentence(req.i18n.language, each)).join(' ') : validate(value, options)
  }

const checkedList = (field: Field): Field => {
  if (field.type === 'array') return { ...field, validate: checked((field.validate ?? array) as Validate) as never }
  return field.type === 'blocks' ? { ...field, validate: checked((field.validate ?? blocks) as Validate) as never } : field
}

/** The same fields; their lists, and those within them, refuse what was noted of them. */
export const withListChecks = (fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    const own = checkedList(field)
    if ('fields' in own) return { ...own, fields: withListChecks(own.fields) } as Field
    if (!('blocks' in own)) return own
    return { ...own, blocks: own.blocks.map((block) => ({ ...block, fields: withListChecks(block.fields) })) }
  })
