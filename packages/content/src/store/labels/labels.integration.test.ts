import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { filledStore } from '../../testing/store.ts'

it('all that the menu of the admin lists is named in both languages', async () => {
  const { payload } = await filledStore()
  const inBoth = { en: expect.any(String), es: expect.any(String) }
  const listed = payload.config.collections.filter(({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-'))
  expect(listed.length).toBeGreaterThan(30)
  for (const { slug, labels, admin } of listed)
    expect({ slug, labels, group: admin.group }).toEqual({ slug, labels: { singular: inBoth, plural: inBoth }, group: inBoth })
  for (const { label, admin } of payload.config.globals) expect([label, admin?.group]).toEqual([inBoth, inBoth])
})

type Shown = { readonly at: string; readonly text: unknown }

/** What editors read of a form's fields and of all that stands within them: names, help, values to choose from, kinds of blocks. */
const shown = (fields: readonly Field[], form: string): readonly Shown[] =>
  fields.flatMap((field): readonly Shown[] => {
    const at = 'name' in field ? `${form}.${field.name}` : form
    if ((field.admin && 'hidden' in field.admin && field.admin.hidden) || ('hidden' in field && field.hidden)) return []
    const description = field.admin && 'description' in field.admin ? field.admin.description : undefined
    return [
      ...('name' in field && field.name && field.type !== 'ui' ? [{ at, text: field.label }] : []),
      ...(description ? [{ at: `${at} (help)`, text: description }] : []),
      ...('options' in field
        ? field.options.map((option) => ({ at: `${at} (choice)`, text: typeof option === 'string' ? option : option.label }))
        : []),
      ...('fields' in field ? shown(field.fields, at) : []),
      ...('blocks' in field
        ? field.blocks.flatMap(({ slug, labels, fields: own }) => [
            { at: `${at}.${slug}`, text: labels?.singular },
            ...shown(own, `${at}.${slug}`),
          ])
        : []),
    ]
  })

/** Fields of Payload's own, which it names itself or shows to nobody. */
const payloadsOwn =
  /\.(?:id|updatedAt|createdAt|deletedAt|blockName|email|password|filename|mimeType|filesize|width|height|focalX|focalY|thumbnailURL)$|^media\.url$|^users\.sessions/

/** Whether a text is said in Spanish, too; Payload's own labels are functions that ask for the language. */
const inSpanish = (text: unknown): boolean => typeof text === 'function' || typeof (text as { es?: unknown } | undefined)?.es === 'string'

it('all that forms show is said in both languages: names, help and values to choose from', async () => {
  const { payload } = await filledStore()
  const forms = [...payload.config.collections, ...payload.config.globals].filter(
    ({ admin, slug }) => admin?.hidden !== true && !slug.startsWith('payload-'),
  )
  const texts = forms.flatMap(({ slug, fields, admin }) => [
    ...shown(fields, slug),
    ...(admin && 'description' in admin && admin.description ? [{ at: `${slug} (help)`, text: admin.description }] : []),
  ])
  expect(texts.length).toBeGreaterThan(1500)
  for (const kind of ['(help)', '(choice)']) expect(texts.filter(({ at }) => at.endsWith(kind)).length).toBeGreaterThan(150)
  expect(texts.filter(({ at, text }) => !payloadsOwn.test(at) && !inSpanish(text))).toEqual([])
})
