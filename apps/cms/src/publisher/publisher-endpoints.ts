import { signAccess } from '@bank/content/preview/access-token.ts'
import { newestVersion } from '@bank/content/reviews/newest-version.ts'
import { placeOf } from '@bank/content/reviews/place.ts'
import { problemIn } from '@bank/content/spanish/problem-in.ts'
import { inForceField } from '@bank/content/store/history/change-words.ts'
import { addToHistory } from '@bank/content/store/history/keep-history.ts'
import { keptRelease, siteReleaseKind } from '@bank/content/store/labels/site-release.ts'
import { refuseSave } from '@bank/content/store/refusals/refuse-save.ts'
import { readRequest } from '@bank/content/store/requests/read-request.ts'
import { requireContentRole } from '@bank/content/store/rights/require-content-role.ts'
import { hasRole } from '@bank/content/store/rights/roles.ts'
import { readAddress } from '@bank/publisher/address-file.ts'
import {
  askFindings,
  askPages,
  askReleases,
  askStatus,
  askToPublish,
  askToSwitch,
  NotThereError,
  PublisherError,
} from '@bank/publisher/ask-publisher.ts'
import type { ReleaseSpan } from '@bank/publisher/releases/list-releases.ts'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { wordsIn } from '../language/words-in.ts'
import { behindHeld } from './behind-held.ts'
import { heldRelease } from './held-release.ts'
import { type Change, changesOf } from './release-changes.ts'
import { type SitePlace, siteStateOf } from './site-state.ts'

type Settings = {
  readonly dataDir: string
  /** Address of the preview behind a proxy; without one, the publisher's port on the host that the admin was asked by. */
  readonly previewUrl: string | undefined
  /** Where visitors find the site. */
  readonly siteUrl: string
}

/** Milliseconds for which a frame sees drafts; the pane asks for more in time. */
const accessFor = 15 * 60_000

const json = (value: unknown, status = 200): Response => Response.json(value, { status, headers: { 'cache-control': 'no-store' } })

/** What keeps the publisher from an answer, a line each where it is several records, in the language of whoever asked. */
const problemsInWords = (language: string, message: string): string => {
  const listed = [...message.matchAll(/^ +- (.+)$/gm)].map(([, line = '']) => line)
  return (listed.length > 0 ? listed : [message.trim()]).map((line) => problemIn(language, line)).join('\n')
}

/** What a call was given; nothing for a body that is no JSON, which its schema refuses. */
const jsonOf = async (req: PayloadRequest): Promise<unknown> => req.json?.().catch(() => undefined)

const endpoint = (method: 'get' | 'post', path: string, run: (req: PayloadRequest) => Promise<unknown>): Endpoint => ({
  path: `/publisher/${path}`,
  method,
  handler: async (req) => {
    requireContentRole(req)
    const answer = await run(req).catch((error: unknown) => {
      if (!(error instanceof PublisherError)) throw error
      return json({ errors: [{ message: problemsInWords(req.i18n.language, error.message) }] }, 502)
    })
    if (answer instanceof Response) return answer
    return answer === undefined ? json({ errors: [{ message: wordsIn(req.i18n.language).publisherAway }] }, 503) : json(answer)
  },
})

/** `draft` is a record as a form holds it; `leaving` asks what is in the way of taking it off the site. */
const findingsAsked = z.object({
  slug: z.string().min(1),
  id: z.string().min(1),
  draft: z.record(z.string(), z.unknown()).nullish(),
  leaving: z.boolean().nullish(),
})

/** Releases older than that. */
const releasesAsked = z.object({ before: z.iso.datetime({ offset: true }).optional() })

/** Records whose pages are asked for at once. */
const mostRecords = 100
const recordPagesAsked = z.object({ records: z.array(z.object({ slug: z.string().min(1), id: z.string().min(1) })) })

/** A release to put in force. */
const switchAsked = z.object({ id: z.string().min(1) })

/** A release, and what people did that came with it. */
export type ListedRelease = ReleaseSpan & { readonly changes: readonly Change[] }

/** Where the store has a record, and whether the site follows. A publisher that is away, or can't answer, keeps nobody from the first. */
const sitePlaceOf = async (req: PayloadRequest, dataDir: string): Promise<SitePlace> => {
  const record = { slug: String(req.query['slug'] ?? ''), id: String(req.query['id'] ?? '') }
  // Refuses what has no drafts or is not there.
  await newestVersion(req, record)
  const place = await placeOf(req, record)
  const unlessBroken = (error: unknown) => (error instanceof PublisherError ? undefined : Promise.reject(error))
  const status = await askStatus(dataDir).catch(unlessBroken)
  const follows = status && siteStateOf(record.slug, place.since, status, [])
  const isBehind = follows === 'refused' || follows === 'held'
  const releases = isBehind ? ((await askReleases(dataDir).catch(unlessBroken)) ?? []) : []
  return { ...place, site: siteStateOf(record.slug, place.since, status, releases) }
}

