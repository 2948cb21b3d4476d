import type { SearchDocument } from '../document.ts'

const sameValue = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((value, index) => value === other[index]))

/** Whether two documents say the same in all their fields. */
export const sameDocument = (one: SearchDocument, other: SearchDocument): boolean =>
  one === other || (Object.keys({ ...one, ...other }) as (keyof SearchDocument)[]).every((field) => sameValue(one[field], other[field]))
