import { pathCheck } from '@bank/model/checks/path.ts'
import { fieldMeta } from '@bank/model/fields.ts'
import { isObject } from '../records/canonical.ts'
import { type Problem, valueAt } from '../records/problem.ts'
import type { RecordName } from '../reviews/newest-version.ts'
import { declarationOf } from '../store/declaration.ts'
import type { StoredDocument } from '../store/read-store.ts'
import type { MirrorState } from './mirror/state.ts'

/** What was found wrong with the draft of a record, look by look: each look was without the values that the looks before it had named. */
export type FaultsAside = { readonly record: RecordName; readonly looks: readonly (readonly Problem[])[] }

type Path = Problem['field']

/** What stands for an address or a text that is put aside; no content says it, so that lines about it are known. */
export const standInFor = ({ id }: Pick<RecordName, 'id'>): string => `put-aside-${id}`

/** A value with another one at a path. */
const replaced = (value: unknown, [step, ...rest]: Path, other: unknown): unknown => {
  if (step === undefined) return other
  if (Array.isArray(value)) return value.map((each, index) => (index === step ? replaced(each, rest, other) : each))
  return isObject(value) ? { ...value, [step]: replaced(value[String(step)], rest, other) } : value
}

/** A value without what is `undefined` in it: rows keep their numbers until all are put aside. */
const withoutGaps = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((each) => each !== undefined).map(withoutGaps)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (inner === undefined ? [] : [[name, withoutGaps(inner)]])))
}

const folders: Readonly<Record<string, string>> = { posts: '/blog/', releases: '/news/' }

/** An address in the folder of the one that was written, where that is an address. */
const standInAddress = ({ slug, id }: StoredDocument, written: unknown): string => {
  const folder = typeof written === 'string' && pathCheck(written) === undefined ? written.replace(/[^/]+\/$/, '') : (folders[slug] ?? '/')
  return `${folder}${standInFor({ id })}/`
}

const standInText = (draft: StoredDocument, [name, ...rest]: Path): unknown => {
  const schema = declarationOf(draft.slug, draft.content)?.shape[String(name)]
  const text = standInFor(draft)
  return rest.length === 0 && schema && fieldMeta(schema).localized ? { en: text } : text
}

/** What is published at a path, unless that is what is wrong. */
const publishedAt = (draft: StoredDocument, published: StoredDocument | undefined, path: Path): unknown => {
  const value = valueAt(published?.content, path)
  return JSON.stringify(value) === JSON.stringify(valueAt(draft.content, path)) ? undefined : value
}

/**
 * What to put at which path in place of a fault, look by look: what is published there, or nothing; then a text, for fields that have to be filled in; then
 * no such row; then nothing of the whole field.
 */
const standIns: readonly ((draft: StoredDocument, published: StoredDocument | undefined, path: Path) => readonly [Path, unknown])[] = [
  (draft, published, path) => {
    const known = path.some((step) => typeof step === 'number') ? undefined : publishedAt(draft, published, path)
    if (known !== undefined) return [path, known]
    if (path[0] === 'uri') return [path, standInAddress(draft, draft.content['uri'])]
    return [path, path[0] === 'permalink' ? standInFor(draft) : undefined]
  },
  (draft, _, path) => [path, standInText(draft, path)],
  (_, __, path) => [path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1 || path.length), undefined],
  (draft, published, path) => [path.slice(0, 1), publishedAt(draft, published, path.slice(0, 1))],
]

/** How many looks there are at most before a draft can't be looked at any further. */
export const mostLooks = standIns.length

/** A state in which the draft of a record is without the values that are wrong, so that all else in it can be looked at. */
export const withFaultsAside = (state: MirrorState, { record: { slug, id }, looks }: FaultsAside): MirrorState => {
  const [draft, stored] = [state.drafts.get(slug)?.get(id), state.documents.get(slug)?.get(id)]
  if (!draft) return state
  // What was never saved stands for its record, too.
  const published = stored !== draft && stored?.published ? stored : undefined
  let content: unknown = draft.content
  for (const [look, faults] of looks.entries())
    for (const { field } of faults) {
      const standIn = field.length > 0 ? standIns[look]?.(draft, published, field) : undefined
      if (standIn) content = replaced(content, ...standIn)
    }
  const mended: StoredDocument = { ...draft, content: withoutGaps(content) as StoredDocument['content'] }
  const withMended = (all: MirrorState['drafts']) => new Map(all).set(slug, new Map(all.get(slug)).set(id, mended))
  return { ...state, drafts: withMended(state.drafts), ...(stored === draft && { documents: withMended(state.documents) }) }
}
