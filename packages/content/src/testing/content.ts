import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { testBlocks } from '@bank/sample/pages.ts'
import { testRecord } from '@bank/sample/records.ts'
import { testSettings } from '@bank/sample/settings.ts'
import sharp from 'sharp'
import { stringify } from 'yaml'

const [homeBanner, columns, ...otherBlocks] = testBlocks
const primary = testRecord('menus', 'primary')

/** The same article under the other names that its fields may have (CARD-38). */
const { title: headline, intro: excerpt, featuredImage: photo, ...article } = testRecord('posts', 'flood-insurance')

/**
 * A few records of the sample bank, as authors write them: by file below the content folder. Enough to meet every kind of field, and no
 * more than that: each of them is stored anew by most tests.
 */
export const fixtureFiles = {
  'settings.yaml': testSettings,
  'media.yaml': [
    { id: 'gulf-dawn', file: 'gulf-dawn.webp', alt: { en: 'The sea at dawn', es: 'El mar al amanecer' }, focalX: 72, focalY: 0 },
    { id: 'portrait-a', file: 'portrait-a.png', alt: { en: 'Portrait', es: 'Retrato' } },
    { id: 'bayou', file: 'bayou.webp', alt: { en: 'A bayou', es: 'Un bayou' } },
  ],
  'audiences.yaml': [testRecord('audiences', 'personal-general'), testRecord('audiences', 'business')],
  'categories.yaml': [testRecord('categories', 'home')],
  'regions.yaml': [testRecord('regions', 'houston')],
  'menus.yaml': [{ ...primary, pages_json: JSON.parse(primary.pages_json ?? '') }],
  'alerts.yaml': [testRecord('alerts', 'storm')],
  'staff.yaml': [{ ...testRecord('staff', 'ana'), Category: ['home'] }],
  'staff-regions.yaml': [{ ...testRecord('staff-regions', 'south-louisiana'), Person: ['ana'] }],
  'products.yaml': [{ ...testRecord('products', 'everyday-checking-en'), cta: 'Open', ctaLink: '/open/' }],
  'product-categories.yaml': [{ ...testRecord('product-categories', 'checking'), Product: ['everyday-checking-en'] }],
  'posts.yaml': [{ ...article, headline, excerpt, photo, Topic: ['home'] }],
  // The child stands before its parent: the import must find the order.
  'faq-categories.yaml': [testRecord('faq-categories', 'lost'), testRecord('faq-categories', 'cards')],
  'faq-questions.yaml': [testRecord('faq-questions', 'lost-card')],
  'locations.yaml': [{ ...testRecord('locations', 'covington'), timeZone: 'America/Denver' }],
  'blocks/1-home.yaml': [{ ...homeBanner, Audience_json: JSON.parse(homeBanner.Audience_json) }, columns],
  'blocks/2-more.yaml': otherBlocks,
  'pages.yaml': [testRecord('pages', 'home'), testRecord('pages', 'ask')],
} as const satisfies Record<string, unknown>

export type FixtureFile = keyof typeof fixtureFiles

type Changes = { readonly [File in FixtureFile]?: unknown }

const picture = (red: number) => sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 60, b: 90 } } })

/** Writes the fixture below `folder`, with some files replaced. */
export const writeFixture = async (folder: string, changes: Changes = {}): Promise<string> => {
  for (const [name, records] of Object.entries({ ...fixtureFiles, ...changes })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), typeof records === 'string' ? records : stringify(records))
  }
  await mkdir(join(folder, 'media'), { recursive: true })
  for (const [index, { file }] of fixtureFiles['media.yaml'].entries()) {
    await picture(20 + 60 * index).toFile(join(folder, 'media', file))
  }
  return folder
}
