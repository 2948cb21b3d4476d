import { createReadStream } from 'node:fs'
import { isPage } from '@bank/rules/serving/content-types.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../errors.ts'
import type { Encoding, StoredFile } from '../releases/release.ts'
import { type ByteRange, parseRange } from './byte-range.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'
import type { ResolvedFile } from './resolve-address.ts'
import { matchesTag } from './validators.ts'

// Why this folder is our own, and no plugin: docs/decisions/0028-own-file-serving.md.

/** Sends bytes of a file. No header goes out before the first of them, so that a file that is gone is an error and not half an answer. */
const stream = (reply: FastifyReply, { path, size }: StoredFile, range: ByteRange = { start: 0, end: size - 1 }): FastifyReply => {
  reply.header('content-length', range.end - range.start + 1)
  if (reply.request.method === 'HEAD' || size === 0) return reply.send()
  // Told where the file ends, the stream does not read once more to find out.
  return reply.send(createReadStream(path, range))
}

/** Answers with a resolved file: negotiated encoding, validators, ranges and caching (D-ROUTE-7, D-ROUTE-8). */
export const sendFile = (request: FastifyRequest, reply: FastifyReply, resolved: ResolvedFile): FastifyReply => {
  const { file, status } = resolved
  const available = Object.keys(file.encodings) as Encoding[]
  const encoding = negotiateEncoding(request.headers['accept-encoding'], available)
  const tag = `"${file.tag}${encoding ? `-${encoding}` : ''}"`
  const vary = [...(available.length > 0 ? ['Accept-Encoding'] : []), ...(resolved.byCookie ? ['Cookie'] : [])]

  reply.code(status).headers({ 'content-type': file.type, ...resolved.headers })
  if (vary.length > 0) reply.header('vary', vary.join(', '))
  if (resolved.language) reply.header('content-language', resolved.language)

  if (status === 200) {
    reply.header('etag', tag)
    if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).removeHeader('content-type').send()
  }
  const compressed = encoding && file.encodings[encoding]
  if (encoding && compressed) return stream(reply.header('content-encoding', encoding), compressed)

  // Only what is not compressed can be asked for in parts: pictures, sound and films.
  if (available.length > 0 || isPage(file.type)) return stream(reply, file)
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
  return stream(reply, file, range)
}
