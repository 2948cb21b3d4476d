import type { Snapshot, StoredBlock } from '@bank/content/snapshot/snapshot.ts'

const blocksOnPage = 6

/** Kinds that stand once on a site: forms and whole lists. Two heavy ones on one page, which no editor puts there, are over budget. */
const lists = ['search', 'siteMap', 'contactForm', 'teamDirectory', 'recordList', 'locationList', 'rateSheet', 'faq']
/** Kinds that start a script of their own: two of them on one page are over its budget, too. */
const scripted = ['bankHolidays', 'accountComparison', 'savingsCalculator', 'videoSlider']
/** Kinds that open a page with a scene: a publish refuses a site on which many pages open with the same one. */
const openings = ['banner']
const leftOut = new Set([...lists, ...scripted, ...openings])
const hasForm = (block: StoredBlock): boolean => /<(?:contact-us|heroes|home-assist|meet-our-team)\b/.test(JSON.stringify(block))

const words = (page: number, edition: number): StoredBlock => ({
  id: `bench-${page}`,
  kind: 'simpleContent',
  content: {
    en: `<h2>Page ${page}</h2><p>Edition ${edition} of this page.</p>`,
    es: `<h2>Página ${page}</h2><p>Edición ${edition} de esta página.</p>`,
  },
})

/**
 * The demo snapshot with pages added until `pages` of them are built, each of six blocks: five of the demo’s, in turn, and
 * one of its own. `edition` is written on the first added page only, so two editions differ in one record.
 */
export const generatedSnapshot = (demo: Snapshot, pages: number, edition: number): Snapshot => {
  const usable = demo.blocks.filter((block) => !leftOut.has(block.kind) && !hasForm(block) && !/-(?:en|es)$/.test(block.id))
  const records = Array.from({ length: Math.ceil(pages / 2) }, (_, index) => index + 1)
  return {
    ...demo,
    blocks: [...demo.blocks, ...records.map((page) => words(page, page === 1 ? edition : 1))],
    records: {
      ...demo.records,
      pages: [
        ...demo.records.pages,
        ...records.map((page) => ({
          id: `bench-${page}`,
          uri: `/bench/${page}/`,
          title: { en: `Page ${page}`, es: `Página ${page}` },
          approved: true,
          blocks: [
            { block: `bench-${page}` },
            ...Array.from({ length: blocksOnPage - 1 }, (_, place) => ({ block: usable[(page * 7 + place) % usable.length]?.id })),
          ],
        })),
      ],
    },
  }
}
