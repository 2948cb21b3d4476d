import type { CollectionConfig, PayloadRequest } from 'payload'
import { refusalIn } from './refusal-words.ts'

type Refused = { readonly message: string }
type Operation = { readonly req: PayloadRequest; readonly result: unknown }

/** Says what a bulk save or deletion refused of each record in the language of whoever asked: these errors are part of an answer, which no other hook sees. */
const refuseEachInLanguage = ({ req, result }: Operation): unknown => {
  const { errors } = (result ?? {}) as { readonly errors?: readonly Refused[] }
  if (!Array.isArray(errors) || errors.length === 0) return result
  return { ...(result as object), errors: errors.map((each) => ({ ...each, message: refusalIn(req.i18n.language, each.message) })) }
}

/** A collection whose bulk operations refuse in the language of whoever asks. */
export const withBulkRefusals = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: { ...config.hooks, afterOperation: [...(config.hooks?.afterOperation ?? []), refuseEachInLanguage as never] },
})
