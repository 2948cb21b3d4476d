import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

type Refusal = { readonly status: number; readonly allow?: string; readonly en: string; readonly es: string }

const unreadable: Refusal = {
  status: 400,
  en: 'This address can’t be read: it has a broken % sign.',
  es: 'Esta dirección no se puede leer: tiene un signo % incorrecto.',
}

const traced: Refusal = {
  status: 405,
  allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  en: 'Nothing answers TRACE here.',
  es: 'Aquí nada responde a TRACE.',
}

const isReadable = (address: string): boolean => {
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

const refusalOf = ({ method, url = '' }: IncomingMessage): Refusal | undefined => {
  if (method === 'TRACE') return traced
  return isReadable(url) ? undefined : unreadable
}

/** Headers of an answer, asked for when they are needed. */
export type AnswerHeaders = () => Promise<readonly { readonly key: string; readonly value: string }[]>

const refuse = async (
  { headers, method, url = '' }: IncomingMessage,
  response: ServerResponse,
  { status, allow, ...texts }: Refusal,
  ownHeaders: AnswerHeaders,
): Promise<void> => {
  const message = texts[headers['accept-language']?.toLowerCase().startsWith('es') ? 'es' : 'en']
  const isCall = url.startsWith('/api/')
  for (const { key, value } of await ownHeaders()) response.setHeader(key, value)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', isCall ? 'application/json' : 'text/plain; charset=utf-8')
  if (allow) response.setHeader('Allow', allow)
  response.statusCode = status
  const body = isCall ? JSON.stringify({ errors: [{ message }] }) : message
  response.end(method === 'HEAD' ? undefined : body)
}

/** A server's listener that refuses addresses that can't be decoded (400), and TRACE (405): Next fails over them before any of its routes is asked. */
export const readableAddresses =
  (listener: RequestListener, ownHeaders: AnswerHeaders): RequestListener =>
  (request, response) => {
    const refusal = refusalOf(request)
    if (!refusal) return listener(request, response)
    refuse(request, response, refusal, ownHeaders).catch((error: unknown) => response.destroy(error as Error))
  }
