import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { type Entry, hashOf, type NewEntry, newEntry, textEntry } from '@bank/releases/manifest/blob.ts'
import { jsonEntry } from '@bank/releases/manifest/json-entry.ts'
import type { Manifest } from '@bank/releases/manifest/manifest.ts'
import { type Changes, changeRelease } from '@bank/releases/publish/change-release.ts'
import type { Draft } from '@bank/releases/publish/publish.ts'
import { testRecords } from '@bank/sample/records.ts'
import { fixtureSnapshot } from '@bank/sample/snapshot.ts'

const vocabulary = 8000
const wordsOnPage = 300
const filesOnPage = 2

/** Words that are the same in every run, common ones far more often than rare ones. */
const words = (seed: number, count: number): string => {
  let state = seed * 2_654_435_761 + 1
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: count }, () => `w${Math.floor(vocabulary ** next()).toString(36)}`).join(' ')
}

const languages = ['en', 'es'] as const
type Language = (typeof languages)[number]

const says = (edition: number): string => `Edition e${edition}x.`
export const editionIn = (text: string): number => Number(/Edition e(\d+)x\./.exec(text)?.[1])

/** Only the first page has this word, so that a search finds that one. */
export const rareWord = 'kenner'

const textOf = (page: number, edition: number): string =>
  `${page === 1 ? `${rareWord} ${says(edition)}` : says(0)} ${words(page, wordsOnPage)}`
export const pathOf = (language: string, page: number): string => `/${language}/bench/${page}/`

/** Header, footer and menu: about as long as those of the demo. */
const frame = `<nav>${words(0, 3000)}</nav>`

const htmlOf = (page: number, edition: number): Promise<NewEntry> =>
  textEntry(Buffer.from(`<!doctype html><title>Page ${page}</title>${frame}<h1>Page ${page}</h1><p>${textOf(page, edition)}</p>`))

const documentsOf = (language: Language, pages: number, edition: number) =>
  Array.from({ length: pages / 2 }, (_, index) => ({
    url: pathOf(language, index + 1),
    title: `Page ${index + 1}`,
    description: words(index, 20),
    headings: [words(index + 7, 5), words(index + 8, 5)],
    text: textOf(index + 1, edition),
    names: [`Page ${index + 1}`, words(index, 3)],
    kind: 'bench',
  }))

/** Content with a record and a block for each page, in both languages, and an alert that says the edition. */
const contentOf = (pages: number, edition: number, alert: number): Snapshot => {
  const numbers = Array.from({ length: pages / 2 }, (_, index) => index + 1)
  const both = (text: (seed: number) => string) => ({ en: text(1), es: text(2) })
  return fixtureSnapshot({
    records: {
      ...(testRecords as unknown as Partial<Snapshot['records']>),
      alerts: [{ id: 'bench', description: { en: `<p>${says(alert)}</p>` }, approved: true }],
      pages: numbers.map((page) => ({
        id: `bench-${page}`,
        uri: `/bench/${page}/`,
        title: both((seed) => words(page * seed, 6)),
        approved: true,
        blocks: [{ block: `bench-${page}` }],
      })),
    } as Partial<Snapshot['records']>,
    blocks: numbers.map((page) => ({
      id: `bench-${page}`,
      kind: 'simpleContent' as const,
      content: both((seed) => `<p>${textOf(page, edition)}</p><p>${words(page * seed, 120)}</p>`),
    })),
  })
}

/** Parts that change from one edition to the next. */
export type Edition = { readonly page: number; readonly alert: number }

const firstOf = (pages: number) => ({
  content: contentOf(pages, 0, 0),
  documents: { en: documentsOf('en', pages, 0), es: documentsOf('es', pages, 0) },
})
const firsts = new Map<number, ReturnType<typeof firstOf>>()

/** What an edit brings, made as a publisher makes it that has everything else at hand. */
export const generatedParts = (pages: number, { page, alert }: Edition) => {
  const first = firsts.get(pages) ?? firstOf(pages)
  firsts.set(pages, first)
  const changed = contentOf(2, page, alert)
  const snapshot: Snapshot = {
    ...first.content,
    records: { ...first.content.records, alerts: changed.records.alerts },
    blocks: [...changed.blocks, ...first.content.blocks.slice(1)],
  }
  const documents = {
    en: [...documentsOf('en', 2, page), ...first.documents.en.slice(1)],
    es: [...documentsOf('es', 2, page), ...first.documents.es.slice(1)],
  }
  return {
    content: (last?: Manifest) => jsonEntry(snapshot, last?.content),
    html: () => htmlOf(1, page),
    search: async (last?: Manifest) => ({
      en: await jsonEntry(documents.en, last?.search['en']),
      es: await jsonEntry(documents.es, last?.search['es']),
    }),
  }
}

/** What an edit changes: an alert, a page, or both with all that is made from them. */
export type Kind = 'alert' | 'page' | 'edit'

/** A draft of the release before with an edit. */
export const generatedEdit = async (kind: Kind, pages: number, edition: Edition, last: Manifest | undefined): Promise<Draft> => {
  if (!last) throw new Error('Nothing is in force')
  const parts = generatedParts(pages, edition)
  const content = kind === 'page' ? undefined : await parts.content(last)
  const changes: Changes = {
    ...(kind !== 'alert' && { put: new Map([[`${pathOf('en', 1)}index.html`, await parts.html()]]) }),
    ...(content && { content, snapshot: content.entry.hash }),
    ...(kind === 'edit' && { search: await parts.search(last) }),
  }
  return changeRelease(last, changes)
}

const entriesOf = (made: readonly (readonly [string, NewEntry])[]): Record<string, Entry> =>
  Object.fromEntries(made.map(([name, { entry }]) => [name, entry]))

/** A whole release of that many pages, half of them in each language, with two pictures for each of them. */
export const generatedRelease = async (pages: number, edition: Edition): Promise<Draft> => {
  const parts = generatedParts(pages, edition)
  const files: (readonly [string, NewEntry])[] = [['/index.html', await htmlOf(0, 0)]]
  for (let page = 1; page <= pages / 2; page += 1)
    for (const language of languages) files.push([`${pathOf(language, page)}index.html`, await htmlOf(page, edition.page)])
  for (let picture = 0; picture < pages * filesOnPage; picture += 1)
    files.push([`/media/picture-${picture}.${hashOf(String(picture)).slice(0, 8)}.960.webp`, newEntry(Buffer.from(`Picture ${picture}`))])
  const content = await parts.content()
  const cards = await jsonEntry(
    Object.fromEntries(
      languages.map((language) => [
        language,
        { posts: Object.fromEntries(Array.from({ length: pages / 10 }, (_, index) => [`post-${index}`, { title: words(index, 40) }])) },
      ]),
    ),
  )
  const search = await parts.search()
  return {
    snapshot: content.entry.hash,
    code: 'benchbench',
    policy: "default-src 'none'",
    calculatorPolicy: "default-src 'none'",
    unprefixed: [],
    content: content.entry,
    cards: cards.entry,
    search: { en: search.en.entry, es: search.es.entry },
    files: entriesOf(files),
    added: [...files.map(([, entry]) => entry), content, cards, ...Object.values(search)],
  }
}
