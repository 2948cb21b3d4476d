import type { Collection } from '@bank/model/collection.ts'
import { collections } from '@bank/model/collections.ts'
import { type FieldMeta, fieldMeta, type Shape } from '@bank/model/fields.ts'
import { z } from 'zod'
import { onlyColumn } from './field-answer.ts'
import { cardField } from './filters.ts'
import { answeredShape } from './record-answer.ts'

/*
 * What lists answer, made from the declarations of the collections: the counterpart of field-answer.ts and record-answer.ts.
 */

const picture = z.strictObject({
  url: z.string().optional().describe('The widest rendition; absent when the site shows none'),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
})

/** How the records of another collection are joined in. */
type Join = (slug: string) => z.ZodType

const choiceOf = ({ values = [] }: FieldMeta, ...others: readonly string[]) => z.enum([...values, ...others])

const numberOf = ({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: FieldMeta) => {
  const low = Number.isFinite(min) ? z.number().min(min) : z.number()
  return Number.isFinite(max) ? low.max(max) : low
}

/** A value of a list with a single column; a row that leaves it empty is null. */
const columnValue = (meta: FieldMeta): z.ZodType => {
  const value = meta.kind === 'choice' ? choiceOf(meta) : meta.kind === 'number' ? numberOf(meta) : z.string()
  return meta.required ? value : value.nullable()
}

const fieldAnswer = (meta: FieldMeta, join: Join): z.ZodType => {
  switch (meta.kind) {
    case 'flag':
      return z.boolean()
    case 'number':
      return meta.required ? numberOf(meta) : numberOf(meta).optional()
    case 'picture':
      return picture.optional()
    case 'reference':
      return join(meta.to ?? '').optional()
    case 'references':
      return z.array(join(meta.to ?? ''))
    case 'list': {
      const column = meta.shape?.[onlyColumn(meta) ?? '']
      return z.array(column ? columnValue(fieldMeta(column)) : z.strictObject(shapeAnswer(meta.shape ?? {}, join)))
    }
    case 'group':
      return z.strictObject(shapeAnswer(meta.shape ?? {}, join))
    case 'choice':
      return choiceOf(meta, '')
    default:
      return z.string()
  }
}

const shapeAnswer = (shape: Shape, join: Join): Shape => {
  const metas = Object.entries(shape).map(([name, schema]) => [name, fieldMeta(schema)] as const)
  const localized = metas.flatMap(([name, meta]) => (meta.localized ? name : []))
  return {
    ...Object.fromEntries(metas.map(([name, meta]) => [name, fieldAnswer(meta, join)])),
    ...(localized.length > 0 && {
      _fallback: z.array(z.enum(localized)).optional().describe('Fields in which English stands in for a missing translation'),
    }),
  }
}

const onlyId: Join = () => z.strictObject({ id: z.string() })

const joined: Join = (slug) => {
  const target = Object.values(collections).find((collection) => collection.slug === slug)
  const answer = z.strictObject({ id: z.string(), ...shapeAnswer(target?.shape ?? {}, onlyId) })
  return slug === collections.categories.slug ? z.strictObject({ object: answer }) : answer
}

const card = z.unknown().describe('What the pages of the release in force show of the record; absent when they do not list it')

/**
 * The answer of a list (D-API-2, API-02): whole records, or, where `_fields` names some of the `askable` fields, those of them that a
 * record has.
 */
export const listAnswer = (collection: Collection, askable: readonly string[]) => {
  const { id = z.string(), ...fields } = { id: z.string(), ...shapeAnswer(answeredShape(collection), joined) }
  const asked = Object.entries(fields).filter(([name]) => askable.includes(name))
  const whole = z.strictObject({ id, ...fields })
  const some = z.strictObject({ id, ...z.object(Object.fromEntries(asked)).partial().shape, [cardField]: card.optional() })
  return z.strictObject({
    data: z.union([z.array(whole).describe('Without _fields'), z.array(some).describe('With _fields')]),
  })
}
