import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, negotiateEncoding } from './negotiate-encoding.ts'
import type { ResolvedFile } from './resolve-address.ts'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Made for one visitor: more effort would take longer than it saves. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const encoded = (text: Buffer, encoding: Encoding | undefined): Promise<Buffer> | Buffer => {
  if (encoding === undefined) return text
  return encoding === 'br' ? brotli(text, quality) : zip(text)
}

/** Answers with HTML that was made for this request, under the headers of the page that it was made from (D-LOC-1). */
export const sendHtml = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { file, headers, language, byVisitor }: ResolvedFile,
  html: string,
): Promise<FastifyReply> => {
  const encoding = negotiateEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
  const body = await encoded(Buffer.from(html), encoding)
  reply.headers({
    'content-type': file.type,
    ...headers,
    vary: byVisitor ? 'Accept-Encoding, Cookie, Accept-Language' : 'Accept-Encoding',
    'content-length': body.length,
  })
  // There is no end of queries: search engines keep the page itself.
  if (request.raw.url?.includes('?')) reply.header('x-robots-tag', 'noindex')
  if (encoding) reply.header('content-encoding', encoding)
  if (language) reply.header('content-language', language)
  return request.method === 'HEAD' ? reply.send() : reply.send(body)
}
