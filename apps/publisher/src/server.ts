import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { signAccess } from '@bank/content/preview/access-token.ts'
import { readHistory } from '@bank/releases/history/history.ts'
import { switchTo, UnknownReleaseError } from '@bank/releases/publish/switch-pointer.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { z } from 'zod'
import { notThere } from './ask-publisher.ts'
import { postedJson, sendJson, sendOn, sendText } from './preview/answers.ts'
import { type PreviewInput, previewServer, unsavedDraft } from './preview/preview-server.ts'
import type { Publisher } from './publisher.ts'
import { listReleases, pageAsOf } from './releases/list-releases.ts'

export type ServerInput = Omit<PreviewInput, 'pageAsOf'> & {
  readonly releases: ReleaseStore
  readonly publisher: Publisher
  /** Known to those who may read the data folder. */
  readonly secret: string
  /** Host of the preview behind a proxy, if it has one. */
  readonly previewHost?: string | undefined
}

/** Milliseconds for which a browser that knew the secret sees drafts. */
const longAccess = 24 * 3_600_000

const findingsRequest = z.object({
  slug: z.string(),
  id: z.string().min(1),
  draft: unsavedDraft.optional(),
  leaving: z.boolean().default(false),
  whole: z.boolean().default(false),
  ahead: z.boolean().default(false),
  together: z.array(z.object({ slug: z.string(), id: z.string().min(1) })).default([]),
})

const isSame = (given: string | undefined, secret: string): boolean => {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const commands = new Set(['/publish', '/verify', '/status', '/pages', '/releases', '/switch', '/findings'])
const reading = new Set(['/status', '/pages', '/releases'])

/**
 * The publisher's own server: `POST /publish` and `POST /verify`, `POST /switch?id=…`, `POST /findings`, `GET /status`, `GET /releases` (`?before=…`: older ones) and `GET /pages?slug=…&id=…` (`&alone`: without the drafts of other records) for programs of this machine, which name the
 * secret as a bearer token, and every address of the site as a preview for browsers that the admin, a link or `/?secret=…` has let in. Listen on a
 * loopback address only.
 */
export const publisherServer = ({ publisher, secret, previewHost, releases, ...input }: ServerInput): Server => {
  const preview = previewServer({ ...input, pageAsOf: (path, at) => pageAsOf(releases, path, at) })

  /** Other sites could resolve their own names to this machine. */
  const isOwnHost = ({ headers: { host = '' } }: IncomingMessage): boolean =>
    /^(?:127\.0\.0\.1|localhost):\d+$/.test(host) || host === previewHost

  const putInForce = async (id: string, response: ServerResponse): Promise<void> => {
    const unlessUnknown = (error: unknown) => (error instanceof UnknownReleaseError ? error : Promise.reject(error))
    const switched = await switchTo(releases, id, new Date(input.now())).catch(unlessUnknown)
    if (switched instanceof UnknownReleaseError) return sendText(response, notThere, switched.message)
    const made = (await readHistory(releases)).find((pointer) => pointer.id === id) ?? switched
    sendJson(response, { ...switched, first: made.at })
  }

  const command = async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path, searchParams } = url
    if (!isSame(request.headers.authorization?.replace(/^Bearer /, ''), secret))
      return sendText(response, 403, 'The secret is missing or wrong.')
    if (request.method !== (reading.has(path) ? 'GET' : 'POST')) return sendText(response, 405, 'This method is not allowed here.')
    if (path === '/status') return sendJson(response, await publisher.status())
    if (path === '/pages') {
      const record = { slug: searchParams.get('slug') ?? '', id: searchParams.get('id') ?? '' }
      return sendJson(response, await input.preview.pagesOf(record, searchParams.has('alone') ? { drafts: record } : undefined))
    }
    if (path === '/releases') return sendJson(response, await listReleases(releases, searchParams.get('before') ?? undefined))
    if (path === '/switch') return putInForce(searchParams.get('id') ?? '', response)
    if (path === '/findings') {
      const asked = findingsRequest.safeParse(await postedJson(request))
      if (!asked.success) return sendText(response, 400, z.prettifyError(asked.error))
      const { slug, id, draft, leaving, whole, ahead, together } = asked.data
      if (leaving) return sendJson(response, await input.preview.leaving({ slug, id }, whole))
      return sendJson(
        response,
        await input.preview.findings({ slug, id }, { drafts: together.length > 0 ? together : { slug, id }, unsaved: draft }, whole, ahead),
      )
    }
    sendJson(response, path === '/publish' ? await publisher.publish() : { differs: await publisher.verify() })
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOwnHost(request)) return sendText(response, 403, 'This address is for this machine only.')
    const url = URL.parse(request.url ?? '/', 'http://127.0.0.1')
    if (!url) return sendText(response, 400, 'This is no address.')
    if (commands.has(url.pathname)) return command(url, request, response)
    const given = url.searchParams.get('secret')
    if (request.method === 'GET' && given !== null && isSame(given, secret)) {
      url.searchParams.delete('secret')
      const token = signAccess(input.accessSecret, { kind: 'editor', until: input.now() + longAccess })
      return sendOn(response, `${url.pathname}${url.search}`, preview.editorCookie(token))
    }
    return preview.answer(url, request, response)
  }

  return createServer((request, response) => {
    if (request.method !== 'POST') request.resume()
    answer(request, response).catch((error: unknown) =>
      sendText(response, error instanceof URIError ? 400 : 500, error instanceof Error ? error.message : String(error)),
    )
  })
}
