import { testMedia } from '@bank/sample/media.ts'
import { testRecords } from '@bank/sample/records.ts'
import { testSettings } from '@bank/sample/settings.ts'
import type { AppOptions } from '../../app.ts'
import { testApp } from '../app.ts'
import { ownLeads } from '../app-options.ts'
import { makeCurrent, type RecordFixtures, type SearchRow, temporaryDataFolder, writeRelease } from '../data-folder.ts'

/** At least one record of every model that has lists, and what records can be at their emptiest. */
const everyModel: RecordFixtures = {
  ...testRecords,
  locations: [...testRecords.locations, { id: 'bare', locationType: [{}], services: [{}], featuredServices: [{}], latitude: 0 }],
  posts: [...testRecords.posts, { id: 'bare', title: { en: 'Bare' }, Topic: ['gone'] }],
}

const cards = { 'blog/post': { 'first-house': { at: 0, card: { title: { text: 'Saving for a first house' } } } } }

const search = Array.from({ length: 12 }, (_, index) => ({
  url: `/tips/${index}/`,
  name: `Cash tip ${index}`,
  text: 'Cash at any hour.',
}))

/** What is told in short: numbers, a question's answer and a branch's hours. */
const told: readonly SearchRow[] = [
  { url: '/en/contact/', name: 'Contact us' },
  { url: '/en/faq/#faq-what-to-bring', kind: 'question', name: 'What should I bring?', text: 'A photo ID.' },
  { url: '/locations/la/covington/', kind: 'location', name: 'Covington', places: ['Covington'], weight: 0.75, location: 'covington' },
]

const words = [
  { id: 'telephone', phrases: ['phone number'], answers: ['/en/contact/'], shortAnswer: 'telephone' as const },
  { id: 'routing', phrases: ['routing number'], answers: ['/en/contact/'], shortAnswer: 'routing' as const },
]

/** The app over a data folder; without a release when `empty`. It serves its API document. */
export const contractApp = async ({ empty = false, ...options }: Partial<AppOptions> & { readonly empty?: boolean } = {}) => {
  const folder = await temporaryDataFolder()
  if (!empty) {
    await writeRelease(folder.dataDir, 'r1', {
      records: everyModel,
      media: testMedia,
      settings: testSettings,
      cards: { en: cards },
      search: { en: [...search, ...told], es: search },
      words,
      files: { '/media/bayou.a1b2c33232.960.webp': 'w' },
    })
    await makeCurrent(folder.dataDir, 'releases', 'r1')
  }
  const app = await testApp(folder.dataDir, { apiDocument: true, openLeads: ownLeads(folder.dataDir), ...options })
  return {
    ...app,
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}

export type ContractApp = Awaited<ReturnType<typeof contractApp>>
