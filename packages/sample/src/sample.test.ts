import { blockSchemas } from '@bank/blocks/schemas.ts'
import { mediaSchema } from '@bank/model/collections/media.ts'
import { collections } from '@bank/model/collections.ts'
import { settingsSchema } from '@bank/model/settings.ts'
import { expect, it } from 'vitest'
import { testMedia } from './media.ts'
import { testBlocks } from './pages.ts'
import { testRecords } from './records.ts'
import { testSettings } from './settings.ts'

it.each(Object.entries(testRecords))('an export could hold every record of %s', (slug, records) => {
  const { schema } = collections[slug as keyof typeof collections]
  for (const record of records) expect(schema.parse(record)).toMatchObject(record)
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
})

it('an export could hold the settings, the pictures and the blocks', () => {
  expect(settingsSchema.parse(testSettings)).toEqual(testSettings)
  for (const medium of testMedia) expect(mediaSchema.parse(medium)).toEqual(medium)
  for (const block of testBlocks) expect(blockSchemas[block.kind].schema.parse(block)).toMatchObject(block)
})