const withPeople = async (req: PayloadRequest, spans: readonly ReleaseSpan[]): Promise<readonly ListedRelease[]> => {
  const listed: ListedRelease[] = []
  for (const span of spans) {
    const { since } = span
    listed.push({ ...span, changes: since === undefined ? [] : await changesOf(req, { ...span, since }) })
  }
  return listed
}

/** The release in force; nothing where the publisher can't tell, which keeps nobody from putting another one in force. */
const newestRelease = async (dataDir: string): Promise<ReleaseSpan | undefined> => {
  const unlessBroken = (error: unknown) => (error instanceof PublisherError ? undefined : Promise.reject(error))
  return (await askReleases(dataDir).catch(unlessBroken))?.[0]
}

/** The releases, newest first, where anything that was published may wait; none where all of it is in force, and nothing without a publisher. */
const releasesBeforeStore = async (dataDir: string): Promise<readonly ReleaseSpan[] | undefined> => {
  const status = await askStatus(dataDir)
  return status?.isCurrent && status.last?.release !== undefined ? [] : status && askReleases(dataDir)
}

/** Keeps in the history who put a release in force, or in force again, and in place of which. */
const keepInForce = (
  req: PayloadRequest,
  action: 'published' | 'restored',
  before: ReleaseSpan | undefined,
  after: Pick<ReleaseSpan, 'id' | 'from' | 'first'>,
): Promise<void> => {
  const difference = [{ field: inForceField, ...(before && { before: keptRelease(before) }), after: keptRelease(after) }]
  return addToHistory(req, { kind: siteReleaseKind, record: after.id, action, at: after.from, difference })
}

/** What the admin asks the publisher beside it: how a publish goes, where a record shows, the preview, and the releases. */
export const publisherEndpoints = ({ dataDir, previewUrl, siteUrl }: Settings): Endpoint[] => [
  endpoint('get', 'status', async () => {
    const status = await askStatus(dataDir)
    return status && { ...status, siteUrl }
  }),
  endpoint('get', 'pages', async ({ query }) =>
    askPages(dataDir, { slug: String(query['slug'] ?? ''), id: String(query['id'] ?? '') }, query['alone'] !== undefined),
  ),
  endpoint('post', 'record-pages', async (req) => {
    const { records } = readRequest(recordPagesAsked, await jsonOf(req), req)
    const pages: string[][] = []
    for (const record of records.slice(0, mostRecords)) {
      const found = await askPages(dataDir, record)
      if (!found) return undefined
      pages.push(found.map(({ path }) => path))
    }
    return pages
  }),
  endpoint('get', 'place', (req) => sitePlaceOf(req, dataDir)),
  endpoint('post', 'findings', async (req) => {
    const { slug, id, draft, leaving } = readRequest(findingsAsked, await jsonOf(req), req)
    // While somebody writes, not all pages that change are made anew.
    return askFindings(dataDir, { slug, id, ...(draft && { draft }), leaving: leaving === true, whole: !draft, ahead: true })
  }),
  endpoint('post', 'preview-access', async (req) => {
    const address = await readAddress(dataDir)
    if (!address) return undefined
    const host = new URL(`http://${req.headers.get('host') ?? '127.0.0.1'}`).hostname
    const token = signAccess(req.payload.secret, {
      kind: 'editor',
      until: Date.now() + accessFor,
      language: req.i18n.language === 'es' ? 'es' : 'en',
    })
    return { origin: previewUrl ?? `http://${host}:${address.port}`, token }
  }),
  endpoint('get', 'releases', async (req) => {
    const { before } = readRequest(releasesAsked, req.query, req)
    const spans = await askReleases(dataDir, before)
    return spans && withPeople(req, spans)
  }),
  endpoint('get', 'held', async (req) => {
    const spans = await releasesBeforeStore(dataDir)
    return spans && ((await heldRelease(req, spans)) ?? {})
  }),
  endpoint('get', 'behind-held', async (req) => {
    const spans = await releasesBeforeStore(dataDir)
    return spans && behindHeld(req, spans)
  }),
  endpoint('post', 'switch', async (req) => {
    if (!hasRole(req.user, 'approver')) refuseSave('Approvers put releases in force.')
    const { id } = readRequest(switchAsked, await jsonOf(req), req)
    const before = await newestRelease(dataDir)
    const switched = await askToSwitch(dataDir, id).catch((error: unknown) => {
      if (error instanceof NotThereError) refuseSave('There is no such release any more. Load the list anew.', 404)
      throw error
    })
    if (switched) await keepInForce(req, 'restored', before, { ...switched, from: switched.at })
    return switched
  }),
  endpoint('post', 'publish', async (req) => {
    if (!hasRole(req.user, 'approver')) refuseSave('Approvers publish.')
    const before = await newestRelease(dataDir)
    const outcome = await askToPublish(dataDir)
    const after = outcome?.release === undefined ? undefined : await newestRelease(dataDir)
    // Else the site would have followed by itself.
    const isReplaced = before?.isHeld !== false && after?.id !== before?.id
    if (isReplaced && after && after.id === outcome?.release) await keepInForce(req, 'published', before, after)
    return outcome
  }),
]
