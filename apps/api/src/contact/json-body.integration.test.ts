import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { registerJsonBody } from './json-body.ts'

/** Sends a body to a call that answers what it has read, or with the code of its error. */
const read = async (payload: string | Buffer) => {
  const app = fastify()
  registerJsonBody(app)
  app.setErrorHandler((error, _request, reply) => reply.send({ error: String(error) }))
  app.post('/', async ({ body }) => ({ body }))
  const answer = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload })
  return answer.json()
}

it.each(['{"fullName":"Renée 👍🏽"}', '[1,null,"a"]', '"\\ud800"'])('%s is read as it is', async (json) => {
  expect(await read(json)).toEqual({ body: JSON.parse(json) })
})

it.each([
  ['half of a sign', Buffer.from([0x22, 0xc3, 0x22])],
  ['half of a surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
])('%s, which is no UTF-8, is refused', async (_, bytes) => {
  expect(await read(bytes)).toEqual({ error: 'Failure: The request is not valid.' })
})

it.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}', '{"fullName":"'])(
  '%s is refused, as no form sends it',
  async (json) => expect(await read(json)).toEqual({ error: expect.stringMatching(/SyntaxError|Body is not valid JSON/) }),
)
