import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Collection } from '@bank/model/collection.ts'
import { branchTimeZone } from '@bank/rules/constants.ts'
import { localTime } from '@bank/rules/hours/calendar-date.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { emptyAnswer, failing, jsonAnswer, keptAs, rateHeaders } from '../contract/answers.ts'
import { requestSchema } from '../contract/json-schema.ts'
import { readsAndWritesItself } from '../contract/unchecked.ts'
import type { CurrentValue } from '../current/current-value.ts'
import { Failure } from '../errors.ts'
import { listAnswer } from '../lists/answer-schema.ts'
import { type ListQuery, listQuery, parseListQuery } from '../lists/filters.ts'
import { filterFields, type Lists, servedModels } from '../lists/lists.ts'
import { negotiateEncoding } from '../pages/negotiate-encoding.ts'
import { matchesTag } from '../pages/validators.ts'
import type { Release } from '../releases/release.ts'

const compress = promisify(gzip)
/** Below this many bytes compression does not save a packet. */
const worthCompressing = 1400
/** Answers are kept up to this many bytes in all: visitors choose the filters, so there is no end to what they may ask. */
const keptBytes = 32 * 1024 * 1024

/** Every list answer can be asked for again by its tag. */
const headers = {
  ...keptAs('no-cache'),
  ...rateHeaders,
  vary: { type: 'string', const: 'Accept-Encoding' },
  etag: { type: 'string', pattern: '^"[\\w-]+"$' },
} as const

const describeList = (model: string, collection: Collection) => {
  const askable = filterFields(collection)
  return {
    summary: `Published records of ${model}, in content order`,
    description:
      'Fields filter by equality: lists when they hold the value, references by id. A name that is given twice or not known is refused.',
    querystring: { ...requestSchema(listQuery(askable)), explode: false },
    response: {
      200: jsonAnswer('The records', listAnswer(collection, askable), headers),
      304: emptyAnswer('The answer that If-None-Match names', headers),
      ...failing('badNumber', 'unknownField', 'notReady'),
    },
  }
}

/** Made once in a process, however many apps it runs. */
const descriptions = [...servedModels].map(([model, collection]) => [model, describeList(model, collection)] as const)

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

/** A name for what a call asks for: calls that read the same in another order or wording share one answer. */
const keyOf = (model: string, { language, joinLanguage, filters, fields, limit, offset }: ListQuery): string =>
  JSON.stringify([model, language, joinLanguage, limit, offset, fields, filters.toSorted()])

/**
 * Lists of published records, one call for each model; `all` is the only method (API-02 to API-07, API-15, D-LIST-8, D-FOOT-1). Answers are
 * kept, written out and compressed, for as long as the lists of their release are in force.
 */
export const registerLists = (app: FastifyInstance, { releases, now }: { releases: CurrentValue<Release>; now: () => Date }): void => {
  const kept = new WeakMap<Lists, LRUCache<string, Answered>>()

  const keptFor = (current: Lists): LRUCache<string, Answered> => {
    const known = kept.get(current)
    if (known) return known
    const fresh = new LRUCache<string, Answered>({ maxSize: keptBytes, sizeCalculation: sizeOf })
    kept.set(current, fresh)
    return fresh
  }

  const answer = async (model: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const current = releases.get()?.lists
    const list = current?.find(model)
    if (!current || !list) throw new Failure('notReady')
    const query = parseListQuery(new URLSearchParams(request.raw.url?.split('?').slice(1).join('?')), list.isField)
    const answers = keptFor(current)
    // Some alerts hold for days.
    const today = localTime(now(), branchTimeZone).date
    const key = `${today} ${keyOf(model, query)}`
    const known = answers.get(key)
    if (known) return send(reply, known)
    const made = await answered(list.answer(query, today))
    answers.set(key, made)
    return send(reply, made)
  }

  for (const [model, schema] of descriptions)
    app.get(`/${model}/all/`, {
      schema,
      ...readsAndWritesItself,
      handler: (request, reply) => answer(model, request, reply),
    })
}
