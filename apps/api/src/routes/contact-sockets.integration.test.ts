import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { bodyFor, type ServedForms, servedForms } from '../testing/contact.ts'

const listening = async (app: ServedForms): Promise<number> => {
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const [address] = app.server.addresses()
  if (typeof address !== 'object') throw new Error('The app does not listen')
  return address.port
}

/** Sends bytes as they are, and resolves with all that comes back until the server hangs up. */
const exchange = async (port: number, bytes: string | Buffer, { end = false } = {}): Promise<string> => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  const received: string[] = []
  socket.on('data', (chunk) => received.push(String(chunk)))
  await new Promise<void>((resolve) => {
    // Being cut off while it still sends is what some of these get.
    socket.on('error', () => {})
    socket.once('close', () => resolve())
    socket.write(bytes)
    if (end) socket.end()
  })
  return received.join('')
}

const head = (...headers: readonly string[]): string =>
  ['POST /api/contact/mail/ HTTP/1.1', 'host: localhost', ...headers, '', ''].join('\r\n')

const json = 'content-type: application/json'

it('a message that comes in pieces is taken', async () => {
  await using app = await servedForms()
  const port = await listening(app)
  const body = JSON.stringify(await bodyFor(app.server, '/api/contact/mail/'))
  const pieces = (body.match(/[\s\S]{1,100}/g) ?? []).map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`)
  const answer = await exchange(port, `${head(json, 'connection: close', 'transfer-encoding: chunked')}${pieces.join('')}0\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\{"data":\{"reference":"[^"]+"\}\}/)
})

it.each([
  ['a slow body', `${head(json, 'content-length: 900')}{"fullName":"secret`],
  ['slow pieces', `${head(json, 'transfer-encoding: chunked')}5\r\n{"sec\r\n`],
  ['slow headers', 'POST /api/contact/mail/ HTTP/1.1\r\nhost: localhost\r\nx-secret: 1'],
])('%s is ended with 408', async (_name, bytes) => {
  await using app = await servedForms({ requestTimeout: 100 })
  const answer = await exchange(await listening(app), bytes)
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(answer).toMatch(/\r\nconnection: close\r\n[\s\S]*The request took too long\.$/)
  expect(answer).not.toContain('secret')
  expect(await app.count()).toBe(0)
})

it.each([
  ['endless pieces', `${head(json, 'transfer-encoding: chunked')}${`1000\r\n${'secret!!'.repeat(512)}\r\n`.repeat(10)}0\r\n\r\n`, 413],
  ['a length that is too much', head(json, 'content-length: 40000'), 413],
  ['two types', `${head(json, 'Content-Type: text/secret', 'content-length: 2', 'connection: close')}{}`, 415],
  ['the same type twice', `${head(json, json, 'content-length: 2', 'connection: close')}{}`, 415],
  ['a body without a type', `${head('content-length: 2', 'connection: close')}{}`, 415],
  ['no body at all', head(json, 'content-length: 0', 'connection: close'), 400],
  ['neither body nor length', head(json, 'connection: close'), 400],
  [
    'two keys',
    `${head(json, 'idempotency-key: a-secret-key-of-a-form', 'idempotency-key: a-secret-key-of-a-form', 'content-length: 2', 'connection: close')}{}`,
    400,
  ],
  ['two origins', `${head(json, 'origin: http://localhost', 'origin: http://localhost', 'content-length: 2', 'connection: close')}{}`, 403],
  ['two lengths', `${head(json, 'content-length: 2', 'content-length: 3')}{}`, 400],
  ['a length and pieces', `${head(json, 'content-length: 2', 'transfer-encoding: chunked')}0\r\n\r\n`, 400],
  ['a length that is no number', `${head(json, 'content-length: secret')}{}`, 400],
  ['pieces that are none', `${head(json, 'transfer-encoding: chunked')}secret\r\n`, 400],
  ['an unknown coding', `${head(json, 'transfer-encoding: secret')}{}`, 400],
  ['a header with a line break', `${head(json, 'x-note: a\nb\r\rsecret', 'content-length: 2')}{}`, 400],
  ['no host', 'POST /api/contact/mail/ HTTP/1.1\r\ncontent-length: 2\r\n\r\n{}', 400],
])('%s: refused, not repeated, and the connection ends', async (_name, bytes, status) => {
  await using app = await servedForms()
  const answer = await exchange(await listening(app), bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).not.toContain('secret')
  expect(await app.count()).toBe(0)
})

it('a visitor who leaves while sending leaves nothing behind, and nobody else is disturbed', async () => {
  await using app = await servedForms()
  const port = await listening(app)
  await exchange(port, `${head(json, 'content-length: 900')}{"fullName":"secret`, { end: true })
  expect(await app.count()).toBe(0)
  expect((await app.post('/api/contact/mail/', await bodyFor(app.server, '/api/contact/mail/'))).statusCode).toBe(200)
})
