import type { CollectionConfig, Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { refusalIn } from './refusal-words.ts'

type Refused = { readonly id: string | number; readonly message: string }
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

/** Each refusal once, with all the records that it was said of. */
const merged = (errors: readonly Refused[]): readonly object[] =>
  [...Map.groupBy(errors, ({ message }) => message).values()].map((same) => ({ ...same[0], ids: same.map(({ id }) => id) }))

const sayOnce = async (answer: Response): Promise<Response> => {
  if (answer.status !== 400) return answer
  const body = (await answer.clone().json()) as { readonly docs?: unknown; readonly errors?: readonly Refused[] }
  if (!body.docs || !body.errors) return answer
  return Response.json({ ...body, errors: merged(body.errors) }, { status: answer.status, headers: answer.headers })
}

const isBulk = ({ method, path }: Endpoint): boolean => path === '/' && (method === 'patch' || method === 'delete')

/** Says once what a bulk call refused of several records for the same reason: the admin shows all that it is told, one below the other. */
export const withRefusalsOnce = (config: SanitizedConfig): SanitizedConfig => {
  for (const kept of config.collections)
    if (kept.endpoints)
      kept.endpoints = kept.endpoints.map((endpoint) =>
        isBulk(endpoint) ? { ...endpoint, handler: async (req) => sayOnce(await endpoint.handler(req)) } : endpoint,
      )
  return config
}
