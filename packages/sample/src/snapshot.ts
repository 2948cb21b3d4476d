import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { collections, type Records } from '@bank/model/collections.ts'

const noRecords = Object.fromEntries(Object.keys(collections).map((slug) => [slug, []])) as unknown as Records

/** Pages that the header and footer of every page lead to. */
const framePages = ['/search/', '/personal/services/mobile-banking/', '/mortgage/log-in/'].map((uri) => ({
  id: uri,
  uri,
  title: { en: 'Frame' },
}))

/** A snapshot for tests: what a site can't be without, and what the test adds. */
export const fixtureSnapshot = ({
  blocks = [],
  media = [],
  records = {},
}: Partial<Pick<Snapshot, 'blocks' | 'media'> & { records: Partial<Records> }>): Snapshot => ({
  format: 1,
  settings: {
    bankName: 'Gulf Pines Bank',
    siteTitle: { en: 'Home' },
    siteUrl: 'https://www.gulfpines.example',
    savingsTiers: [{ upTo: 40_000, rate: 0.045 }, { rate: 0.005 }],
  },
  media,
  blocks,
  records: {
    ...noRecords,
    audiences: [{ id: 'personal-general', name: 'personal general' }],
    ...records,
    pages: [...framePages, ...(records.pages ?? [])],
  },
})
