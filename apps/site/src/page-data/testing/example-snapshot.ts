import { blockSchemas } from '@bank/blocks/schemas.ts'
import { readContent } from '@bank/content/snapshot/read-content.ts'
import type { Snapshot, StoredBlock } from '@bank/content/snapshot/snapshot.ts'
import type { Media } from '@bank/model/collections/media.ts'
import { testRecords } from '@bank/sample/records.ts'
import { fixtureSnapshot } from '@bank/sample/snapshot.ts'
import { folderOf } from '../../layouts/block-styles.ts'
import { entriesOf } from '../entries.ts'

const modules = import.meta.glob<{ examples: Readonly<Record<string, object>> }>('../../../../../packages/blocks/src/*/examples.ts', {
  eager: true,
})

const exampleBlocks = (Object.keys(blockSchemas) as (keyof typeof blockSchemas)[]).flatMap((kind): StoredBlock[] => {
  const found = Object.entries(modules).find(([path]) => path.endsWith(`/src/${folderOf(kind)}/examples.ts`))?.[1].examples ?? {}
  return Object.values(found).map((fields, index) => ({ id: `${kind}-${index}`, kind, ...fields }) as StoredBlock)
})

const picture = (id: string): Media =>
  ({ id, alt: { en: id }, filename: `${id}.jpg`, hash: '0123456789', width: 1600, height: 900 }) as Media

/** Ids and addresses of a field with one of these names, wherever it stands in a value. */
const valuesOf = (value: unknown, wanted: (key: string, text: string) => boolean): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => (typeof inner === 'string' && wanted(key, inner) ? [inner] : valuesOf(inner, wanted)))

/** What the views name by themselves. */
const namedByViews = {
  addresses: [
    '/',
    '/sitemap/',
    '/product-terms-conditions/',
    ...['northtx', 'houston', 'la', 'ms'].map((region) => `/covid19-updates/${region}/`),
  ],
  pictures: ['money-market', 'gulf-dawn-front'],
}

/**
 * A bank whose pages show every example of every kind of block, each on a page of its kind, over the sample records; every address
 * and picture that they name is there.
 */
export const exampleSnapshot = (): Snapshot => {
  const text = JSON.stringify([exampleBlocks, testRecords])
  const addresses = [...new Set([...namedByViews.addresses, ...(text.match(/(?<=["\s(>\\])\/[a-z0-9][a-z0-9/-]*\/(?=["#?\\])/g) ?? [])])]
  const bare = fixtureSnapshot({ records: testRecords })
  const own = new Set(entriesOf(readContent(bare, 'en')).map(({ uri }) => uri))
  const kinds = [...new Set(exampleBlocks.map(({ kind }) => kind))]
  const pictures = valuesOf([exampleBlocks, testRecords], (key) => /image|photo|picture|poster|background|logo/i.test(key))
  return fixtureSnapshot({
    blocks: exampleBlocks,
    media: [...new Set([...pictures, ...namedByViews.pictures])].map(picture),
    records: {
      ...testRecords,
      pages: [
        ...testRecords.pages,
        ...kinds.map((kind) => ({
          id: `kind-${kind}`,
          uri: `/examples/${kind.toLowerCase()}/`,
          title: { en: `Examples of ${kind}`, es: `Ejemplos de ${kind}` },
          blocks: exampleBlocks.filter((block) => block.kind === kind).map(({ id }) => ({ block: id })),
        })),
        ...addresses.filter((uri) => !own.has(uri)).map((uri) => ({ id: `page-${uri}`, uri, title: { en: `Page ${uri}` } })),
      ],
    },
  })
}
