import type { Readable } from 'node:stream'
import { isPage } from '@bank/rules/serving/content-types.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../errors.ts'
import type { Texts } from '../releases/release.ts'
import type { Bodies } from './bodies.ts'
import { parseRange } from './byte-range.ts'
import { type Encoding, negotiateEncoding } from './negotiate-encoding.ts'
import type { ResolvedFile } from './resolve-address.ts'
import { matchesTag } from './validators.ts'

// Why this folder is our own, and no plugin: docs/decisions/0028-own-file-serving.md.

/** Sends a body of `size` bytes. It is opened first, so that a file that is gone is an error and not half an answer. */
const sendBody = async (reply: FastifyReply, size: number, open: () => Promise<Buffer | Readable>): Promise<FastifyReply> => {
  reply.header('content-length', size)
  return reply.request.method === 'HEAD' ? reply.send() : reply.send(await open())
}

/** Answers with a resolved file: negotiated encoding, validators, ranges and caching (D-ROUTE-7, D-ROUTE-8). */
export const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  resolved: ResolvedFile,
  { bodies, texts }: { readonly bodies: Bodies; readonly texts: Texts },
): Promise<FastifyReply> => {
  const { file, status } = resolved
  const available: readonly Encoding[] = file.br ? ['br', 'gzip'] : []
  const encoding = negotiateEncoding(request.headers['accept-encoding'], available)
  const tag = `"${file.hash.slice(0, 32)}${encoding ? `-${encoding}` : ''}"`
  const vary = [...(available.length > 0 ? ['Accept-Encoding'] : []), ...(resolved.byVisitor ? ['Cookie', 'Accept-Language'] : [])]

  reply.code(status).headers({ 'content-type': file.type, ...resolved.headers })
  if (vary.length > 0) reply.header('vary', vary.join(', '))
  if (resolved.language) reply.header('content-language', resolved.language)

  if (status === 200) {
    reply.header('etag', tag)
    if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).removeHeader('content-type').send()
  }
  if (available.length > 0) {
    if (encoding) reply.header('content-encoding', encoding)
    const text = await bodies.text(file, texts, encoding)
    return sendBody(reply, text.length, async () => text)
  }

  // Only what is not compressed can be asked for in parts: pictures, sound and films.
  if (isPage(file.type)) return sendBody(reply, file.size, () => bodies.file(file, texts, undefined))
  reply.header('accept-ranges', 'bytes')
  const ifRange = request.headers['if-range']
  const range = ifRange === undefined || ifRange === tag ? parseRange(request.headers.range, file.size) : undefined
  if (range === 'unsatisfiable') {
    const { status: refused, message } = failures.rangeNotSatisfiable
    return reply
      .code(refused)
      .headers({ 'content-range': `bytes */${file.size}`, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .removeHeader('etag')
      .send(message)
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  const size = range ? range.end - range.start + 1 : file.size
  return sendBody(reply, size, () => bodies.file(file, texts, range))
}
