import type { DatabaseAdapterObj, PayloadRequest } from 'payload'
import { savesDraft } from './answer-whole.ts'
import { declaredOnly } from './declared-only.ts'
import { differences } from './differences.ts'

type Version = Readonly<Record<string, unknown>>

/** Of what the store's adapter is handed for a version: of a collection's record, or of a global. */
type VersionInput = {
  readonly collectionSlug?: string
  readonly globalSlug?: string
  readonly parent?: string | number
  readonly versionData: Version
  readonly req?: Partial<PayloadRequest>
}

type Kept = { readonly id: unknown; readonly parent?: unknown; readonly version: Version }
type Find = (input: object) => Promise<{ readonly docs: readonly Kept[] }>
type Write = (input: VersionInput) => Promise<unknown>

type Adapter = { findVersions: Find; findGlobalVersions: Find; createVersion: Write; createGlobalVersion: Write }

const savedNothing = 'savedNothing'

const nameOf = (kind: string, id: string): string => `${kind}/${id}`

/** Whether a save of a draft said nothing else than what was saved already, so that it made no version. */
export const hasSavedNothing = ({ context }: Pick<PayloadRequest, 'context'>, kind: string, id: string): boolean =>
  (context[savedNothing] as ReadonlySet<string> | undefined)?.has(nameOf(kind, id)) === true

/** Records have rows with ids, and an id of their own that versions are not told; what it says of itself says nothing of it. */
const withoutId = ({ id: _, globalType: _type, ...fields }: Version): Version => fields

/** What a version says in fields that are there: others that a request names are written nowhere. */
const contentIn = ({ collectionSlug, globalSlug, req }: VersionInput, version: Version): Version => {
  const { payload } = req as PayloadRequest
  const global = payload.globals.config.find(({ slug }) => slug === globalSlug)
  return declaredOnly((payload.collections[collectionSlug ?? '']?.config ?? global)?.flattenedFields ?? [], withoutId(version))
}

/** What a person's draft would be kept as once more; nothing where it says something else, or is more than a save of a draft. */
const sameAs = async (find: Find, of: object, save: VersionInput): Promise<Kept | undefined> => {
  const { versionData, req } = save
  const { context, user } = req ?? {}
  // Programs of the bank write one language after the other, and count on a version of each.
  if (!user || context?.[savesDraft] !== true || context['isRestoringVersion'] || versionData['_status'] !== 'draft') return undefined
  // Ids count up; two versions may be of the same millisecond.
  const newest = await find({ ...of, sort: '-id', limit: 1, pagination: false, req })
  const [kept] = newest.docs
  return kept && differences(contentIn(save, kept.version), contentIn(save, versionData)).length === 0 ? kept : undefined
}

const note = ({ req }: VersionInput, name: string): void => {
  const context = req?.context ?? {}
  context[savedNothing] = new Set([...((context[savedNothing] as ReadonlySet<string> | undefined) ?? []), name])
}

/** A database of the store in which a draft that a person saves as it is already is kept once: such a save is answered with what is kept, published or not. */
export const withoutEmptyVersions = <Base extends DatabaseAdapterObj>(base: Base): Base => ({
  ...base,
  init: (input: Parameters<Base['init']>[0]) => {
    const adapter = base.init(input)
    const own = adapter as unknown as Adapter
    const [createVersion, createGlobalVersion] = [own.createVersion.bind(adapter), own.createGlobalVersion.bind(adapter)]
    own.createVersion = async (save) => {
      const where = { parent: { equals: save.parent } }
      const kept = await sameAs(own.findVersions.bind(adapter), { collection: save.collectionSlug, where }, save)
      if (kept) note(save, nameOf(save.collectionSlug ?? '', String(save.parent)))
      return kept ?? createVersion(save)
    }
    own.createGlobalVersion = async (save) => {
      const kept = await sameAs(own.findGlobalVersions.bind(adapter), { global: save.globalSlug }, save)
      if (kept) note(save, nameOf(save.globalSlug ?? '', save.globalSlug ?? ''))
      return kept ?? createGlobalVersion(save)
    }
    return adapter
  },
})
