import type { FlattenedField, PayloadRequest } from 'payload'
import { type Condition, isValues } from './conditions.ts'
import type { Called } from './guard-endpoints.ts'
import { hasNumberIds, isNumberId } from './number-id.ts'
import { fieldOf } from './query-fields.ts'

/** What a field is compared with: a point on a map, one record of several collections, JSON, an id that is a number, one of some words, or anything. */
type Compared = {
  readonly kind: 'point' | 'several' | 'json' | 'number id' | 'word' | 'other'
  readonly isValue?: (value: unknown) => boolean
  /** Whether it is the id of another record: of one collection, or of several. */
  readonly names?: 'one' | 'several'
}

const anything: Compared = { kind: 'other' }
const numberId: Compared = { kind: 'number id', isValue: isNumberId }

const oneOf = (words: readonly string[]): Compared => ({ kind: 'word', isValue: (value) => words.includes(String(value)) })

const comparedReference = (
  { payload }: PayloadRequest,
  { name, relationTo }: { name: string; relationTo: string | string[] },
  path: string,
): Compared => {
  const idIn = (...slugs: readonly string[]): Compared => (slugs.every((slug) => hasNumberIds(payload, slug)) ? numberId : anything)
  if (typeof relationTo === 'string')
    return path.endsWith(name) || path.endsWith(`${name}.id`) ? { ...idIn(relationTo), names: 'one' } : anything
  if (path.endsWith('.relationTo')) return anything
  if (path.endsWith('.value')) return { ...idIn(...relationTo), names: 'several' }
  const isRecord = (value: unknown): boolean =>
    isValues(value) && relationTo.includes(String(value['relationTo'])) && !isValues(value['value']) && value['value'] !== undefined
  return { kind: 'several', isValue: isRecord }
}

const comparedWith = (req: PayloadRequest, called: Called, fields: readonly FlattenedField[], path: string): Compared => {
  const isVersion = called.path.startsWith('/versions')
  if (path === 'id' || path === '_id')
    return isVersion || hasNumberIds(req.payload, String(req.routeParams?.['collection'])) ? numberId : anything
  const field = fieldOf(fields, path)
  if (field === undefined || field === 'known') return anything
  if (field.type === 'point' || field.type === 'json') return { kind: field.type }
  if (field.type === 'relationship' || field.type === 'upload') return comparedReference(req, field, path)
  if (field.type === 'checkbox') return oneOf(['true', 'false'])
  return field.type === 'select' ? oneOf(field.options.map((option) => (typeof option === 'string' ? option : option.value))) : anything
}

const isNull = (value: unknown): boolean => value === null || value === 'null'

const isNothing = (value: unknown): boolean => isNull(value) || value === ''

const members = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : String(value).split(','))

const isIn = (operator: string): boolean => operator === 'in' || operator === 'not_in'

const isEqual = (operator: string): boolean => operator === 'equals' || operator === 'not_equals'

/** Whether a comparison is with more than one value, and not with a list of them that it takes. */
const isNested = ({ operator, value }: Condition): boolean =>
  isValues(value) && !(isIn(operator) && Array.isArray(value) && !value.some(isValues))

/** Whether the id of another record is compared with nothing as only its presence is, or with one id as with a list. */
const isNoId = (names: Compared['names'], { operator, value }: Condition): boolean => {
  if (names === undefined) return false
  if (isNull(value)) return names === 'several' || !isEqual(operator)
  return names === 'several' && isIn(operator) && !Array.isArray(value)
}

const isBroken = ({ kind, isValue, names }: Compared, condition: Condition): boolean => {
  const { operator, value } = condition
  if (kind === 'several') return operator !== 'equals' || !isValue?.(value)
  if (operator === 'exists') return false
  if (operator === 'near' || operator === 'within' || operator === 'intersects') return kind !== 'point'
  if (operator === 'all') return kind !== 'json'
  if (operator === 'contains' && kind === 'number id') return true
  if (isNested(condition)) return kind !== 'json'
  if (isNoId(names, condition)) return true
  if (!isValue) return false
  if (isIn(operator)) return !members(value).every(isValue)
  if (isEqual(operator)) return !isNothing(value) && !isValue(value)
  return kind === 'number id' && operator.includes('than') && !isValue(value)
}

const asWritten = ({ path, operator, value }: Condition): string =>
  `where[${path}][${operator}]=${isValues(value) ? JSON.stringify(value) : String(value)}`

/** The comparisons that fields of their kind don't know, or that are with what no such field holds, as they stand in an address. */
export const brokenConditions = (
  req: PayloadRequest,
  called: Called,
  fields: readonly FlattenedField[],
  conditions: readonly Condition[],
): readonly string[] => conditions.filter((each) => isBroken(comparedWith(req, called, fields, each.path), each)).map(asWritten)
