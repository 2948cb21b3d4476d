import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

/** A value as JSON whose characters are the bytes of its UTF-8: what `utf8Json` makes, by Node's own encoder, which takes a tenth of its time. */
export const latin1Json = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('latin1')

/**
 * Sends JSON whose characters are the bytes of its UTF-8 (`utf8Json`), in one piece with its headers. Fastify would encode the text again, measure it
 * twice, and have the two written one after the other.
 */
export const sendUtf8 = (reply: FastifyReply, json: string): void => {
  const headers: OutgoingHttpHeaders = {}
  Object.assign(headers, reply.getHeaders(), { 'content-type': 'application/json; charset=utf-8', 'content-length': json.length })
  reply.hijack()
  reply.raw.writeHead(200, headers)
  reply.raw.end(json, 'latin1')
}
