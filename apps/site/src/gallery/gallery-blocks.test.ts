import { blockSchemas } from '@bank/blocks/schemas.ts'
import { languages } from '@bank/i18n/languages.ts'
import type { Media } from '@bank/model/collections/media.ts'
import { fixtureSnapshot } from '@bank/sample/snapshot.ts'
import { expect, it } from 'vitest'
import { galleryBlocks } from './gallery-blocks.ts'

const picture = { id: 'any', alt: { en: 'Any' }, filename: 'any.jpg', hash: '0123456789', width: 1600, height: 900 } as Media

it.each(languages)('[D-BLK-17] the gallery shows every example of every kind of block, in %s', (language) => {
  const kinds = galleryBlocks(fixtureSnapshot({ media: [picture] }), language)
  expect(kinds.map(({ kind }) => kind)).toEqual(Object.keys(blockSchemas).toSorted())
  const missing = kinds.flatMap(({ kind, examples }) =>
    examples.flatMap(({ name, block, refusal }) => (block ? [] : [`${kind}: ${name}: ${refusal ?? 'hidden'}`])),
  )
  expect(missing).toEqual([])
})
