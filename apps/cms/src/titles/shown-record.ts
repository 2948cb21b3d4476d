import { getLocalI18n, type Payload, type TypedUser } from 'payload'
import type { Language, Shown } from './tab-title.ts'

type Asked = {
  readonly segments: readonly string[]
  /** The language that the address names, if it does. */
  readonly locale: string | undefined
  /** The language of the admin, in which titles of words are. */
  readonly language: string
  readonly user: TypedUser | null
}

const languageOf = (code: unknown): Language => (code === 'es' ? 'es' : 'en')

/** The language that somebody's forms edit where the address names none: the one that was chosen last. */
const chosenLanguage = async (payload: Payload, user: TypedUser): Promise<Language> => {
  const own = [{ key: { equals: 'locale' } }, { 'user.relationTo': { equals: user.collection } }, { 'user.value': { equals: user.id } }]
  const { docs } = await payload.find({ collection: 'payload-preferences', where: { and: own }, limit: 1, depth: 0, pagination: false })
  const [chosen] = docs as unknown as readonly { readonly value?: unknown }[]
  return languageOf(chosen?.value)
}

/** The title of a record whose id is a number; nothing where somebody may not read it. */
const titleOf = async (payload: Payload, user: TypedUser, language: string, slug: string, id: string): Promise<string | undefined> => {
  const field = payload.collections[slug]?.config.admin.useAsTitle
  if (field === undefined || field === 'id') return undefined
  const i18n = await getLocalI18n({ config: payload.config, language: language === 'es' ? 'es' : 'en' })
  // An address may name anything for an id.
  const found = await payload.findByID({ collection: slug, id, depth: 0, user, overrideAccess: false, req: { i18n } }).catch(() => null)
  const title = (found as Readonly<Record<string, unknown>> | null)?.[field]
  return typeof title === 'string' && title ? title : undefined
}

/**
 * What a tab says of the record in an address of the admin besides its id: people chose the ids of content, which is edited in a language; accounts and
 * entries of the history are numbered. Nothing for whoever is not signed in.
 */
export const shownRecord = async (payload: Payload, { segments: [first, slug, id], locale, language, user }: Asked): Promise<Shown> => {
  if (!user || slug === undefined) return {}
  const edits = async () => ({ edits: locale === undefined ? await chosenLanguage(payload, user) : languageOf(locale) })
  if (first === 'globals') return edits()
  if (first !== 'collections' || id === undefined || id === 'create') return {}
  return payload.collections[slug]?.customIDType === 'text' ? edits() : { title: await titleOf(payload, user, language, slug, id) }
}
