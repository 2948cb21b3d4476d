import type { RecordName } from '@bank/site/build/preview/shown-records.ts'
import { readAddress } from './address-file.ts'
import type { Findings } from './preview/findings.ts'
import type { ShowingPage } from './preview/view.ts'
import type { Outcome, Status } from './publisher.ts'
import type { ReleaseSpan } from './releases/list-releases.ts'

/** What the publisher says when it can't do what it was asked for: with all that is wrong with the content, where that is why. */
export class PublisherError extends Error {}

/** What it was asked for is not there. */
export class NotThereError extends PublisherError {}

/** The status by which the publisher says so: by 404 other programs answer. */
export const notThere = 410

const ask = async (
  dataDir: string,
  path: string,
  method: 'GET' | 'POST' = 'POST',
  given?: object,
  signal?: AbortSignal,
): Promise<unknown> => {
  const address = await readAddress(dataDir)
  if (!address) return undefined
  const url = `http://127.0.0.1:${address.port}${path}`
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${address.secret}` },
    ...(given && { body: JSON.stringify(given) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    // It ended without saying so.
    if (error instanceof TypeError && error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'ECONNREFUSED')
      return undefined
    throw error
  })
  // Another program listens there by now.
  if (!response || response.status === 403 || response.status === 404) return undefined
  if (response.status === notThere) throw new NotThereError(await response.text())
  if (!response.ok) throw new PublisherError(await response.text())
  return response.json()
}

/** Lets the running publisher of a data folder publish what the store holds; nothing when none is running. */
export const askToPublish = async (dataDir: string): Promise<Outcome | undefined> => (await ask(dataDir, '/publish')) as Outcome | undefined

/** Lets the running publisher compare the release in force with a whole build; nothing when none is running. */
export const askToVerify = async (dataDir: string): Promise<readonly string[] | undefined> =>
  ((await ask(dataDir, '/verify')) as { differs: readonly string[] } | undefined)?.differs

/** How the running publisher of a data folder is; nothing when none is running. */
export const askStatus = async (dataDir: string): Promise<Status | undefined> =>
  (await ask(dataDir, '/status', 'GET')) as Status | undefined

/** The pages that show a record, drafts among them, its own first; nothing when no publisher is running. */
export const askPages = async (dataDir: string, record: RecordName, isAlone = false): Promise<readonly ShowingPage[] | undefined> =>
  (await ask(dataDir, `/pages?${new URLSearchParams({ ...record, ...(isAlone && { alone: '' }) })}`, 'GET')) as
    | readonly ShowingPage[]
    | undefined

/** What stands between a record, as a form holds it or as it is saved, and the site, or its leaving the site; `whole` looks at all pages that change, `together` at the drafts of all these as one. Nothing when no publisher is running. */
export const askFindings = async (
  dataDir: string,
  record: RecordName & {
    readonly draft?: object
    readonly leaving?: boolean
    readonly whole?: boolean
    readonly ahead?: boolean
    readonly together?: readonly RecordName[]
  },
  signal?: AbortSignal,
): Promise<Findings | undefined> => (await ask(dataDir, '/findings', 'POST', record, signal)) as Findings | undefined

/** The releases that were in force last, newest first, those `before` a time (ISO 8601) where it is given; nothing when no publisher is running. */
export const askReleases = async (dataDir: string, before?: string): Promise<readonly ReleaseSpan[] | undefined> =>
  (await ask(dataDir, `/releases?${new URLSearchParams({ ...(before && { before }) })}`, 'GET')) as readonly ReleaseSpan[] | undefined

/** A release that is in force by hand: since when, and when it was for the first time. */
type Switched = Pick<ReleaseSpan, 'id' | 'first'> & { readonly at: string }

/** Puts a release in force again, which stays until somebody publishes; nothing when no publisher is running. Throws a `NotThereError`. */
export const askToSwitch = async (dataDir: string, id: string): Promise<Switched | undefined> =>
  (await ask(dataDir, `/switch?${new URLSearchParams({ id })}`)) as Switched | undefined
