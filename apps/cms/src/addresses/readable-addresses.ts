import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

const texts = {
  en: 'This address can’t be read: it has a broken % sign.',
  es: 'Esta dirección no se puede leer: tiene un signo % incorrecto.',
} as const

const isReadable = (address: string): boolean => {
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** Headers of an answer, asked for when they are needed. */
export type AnswerHeaders = () => Promise<readonly { readonly key: string; readonly value: string }[]>

const refuse = async (
  { headers, method, url = '' }: IncomingMessage,
  response: ServerResponse,
  ownHeaders: AnswerHeaders,
): Promise<void> => {
  const message = texts[headers['accept-language']?.toLowerCase().startsWith('es') ? 'es' : 'en']
  const isCall = url.startsWith('/api/')
  for (const { key, value } of await ownHeaders()) response.setHeader(key, value)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', isCall ? 'application/json' : 'text/plain; charset=utf-8')
  response.statusCode = 400
  const body = isCall ? JSON.stringify({ errors: [{ message }] }) : message
  response.end(method === 'HEAD' ? undefined : body)
}

/** A server's listener that refuses (400) addresses that can't be decoded: Next fails over them before any of its routes is asked. */
export const readableAddresses =
  (listener: RequestListener, ownHeaders: AnswerHeaders): RequestListener =>
  (request, response) => {
    if (isReadable(request.url ?? '')) return listener(request, response)
    refuse(request, response, ownHeaders).catch((error: unknown) => response.destroy(error as Error))
  }
