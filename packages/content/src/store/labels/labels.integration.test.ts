import { expect, it } from 'vitest'
import { filledStore } from '../testing/store.ts'

it('all that the menu of the admin lists is named in both languages', async () => {
  const { payload } = await filledStore()
  const inBoth = { en: expect.any(String), es: expect.any(String) }
  const listed = payload.config.collections.filter(({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-'))
  expect(listed.length).toBeGreaterThan(30)
  for (const { slug, labels, admin } of listed)
    expect({ slug, labels, group: admin.group }).toEqual({ slug, labels: { singular: inBoth, plural: inBoth }, group: inBoth })
  for (const { label, admin } of payload.config.globals) expect([label, admin?.group]).toEqual([inBoth, inBoth])
})
