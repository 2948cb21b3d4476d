import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type CallAnswer, isCall } from '@bank/api/preview-calls.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { contentType } from '@bank/rules/serving/content-types.ts'
import type { PreviewAnswer } from '@bank/site/build/preview-of.ts'
import { z } from 'zod'
import type { Publisher } from './publisher.ts'

export type PreviewRequest = { readonly path: string; readonly language?: Language | undefined; readonly audience?: string | undefined }

export type ServerInput = {
  readonly publisher: Publisher
  readonly preview: {
    /** A page or a file of the newest drafts. */
    readonly show: (request: PreviewRequest) => Promise<PreviewAnswer>
    /** What a page of them calls, by its address with the query. */
    readonly call: (url: string) => Promise<CallAnswer>
  }
  /** Known to those who may read the data folder. */
  readonly secret: string
}

const cookieName = 'preview'

/** Nothing of it is kept, found or shown inside another page. */
const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const

const send = (
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { ...privateHeaders, ...headers, 'content-type': type }).end(body)
}

const sendText = (response: ServerResponse, status: number, text: string): void =>
  send(response, status, 'text/plain; charset=utf-8', `${text}\n`)

const sendJson = (response: ServerResponse, value: unknown): void => send(response, 200, 'application/json', JSON.stringify(value))

const isSame = (given: string | undefined, secret: string): boolean => {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const cookieOf = ({ headers: { cookie = '' } }: IncomingMessage): string | undefined =>
  cookie
    .split(/;\s*/)
    .find((each) => each.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)

/** Other sites could resolve their own names to this machine. */
const isOwnHost = ({ headers: { host = '' } }: IncomingMessage): boolean => /^(?:127\.0\.0\.1|localhost):\d+$/.test(host)

const previewQuery = z.object({
  language: z.enum(['en', 'es']).optional(),
  audience: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
})

/**
 * The publisher's own server: `POST /publish` and `POST /verify` for commands, which name the secret as a bearer token, `GET /status`, and every address of
 * the site as a preview for a browser that was once opened at `/?secret=…`. Listen on a loopback address only.
 */
export const publisherServer = ({ publisher, preview, secret }: ServerInput): Server => {
  const command = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isSame(request.headers.authorization?.replace(/^Bearer /, ''), secret))
      return sendText(response, 403, 'The secret is missing or wrong.')
    if (request.method !== (path === '/status' ? 'GET' : 'POST')) return sendText(response, 405, 'This method is not allowed here.')
    if (path === '/status') return sendJson(response, publisher.status())
    sendJson(response, path === '/publish' ? await publisher.publish() : { differs: await publisher.verify() })
  }

  const show = async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET') return sendText(response, 405, 'This method is not allowed here.')
    const given = url.searchParams.get('secret')
    if (given !== null && isSame(given, secret)) {
      url.searchParams.delete('secret')
      const headers = {
        // Two slashes would lead to another host.
        location: `/${url.pathname.replace(/^\/+/, '')}${url.search}`,
        'set-cookie': `${cookieName}=${secret}; HttpOnly; SameSite=Strict; Path=/`,
      }
      return send(response, 303, 'text/plain; charset=utf-8', '', headers)
    }
    if (!isSame(cookieOf(request), secret)) return sendText(response, 403, 'The secret is missing or wrong.')
    if (isCall(url.pathname)) {
      const { status, type, body } = await preview.call(`${url.pathname}${url.search}`)
      return send(response, status, type, body)
    }
    const query = previewQuery.safeParse(Object.fromEntries(url.searchParams))
    if (!query.success) return sendText(response, 400, z.prettifyError(query.error))
    const answer = await preview.show({ path: decodeURI(url.pathname), ...query.data })
    if (!answer) return sendText(response, 404, 'There is no such page.')
    if ('problems' in answer) return sendText(response, 422, answer.problems.map(({ text }) => text).join('\n'))
    if ('file' in answer) return send(response, 200, contentType(url.pathname), answer.file)
    send(response, 200, 'text/html; charset=utf-8', answer.html, { 'content-security-policy': answer.policy })
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOwnHost(request)) return sendText(response, 403, 'This address is for this machine only.')
    const url = URL.parse(request.url ?? '/', 'http://127.0.0.1')
    if (!url) return sendText(response, 400, 'This is no address.')
    if (['/publish', '/verify', '/status'].includes(url.pathname)) return command(url.pathname, request, response)
    return show(url, request, response)
  }

  return createServer((request, response) => {
    request.resume()
    answer(request, response).catch((error: unknown) =>
      sendText(response, error instanceof URIError ? 400 : 500, error instanceof Error ? error.message : String(error)),
    )
  })
}
