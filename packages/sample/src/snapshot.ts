import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { collections, type Records } from '@bank/model/collections.ts'
import { testFrame } from './frame.ts'
import { testMedia } from './media.ts'
import { testSettings } from './settings.ts'

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
  media = testMedia,
  records = {},
}: Partial<Pick<Snapshot, 'blocks' | 'media'> & { records: Partial<Records> }>): Snapshot => ({
  format: 1,
  settings: testSettings,
  media,
  blocks,
  records: {
    ...noRecords,
    audiences: testFrame.audiences,
    ...records,
    pages: [...framePages, ...(records.pages ?? [])],
  },
})
