import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { type FailureCode, failures } from '../errors.ts'
import { answerBrokenRequest } from './broken-requests.ts'

/** Both ends of a connection: the one that is answered, and the visitor's. */
const connected = async (): Promise<readonly [socket: Socket, visitor: Socket]> => {
  const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen')
  const visitor = connect({ port: address.port, host: '127.0.0.1' }).setEncoding('utf8')
  const [socket]: Socket[] = await once(server, 'connection')
  if (!socket) throw new Error('Nobody is connected')
  return [socket, visitor]
}

const readAll = async (socket: Socket): Promise<string> => {
  const pieces: string[] = []
  for await (const piece of socket) pieces.push(String(piece))
  return pieces.join('')
}

it.each<[string | undefined, FailureCode, string]>([
  [undefined, 'badRequest', 'Bad Request'],
  ['HPE_INVALID_METHOD', 'badRequest', 'Bad Request'],
  ['HPE_HEADER_OVERFLOW', 'headersTooLarge', 'Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'timedOut', 'Request Timeout'],
])('a request that is broken as %s says is answered as %s, and the connection ends', async (code, failure, reason) => {
  const [socket, visitor] = await connected()
  answerBrokenRequest(Object.assign(new Error('typed'), code === undefined ? {} : { code }), socket)
  const { status, message } = failures[failure]
  const answer = await readAll(visitor)
  expect(answer.split('\r\n')[0]).toBe(`HTTP/1.1 ${status} ${reason}`)
  expect(answer).toContain(`\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: ${message.length}\r\nconnection: close\r\n\r\n`)
  expect(answer.endsWith(`\r\n\r\n${message}`)).toBe(true)
})

it('nobody is answered who has hung up, and the connection ends', async () => {
  const [socket, visitor] = await connected()
  answerBrokenRequest(Object.assign(new Error(), { code: 'ECONNRESET' }), socket)
  expect(await readAll(visitor)).toBe('')
})

it('a connection that was answered before gets no second answer', async () => {
  const [socket, visitor] = await connected()
  const errors: unknown[] = []
  socket.on('error', (error) => errors.push(error))
  socket.end('an answer')
  answerBrokenRequest(new Error(), socket)
  expect(await readAll(visitor)).toBe('an answer')
  if (!socket.closed) await once(socket, 'close')
  expect(errors).toEqual([])
})
