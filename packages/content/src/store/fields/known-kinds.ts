import { blockSchemas } from '@bank/blocks/schemas.ts'
import type { FieldHook } from 'payload'

/**
 * Leaves rows of kinds that no longer exist out of what is read of a block: the admin would show no form for the whole record. What is published is read in
 * all languages and keeps them, so that they are named there.
 */
export const knownKinds: FieldHook = ({ req, value }) => {
  if (req.locale === 'all' || !Array.isArray(value)) return undefined
  const known = value.filter((row) => Object.hasOwn(blockSchemas, String(row?.blockType)))
  return known.length < value.length ? known : undefined
}
