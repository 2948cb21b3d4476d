import type { PlainRecord } from '../records/canonical.ts'
import type { Problem } from '../records/problem.ts'
import type { RecordName } from '../reviews/newest-version.ts'
import type { StoredDocument } from '../store/read-store.ts'
import type { MirrorState } from './mirror/state.ts'
import { hiddenBecause } from './visibility.ts'

/** Fields that say at which address a record has its page. */
const addressFields = ['uri', 'permalink'] as const

/** Fields by which a record is on the site, and at which address. */
const placeFields = [...addressFields, 'deleted', 'archived', 'approved'] as const

const pick = (content: PlainRecord, names: readonly string[]): PlainRecord =>
  Object.fromEntries(names.flatMap((name) => (content[name] === undefined ? [] : [[name, content[name]]])))

/** At which address a record has its page, or what stands in it; nothing where it has none. */
export const addressIn = ({ content }: Pick<StoredDocument, 'content'>): string | undefined =>
  addressFields.map((name) => content[name]).find((value) => typeof value === 'string')

/** Whether an address of the site, with its language prefix or without, is that of a record: a `uri` is the whole of it, a `permalink` its last step. */
const isAt = (address: string, own: string): boolean => {
  const bare = address.replace(/^\/(?:en|es)(?=\/)/, '').replace(/[?#].*$/, '')
  return own.startsWith('/') ? bare === own : bare.split('/').findLast(Boolean) === own
}

const problemOf = (published: StoredDocument, draft: StoredDocument, address: string): Problem => {
  const field = hiddenBecause(draft) === undefined ? addressFields.find((name) => published.content[name] === address) : undefined
  const mark = (['deleted', 'archived'] as const).find((name) => draft.content[name] === true) ?? 'approved'
  const changed = field ?? mark
  return {
    ...{ source: draft.slug, record: draft.id, field: [changed], value: draft.content[changed] },
    message: `no page would be at ${address} any more; mend links to it first, or keep the page there, where the preview still shows it`,
  }
}

/** The draft of a state by which a record leaves an address, as a problem of this draft; nothing where none does. */
export const leavesAddress = ({ documents, drafts }: MirrorState, address: string): Problem | undefined => {
  for (const [slug, records] of drafts)
    for (const [id, draft] of records) {
      const published = documents.get(slug)?.get(id)
      const own = published && published !== draft && hiddenBecause(published) === undefined ? addressIn(published) : undefined
      if (!published || own === undefined || !isAt(address, own)) continue
      if (hiddenBecause(draft) !== undefined || addressIn(draft) !== own) return problemOf(published, draft, own)
    }
  return undefined
}

/** A state in which drafts of these records stay on the site and at the address that they have there; `problems` says what they would leave. */
export const withStaying = (
  state: MirrorState,
  staying: readonly RecordName[],
): { readonly state: MirrorState; readonly problems: readonly Problem[] } => {
  const drafts = new Map(state.drafts)
  const problems: Problem[] = []
  for (const { slug, id } of staying) {
    const [published, draft] = [state.documents.get(slug)?.get(id), drafts.get(slug)?.get(id)]
    const own = published && addressIn(published)
    if (!published || !draft || own === undefined) continue
    if (hiddenBecause(draft) === undefined && addressIn(draft) === own) continue
    problems.push(problemOf(published, draft, own))
    const others = Object.entries(draft.content).filter(([name]) => !placeFields.some((field) => field === name))
    const content = { ...Object.fromEntries(others), ...pick(published.content, placeFields) }
    drafts.set(slug, new Map(drafts.get(slug)).set(id, { ...draft, content }))
  }
  return { state: { ...state, drafts }, problems }
}
