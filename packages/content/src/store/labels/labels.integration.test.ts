import { createClientConfig, type Field, getLocalI18n } from 'payload'
import { expect, it } from 'vitest'
import { filledStore } from '../../testing/store.ts'
import { labelIn } from './label-in.ts'

it('all that the menu of the admin lists is named in both languages', async () => {
  const { payload } = await filledStore()
  const inBoth = { en: expect.any(String), es: expect.any(String) }
  const listed = payload.config.collections.filter(({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-'))
  expect(listed.length).toBeGreaterThan(30)
  for (const { slug, labels, admin } of listed) {
    expect({ slug, group: admin.group }).toEqual({ slug, group: inBoth })
    for (const label of [labels.singular, labels.plural]) expect([slug, isSpoken(label)]).toEqual([slug, true])
  }
  for (const { slug, label, admin } of payload.config.globals) expect([slug, isSpoken(label), admin?.group]).toEqual([slug, true, inBoth])
})

it('no label reaches the browser as an object, of which the admin would make “Add [object Object]”', async () => {
  const { payload } = await filledStore()
  const { config } = payload
  for (const [language, one, add] of [
    ['en', 'Page', 'Column'],
    ['es', 'Página', 'Columna'],
  ] as const) {
    const i18n = await getLocalI18n({ config, language })
    const client = createClientConfig({ config, i18n, importMap: {}, user: true as never })
    expect(JSON.stringify([client.collections, client.globals]).match(/"(?:label|singular|plural)":\{"en".{0,40}/g)).toEqual(null)
    expect(client.collections.find(({ slug }) => slug === 'pages')?.labels.singular).toBe(one)
    expect(JSON.stringify(client)).toContain(`"singular":"${add}"`)
  }
})

it('each language of the content has one name, which the admin shows beside fields; else it shows its code', async () => {
  const { localization } = (await filledStore()).payload.config
  expect(localization).toMatchObject({ locales: [{ label: 'English' }, { label: 'Español' }] })
})

/** Whether a label is said in each language of the admin in its own words; Payload's own ask for them by key. */
const isSpoken = (label: unknown): boolean => typeof label === 'function' && labelIn(label, 'en') !== '' && labelIn(label, 'es') !== ''

type Shown = { readonly at: string; readonly text: unknown }

/** What editors read of a form's fields and of all that stands within them: names, also of rows, help, values to choose from, kinds of blocks. */
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
      ...(field.type === 'array' ? [field.labels?.singular, field.labels?.plural].map((text) => ({ at: `${at}[]`, text })) : []),
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

const formsOf = ({ payload }: Awaited<ReturnType<typeof filledStore>>) =>
  [...payload.config.collections, ...payload.config.globals].filter(
    ({ admin, slug }) => admin?.hidden !== true && !slug.startsWith('payload-'),
  )

it('all that forms show is said in both languages: names, help and values to choose from', async () => {
  const forms = formsOf(await filledStore())
  const texts = forms.flatMap(({ slug, fields, admin }) => [
    ...shown(fields, slug),
    ...(admin && 'description' in admin && admin.description ? [{ at: `${slug} (help)`, text: admin.description }] : []),
  ])
  expect(texts.length).toBeGreaterThan(1500)
  for (const kind of ['(help)', '(choice)']) expect(texts.filter(({ at }) => at.endsWith(kind)).length).toBeGreaterThan(150)
  expect(texts.filter(({ at, text }) => !payloadsOwn.test(at) && !inSpanish(text))).toEqual([])
})

/** What is an abbreviation everywhere, or explained by the help beside it. */
const initialisms = new Set(['ATM', 'CTA', 'FAQ', 'FDIC', 'FIS', 'ID', 'JSON', 'SWIFT', 'UTM', 'ZIP'])

/** Words of so few letters that something longer may have been cut; each of them is whole. */
const shortWords = new Set(
  [
    'a age app are as at band bank big blog body both box by call card city code data date day fine for form four free from full grid has help hide hour icon in info is item kind last line link list live log',
    'logo map menu name no node now of on one only open page pair part pay pays post rate row set sets show side site size tag tall team term text the this tier tile time to toll top two type up user uses was web what wide with zone',
  ]
    .join(' ')
    .split(' '),
)

const isWhole = (word: string): boolean => {
  const small = word.toLowerCase()
  if (initialisms.has(word.replace(/s$/, ''))) return true
  return !initialisms.has(word.toUpperCase()) && (small.length > 4 || shortWords.has(small)) && /[aeiouy]/.test(small)
}

it('every English label is in whole words: no letters one by one, no names of programs, no abbreviation that nobody explains', async () => {
  const texts = formsOf(await filledStore()).flatMap((form) => [
    ...shown(form.fields, form.slug).filter(({ at }) => !at.endsWith(')') && !payloadsOwn.test(at)),
    ...('labels' in form && form.labels ? [form.labels.singular, form.labels.plural].map((text) => ({ at: form.slug, text })) : []),
    ...('label' in form ? [{ at: form.slug, text: form.label }] : []),
  ])
  const english = texts.map(({ at, text }) => ({
    at,
    text: typeof text === 'function' ? labelIn(text, 'en') : String((text as { en?: unknown }).en),
  }))
  expect(english.length).toBeGreaterThan(900)
  expect(english.filter(({ text }) => /_|\b\p{L} \p{L}\b/u.test(text))).toEqual([])
  const words = english.flatMap(({ text }) => text.match(/[\p{L}\d’-]+/gu) ?? [])
  expect([...new Set(words)].filter((word) => !/^\d+$/.test(word) && !isWhole(word))).toEqual([])
})

it('no field is called by words with a comma, at which the admin takes its list of refused fields apart', async () => {
  const { payload } = await filledStore()
  const forms = [...payload.config.collections, ...payload.config.globals].filter(({ slug }) => !slug.startsWith('payload-'))
  const names = forms.flatMap(({ slug, fields }) => shown(fields, slug)).filter(({ at }) => !/ \((?:help|choice)\)$/.test(at))
  expect(names.length).toBeGreaterThan(300)
  for (const { at, text } of names)
    expect([at, labelIn(text, 'en'), labelIn(text, 'es')]).toEqual([at, expect.not.stringContaining(','), expect.not.stringContaining(',')])
})
