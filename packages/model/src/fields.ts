import type { Day } from '@bank/rules/hours/week.ts'
import { z } from 'zod'
import type { Check } from './checks/check.ts'
import { dateCheck } from './checks/hours.ts'
import { captionsCheck, videoCheck } from './checks/video.ts'
import { isUnwritten, type Localized } from './text.ts'

/**
 * The vocabulary in which collections and blocks are declared, once each. A declaration is a zod schema that carries how
 * an editor sees it; the store's admin fields, the checks on save, the checks on export and the TypeScript types all
 * come out of it.
 */

/** What an editor sees of a field, and what the store needs to know to keep it. */
export type FieldMeta = {
  readonly kind:
    | 'text'
    | 'longText'
    | 'html'
    | 'code'
    | 'choice'
    | 'flag'
    | 'number'
    | 'picture'
    | 'reference'
    | 'references'
    | 'list'
    | 'group'
  readonly localized?: boolean
  readonly required?: boolean
  /** Names of fields that may stand for this one: one of them all must be written. */
  readonly requiredUnless?: readonly string[]
  readonly help?: string
  /** For days: the field whose day must not lie after this one. */
  readonly notBefore?: string
  /** For `choice`: the values that may be picked. */
  readonly values?: readonly string[]
  /** For `reference` and `references`: the slug of the collection pointed at. */
  readonly to?: string
  /** For `list` and `group`: the fields of one row. */
  readonly shape?: Shape
  readonly min?: number
  readonly max?: number
  /** For hours: whose they are, so that the admin can show how it reads them (D-LOC-10). */
  readonly reads?: HoursReader
  /** Checks one value in one language. */
  readonly leaf?: z.ZodType
  readonly default?: string | number | boolean
}

export type Shape = Record<string, z.ZodType>

/** The day whose field a text stands in, or that it is of a whole week or of single dates. */
export type HoursReader = Day | 'week' | 'date'

const declared = new WeakMap<z.ZodType, FieldMeta>()

/** What was declared about a field. Throws for a schema that was not made with this vocabulary. */
export const fieldMeta = (schema: z.ZodType): FieldMeta => {
  const found = declared.get(schema)
  if (!found) throw new Error('This schema was not made with the field vocabulary of packages/model/src/fields.ts')
  return found
}

const declare = <S extends z.ZodType>(schema: S, field: FieldMeta): S => {
  declared.set(schema, field)
  return schema
}

type StringOptions = { required?: boolean; requiredUnless?: readonly string[]; help?: string; max?: number; check?: Check }

/**
 * Lets a field's key be absent, or refuses that with `problem`. An optional schema that refuses `undefined` by a check of its own
 * would not do: zod drops what such a schema finds about a key that is not there at all (D-STORE-1). The type says optional in
 * both cases: views never lean on a field being filled in (BLK-03).
 */
const mayBeAbsent = <S extends z.ZodType>(schema: S, problem: string | false | undefined): z.ZodOptional<S> => {
  if (!problem) return schema.optional()
  const present = z.unknown().superRefine((value, context) => {
    if (value === undefined) context.addIssue({ code: 'custom', message: problem, input: value })
  })
  return present.pipe(schema) as unknown as z.ZodOptional<S>
}

const stringLeaf = ({ max, check }: StringOptions): z.ZodString =>
  (max === undefined ? z.string() : z.string().max(max)).superRefine((value, context) => {
    const message = value === '' ? undefined : check?.(value)
    if (message) context.addIssue({ code: 'custom', message, input: value })
  })

const localizedString = (kind: 'text' | 'longText' | 'html', options: StringOptions) => {
  const leaf = stringLeaf(options)
  const { required, requiredUnless, help, max } = options
  const problem = required && 'is required in English'
  const both = z.strictObject({ en: leaf.optional(), es: leaf.optional() }).superRefine((value, context) => {
    if (problem && isUnwritten(value.en)) context.addIssue({ code: 'custom', message: problem, path: ['en'], input: value })
  }) satisfies z.ZodType<Localized>
  const meta: FieldMeta = {
    kind,
    localized: true,
    leaf,
    ...(required && { required }),
    ...(requiredUnless && { requiredUnless }),
    ...(help && { help }),
    ...(max && { max }),
  }
  return declare(mayBeAbsent(both, problem), meta)
}

/** One line, in both languages. */
export const text = (options: StringOptions = {}) => localizedString('text', options)

/** Several lines of plain words, in both languages. */
export const longText = (options: StringOptions = {}) => localizedString('longText', options)

/** Content HTML, in both languages. It is sanitised when the site is built, not here. */
export const html = (options: StringOptions = {}) => localizedString('html', options)

/** One line that is the same in both languages: an address, a code, a phone number. */
export const plain = (options: StringOptions = {}) => {
  const leaf = stringLeaf(options)
  const { required, requiredUnless, help, max } = options
  const problem = required && 'is required'
  const filled = leaf.superRefine((value, context) => {
    if (problem && isUnwritten(value)) context.addIssue({ code: 'custom', message: problem, input: value })
  })
  return declare(mayBeAbsent(filled, problem), {
    kind: 'text',
    leaf,
    ...(required && { required }),
    ...(requiredUnless && { requiredUnless }),
    ...(help && { help }),
    ...(max && { max }),
  })
}

