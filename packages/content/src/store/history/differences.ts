import { isDeepStrictEqual } from 'node:util'

/** One field that a save changed. `field` is the way to it, such as `blocks.0.block`. */
export type Difference = { readonly field: string; readonly before?: unknown; readonly after?: unknown }

/** What the store adds to a record, the reason that goes into the history alone, and secrets of accounts. */
const notContent = new Set([
  ...['createdAt', 'updatedAt', '_status', 'audienceNotice', 'changeReason', 'seenChange', 'emergency'],
  ...['hash', 'salt', 'password', 'sessions', 'loginAttempts', 'lockUntil', 'resetPasswordToken', 'resetPasswordExpiration'],
  ...['resetPasswordRequestedAt', 'collection', '_strategy', '_sid', 'rights', 'secondFactorSince'],
])

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

/** A record that another one names and that the store has put in its place. */
const isReferred = (value: Readonly<Record<string, unknown>>): boolean => 'id' in value && 'updatedAt' in value

const leaves = (value: unknown, way: readonly string[]): readonly (readonly [string, unknown])[] => {
  if (isObject(value) && isReferred(value)) return [[way.join('.'), value['id']]]
  if (isObject(value)) return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...way, key]))
  return value === undefined || value === null || value === '' ? [] : [[way.join('.'), value instanceof Date ? value.toISOString() : value]]
}

const contentOf = (record: object): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(record).flatMap(([name, value]) => (notContent.has(name) ? [] : leaves(value, [name]))))

/** The fields whose values differ between two states of a record, in the form of the store; missing, empty and null are the same. */
export const differences = (before: object, after: object): readonly Difference[] => {
  const [old, current] = [contentOf(before), contentOf(after)]
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((field) => !isDeepStrictEqual(old.get(field), current.get(field)))
    .map((field) => ({
      field,
      ...(old.has(field) && { before: old.get(field) }),
      ...(current.has(field) && { after: current.get(field) }),
    }))
}
