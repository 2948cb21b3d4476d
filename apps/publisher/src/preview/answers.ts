import type { IncomingMessage, ServerResponse } from 'node:http'

/** Nothing of it is kept, found or told to another site. */
const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
} as const

export const send = (
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { ...privateHeaders, ...headers, 'content-type': type }).end(body)
}

export const sendText = (response: ServerResponse, status: number, text: string): void =>
  send(response, status, 'text/plain; charset=utf-8', `${text}\n`)

export const sendJson = (response: ServerResponse, value: unknown): void =>
  send(response, 200, 'application/json', JSON.stringify(value ?? null))

/** Sends a browser on to a path of this server, with a cookie of its own. */
export const sendOn = (response: ServerResponse, path: string, cookie: string): void => {
  const { pathname, search } = URL.parse(path, 'http://127.0.0.1') ?? { pathname: '/', search: '' }
  // Two slashes would lead to another host.
  const location = `/${pathname.replace(/^\/+/, '')}${search}`
  send(response, 303, 'text/plain; charset=utf-8', '', { location, 'set-cookie': cookie })
}

export const cookieOf = ({ headers: { cookie = '' } }: IncomingMessage, name: string): string | undefined =>
  cookie
    .split(/;\s*/)
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** A form as long as the longest page, with room. */
const mostBytes = 4_000_000

/** What a browser posts as JSON; nothing when it is too long or no JSON. */
export const postedJson = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > mostBytes) return undefined
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return undefined
  }
}