/** Opening hours in words; the admin shows beside them how they are read (D-LOC-10). */
export const hoursText = ({ reads, ...options }: { check: Check; reads: HoursReader; help: string }) => {
  const schema = plain(options)
  return declare(schema, { ...fieldMeta(schema), reads })
}

/** Several lines or source text that is the same in both languages: JSON, lists of paths, head HTML. */
export const code = (options: StringOptions = {}) => {
  const leaf = stringLeaf(options)
  return declare(leaf.optional(), { kind: 'code', leaf, ...(options.help && { help: options.help }) })
}

/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export const day = ({ notBefore, ...options }: Omit<StringOptions, 'check'> & { notBefore?: string } = {}) => {
  const schema = plain({ ...options, check: dateCheck })
  return notBefore ? declare(schema, { ...fieldMeta(schema), notBefore }) : schema
}

/** One of a fixed set of values. Anything else is refused on save and on export (D-BLK-13). Absent means the default look. */
export const choice = <const V extends readonly [string, ...string[]]>(values: V, options: { help?: string; default?: V[number] } = {}) => {
  const leaf = z.enum(values)
  return declare(leaf.optional(), {
    kind: 'choice',
    values,
    leaf,
    ...(options.help && { help: options.help }),
    ...(options.default && { default: options.default }),
  })
}

/** Yes or no; absent counts as no. */
export const flag = (options: { help?: string; default?: boolean } = {}) =>
  declare(z.boolean().optional(), {
    kind: 'flag',
    leaf: z.boolean(),
    ...(options.help && { help: options.help }),
    ...(options.default !== undefined && { default: options.default }),
  })

export const number = (options: { min?: number; max?: number; help?: string; required?: boolean } = {}) => {
  const leaf = z
    .number()
    .min(options.min ?? Number.NEGATIVE_INFINITY)
    .max(options.max ?? Number.POSITIVE_INFINITY)
  return declare(mayBeAbsent(leaf, options.required && 'is required'), { kind: 'number', leaf, ...options })
}

/** What is wrong with a share of more than 1. Whoever writes it in percent is told how it is written here, without the ends of a division in binary. */
const shareProblem = (value: number): string =>
  value > 100 ? 'must be at most 1' : `is more than 1; write ${Number((value / 100).toPrecision(12))} for ${value}%`

/** A number from 0 to 1 that visitors read in percent. */
export const share = (options: { help?: string; required?: boolean } = {}) => {
  const leaf = z
    .number()
    .min(0)
    .superRefine((value, context) => {
      if (value > 1) context.addIssue({ code: 'custom', message: shareProblem(value), input: value })
    })
  return declare(mayBeAbsent(leaf, options.required && 'is required'), { kind: 'number', leaf, min: 0, max: 1, ...options })
}

/** A picture out of the media collection, by its id. */
export const picture = (options: { help?: string } = {}) => declare(z.string().optional(), { kind: 'picture', to: 'media', ...options })

/** A video: a file that the bank publishes, or an embed of the video host (D-BLK-10, D-BLK-22). */
export const video = (options: { help?: string } = {}) =>
  plain({ check: videoCheck, help: 'A file, such as /video/tour.mp4, or https://www.youtube.com/embed/…', ...options })

/** Captions of a video in one language: a published WebVTT file. */
export const captions = (options: { help?: string } = {}) => plain({ check: captionsCheck, ...options })

/** One record of another collection, by its id. */
export const reference = (to: string, options: { help?: string; requiredUnless?: readonly string[] } = {}) =>
  declare(z.string().optional(), { kind: 'reference', to, ...options })

/** Several records of another collection, by their ids, in order. */
export const references = (to: string, options: { help?: string } = {}) =>
  declare(z.array(z.string()).optional(), { kind: 'references', to, ...options })

/** What is wrong with a number of rows, or nothing (D-BLK-15). */
export const rowCountProblem = (count: number, { min, max }: { readonly min?: number; readonly max?: number }): string | undefined => {
  if (min !== undefined && min === max && count !== min) return `must have exactly ${min} rows, it has ${count}`
  if (min !== undefined && count < min) return `must have at least ${min} rows, it has ${count}`
  return max !== undefined && count > max ? `may have at most ${max} rows, it has ${count}` : undefined
}

/** Rows of the same fields. `min` and `max` count rows (BLK-67 wants exactly three). */
export const list = <S extends Shape>(shape: S, options: { min?: number; max?: number; help?: string } = {}) => {
  const rows = z.array(z.strictObject(shape)).superRefine((value, context) => {
    const message = rowCountProblem(value.length, options)
    if (message) context.addIssue({ code: 'custom', message, input: value })
  })
  return declare(mayBeAbsent(rows, rowCountProblem(0, options)), { kind: 'list', shape, ...options })
}

/** A fixed set of fields under one name. */
export const group = <S extends Shape>(shape: S) => declare(z.strictObject(shape).optional(), { kind: 'group', shape })
