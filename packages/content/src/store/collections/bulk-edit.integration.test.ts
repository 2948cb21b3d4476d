import { createClientConfig, getLocalI18n } from 'payload'
import { expect, it } from 'vitest'
import { filledStore } from '../../testing/store.ts'

it('of many records at once nobody is offered to change what names them, or what the store tells of them', async () => {
  const { config } = (await filledStore()).payload
  const { collections } = createClientConfig({
    config,
    i18n: await getLocalI18n({ config, language: 'en' }),
    importMap: {},
    user: true as never,
  })
  const offered = (slug: string) =>
    collections
      .find((each) => each.slug === slug)
      ?.fields.flatMap((field) => ('name' in field && field.type !== 'ui' && !field.admin?.disableBulkEdit ? [field.name] : []))
  const never = ['id', 'seenChange', 'audienceNotice', 'sourceHash', 'askedBy', 'askedRoles']
  for (const slug of ['pages', 'blocks', 'media', 'users']) expect(offered(slug)?.filter((name) => never.includes(name))).toEqual([])
  expect(offered('pages')).toEqual(expect.arrayContaining(['title', 'archived', 'changeReason']))
})
