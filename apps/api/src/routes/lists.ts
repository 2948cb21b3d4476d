import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { parseListPath } from '@bank/rules/lists/list-address.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CurrentValue } from '../current/current-value.ts'
import { Failure, failureSchema } from '../errors.ts'
import { type ListQuery, parseListQuery } from '../lists/filters.ts'
import { isServedModel, type Lists } from '../lists/lists.ts'
import { negotiateEncoding } from '../pages/negotiate-encoding.ts'
import { matchesTag } from '../pages/validators.ts'
import type { Release } from '../releases/release.ts'

const compress = promisify(gzip)
/** Below this many bytes compression does not save a packet. */
const worthCompressing = 1400
/** Answers are kept up to this many bytes in all: visitors choose the filters, so there is no end to what they may ask. */
const keptBytes = 32 * 1024 * 1024

const schema = {
  summary: 'Published records of one model, in content order',
  description:
    'All segments before the last name the model (blog/post), the last the method (all). Fields filter by equality; limit and offset cut; _fields names the only fields to answer, _card among them: what the pages show of a record; _lang and _joinLang choose the language.',
  response: { 400: failureSchema, 404: failureSchema, 429: failureSchema, 503: failureSchema },
} as const

type Answered = { readonly tag: string; readonly body: Buffer; readonly gzipped: Buffer | undefined }

const answered = async (text: string): Promise<Answered> => {
  const body = Buffer.from(text)
  return {
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    body,
    gzipped: body.length >= worthCompressing ? await compress(body) : undefined,
  }
}

const sizeOf = ({ body, gzipped }: Answered): number => body.length + (gzipped?.length ?? 0)

const send = (reply: FastifyReply, { tag, body, gzipped }: Answered): FastifyReply => {
  const { headers } = reply.request
  const encoding = gzipped && negotiateEncoding(headers['accept-encoding'], ['gzip'])
  const quoted = `"${tag}${encoding ? `-${encoding}` : ''}"`
  reply.headers({ 'cache-control': 'no-cache', etag: quoted, vary: 'Accept-Encoding' })
  if (matchesTag(headers['if-none-match'], quoted)) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(encoding ? gzipped : body)
}

/** The model that a path below /api/ lists; nothing when there is no such list. `all` is the only method (D-LIST-8). */
export const listedModel = (path: string): string | undefined => {
  const address = parseListPath(path)
  return address && address.method === 'all' && isServedModel(address.model) ? address.model : undefined
}

/** A name for what a call asks for: calls that read the same in another order or wording share one answer. */
const keyOf = (model: string, { language, joinLanguage, filters, fields, limit, offset }: ListQuery): string =>
  JSON.stringify([model, language, joinLanguage, limit, offset, fields, filters.toSorted()])

/**
 * Lists of published records (API-02 to API-07, API-15, D-LIST-8, D-FOOT-1). Any other route wins over this one. Answers are kept, written out and compressed, for as long as the lists of their release are in force.
 */
export const registerLists = (app: FastifyInstance, { releases }: { releases: CurrentValue<Release> }): void => {
  const kept = new WeakMap<Lists, LRUCache<string, Answered>>()

  const keptFor = (current: Lists): LRUCache<string, Answered> => {
    const known = kept.get(current)
    if (known) return known
    const fresh = new LRUCache<string, Answered>({ maxSize: keptBytes, sizeCalculation: sizeOf })
    kept.set(current, fresh)
    return fresh
  }

  app.get<{ Params: { '*': string } }>('/*', { schema }, async (request, reply) => {
    const model = listedModel(`/api/${request.params['*']}`)
    if (model === undefined) return reply.callNotFound()
    const current = releases.get()?.lists
    const list = current?.find(model)
    if (!current || !list) throw new Failure('notReady')
    const query = parseListQuery(new URLSearchParams(request.raw.url?.split('?').slice(1).join('?')), list.isField)
    const answers = keptFor(current)
    const key = keyOf(model, query)
    const known = answers.get(key)
    if (known) return send(reply, known)
    const made = await answered(list.answer(query))
    answers.set(key, made)
    return send(reply, made)
  })
}
