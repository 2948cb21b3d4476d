import { hasOwnPage } from '@bank/rules/pages/own-page.ts'
import { isUnwritten } from './text.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields that title the page of a record, the first that is written (LOC-02, CARD-10, CARD-16). */
const titleFields: Readonly<Record<string, readonly string[]>> = {
  pages: ['title'],
  posts: ['title', 'name', 'headline'],
  releases: ['title', 'name', 'headline'],
  events: ['title', 'name'],
  locations: ['title', 'name', 'headline'],
  settings: ['siteTitle'],
}

/** The fields of a collection, or of the settings, that may title a page; none for collections whose records have no page. */
export const titleFieldsOf = (slug: string): readonly string[] => titleFields[slug] ?? []

/** The home page is titled by the settings, and a page with a title in its head HTML by that (D-SEO-1, SEO-09). */
const titlesItsPage = ({ uri, meta }: Fields): boolean => uri !== '/' && !/<title\b/i.test(String(meta ?? ''))

const isTitled = { ...hasOwnPage, pages: titlesItsPage, settings: () => true } as Readonly<Record<string, (record: Fields) => boolean>>

const isWritten = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some((text) => !isUnwritten(text)) : !isUnwritten(value)

/**
 * The field that titles the page of a record, whose texts are in one language or in both. Nothing for a record without a page, and for a
 * page that is titled by something else.
 */
export const titlingField = (slug: string, record: Fields): string | undefined =>
  isTitled[slug]?.(record) ? titleFieldsOf(slug).find((field) => isWritten(record[field])) : undefined
