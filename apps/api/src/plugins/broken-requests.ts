import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { securityHeaders } from '@bank/rules/serving/response-headers.ts'
import { type FailureCode, failures } from '../errors.ts'

const codes: Readonly<Record<string, FailureCode>> = { HPE_HEADER_OVERFLOW: 'headersTooLarge', ERR_HTTP_REQUEST_TIMEOUT: 'timedOut' }

/** Answers bytes that never became a request, and hangs up. They reach no route and no hook. */
export const answerBrokenRequest = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const { status, message } = failures[codes[error.code ?? ''] ?? 'badRequest']
    const headers = {
      ...securityHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': message.length,
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${message}`)
  }
  socket.destroySoon()
}
