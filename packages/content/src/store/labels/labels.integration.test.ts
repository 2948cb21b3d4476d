import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { filledStore } from '../../testing/store.ts'
import { recordCollections } from '../collections.ts'

it('all that the menu of the admin lists is named in both languages', async () => {
  const { payload } = await filledStore()
  const inBoth = { en: expect.any(String), es: expect.any(String) }
  const listed = payload.config.collections.filter(({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-'))
  expect(listed.length).toBeGreaterThan(30)
  for (const { slug, labels, admin } of listed)
    expect({ slug, labels, group: admin.group }).toEqual({ slug, labels: { singular: inBoth, plural: inBoth }, group: inBoth })
  for (const { label, admin } of payload.config.globals) expect([label, admin?.group]).toEqual([inBoth, inBoth])
})

/** Fields of a form and of all that stands within them, and kinds of blocks. */
const named = (fields: readonly Field[]): readonly { readonly name: string; readonly label: unknown }[] =>
  fields.flatMap((field) => [
    ...('name' in field && field.name && field.type !== 'ui' && !('hidden' in field && field.hidden)
      ? [{ name: field.name, label: field.label }]
      : []),
    ...('fields' in field ? named(field.fields) : []),
    ...('blocks' in field
      ? field.blocks.flatMap(({ slug, labels, fields: own }) => [{ name: slug, label: labels?.singular }, ...named(own)])
      : []),
  ])

it('all that a form of records names is named in both languages', async () => {
  const { payload } = await filledStore()
  const labelled = recordCollections.flatMap(({ slug }) => named(payload.collections[slug]?.config.fields ?? []))
  expect(labelled.length).toBeGreaterThan(500)
  const store = new Set(['updatedAt', 'createdAt', 'deletedAt', '_status', 'id', 'blockName'])
  const english = labelled.filter(({ name, label }) => !store.has(name) && typeof (label as { es?: unknown })?.es !== 'string')
  expect(english.map(({ name }) => name)).toEqual([])
})
