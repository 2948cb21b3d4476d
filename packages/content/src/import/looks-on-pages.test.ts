import { join } from 'node:path'
import { embeddedBlock } from '@bank/blocks/content-tags/embedded-blocks.ts'
import { embeddedTags, splitEmbeddedTags } from '@bank/blocks/content-tags/embedded-tags.ts'
import { blockSchemas } from '@bank/blocks/schemas.ts'
import { hasLook, lookValues } from '@bank/blocks/testing/look-values.ts'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { namedBackgrounds } from '@bank/model/checks/background.ts'
import { pickText } from '@bank/model/text.ts'
import { blockIds } from '@bank/rules/blocks/block-ids.ts'
import { isPublicPage } from '@bank/rules/pages/look-up-page.ts'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../store/environment/repository-root.ts'
import { readContentFiles } from './content-files.ts'

type Fields = Readonly<Record<string, unknown>>
type Tagged = Extract<ReturnType<typeof splitEmbeddedTags>[number], { readonly tag: unknown }>

const { records } = await readContentFiles(join(repositoryRoot, 'content'))
const published = (slug: string): readonly Fields[] =>
  records.filter((record) => record.slug === slug && isPublicPage(record.fields)).map(({ fields }) => fields)

const blocks = new Map(published('blocks').map((block) => [block['id'], block]))

/** Pages that visitors come to: those in the site map, and the search, which every header leads to. */
const pages = published('pages').filter(({ inSitemap, uri }) => inSitemap !== false || uri === '/search/')

/** Blocks that are hidden from everybody are on no page (AUD-06). */
const isShown = ({ Audience_json: rules }: Fields): boolean => JSON.stringify(rules) !== '[]'

const standing = (language: Language): readonly Fields[] =>
  pages
    .flatMap((page) => page['blocks'] as readonly { readonly block: string }[])
    .flatMap(({ block }): readonly Fields[] => [
      blockIds(block, language)
        .map((id) => blocks.get(id))
        .find(Boolean) ?? {},
    ])
    .filter(isShown)

const tagsIn = (block: Fields, language: Language): readonly Tagged[] =>
  block['kind'] === 'simpleContent'
    ? splitEmbeddedTags(pickText(block['content'] as string, language).text).flatMap((part) => ('tag' in part ? [part] : []))
    : []

/** What visitors see in a language: the tags in running text, and all blocks, those that tags place among them. */
const seen = (language: Language) => {
  const own = standing(language)
  const tags = own.flatMap((block) => tagsIn(block, language))
  return { tags, blocks: [...own, ...tags.map((part): Fields => embeddedBlock(part.tag, part.attributes))] }
}

const [english, spanish] = languages.map(seen) as [ReturnType<typeof seen>, ReturnType<typeof seen>]

/** Expects a block of this description on some page, in both languages. */
const expectBlock = (wanted: (block: Fields) => boolean): void => {
  expect(english.blocks.filter(wanted).length, 'in English').toBeGreaterThan(0)
  expect(spanish.blocks.filter(wanted).length, 'in Spanish').toBeGreaterThan(0)
}

describe('[D-BLK-17] on a page of the bank stands', () => {
  it.each(Object.keys(blockSchemas))('a block of kind %s', (kind) => expectBlock((block) => block['kind'] === kind))

  it.each(lookValues)('$kind with $field $value', (look) => expectBlock((block) => hasLook(block, look)))

  it.each([...namedBackgrounds, 'a colour'])('a CTA box on %s', (background) =>
    expectBlock((block) => block['kind'] === 'ctaBox' && String(block['background']).replace(/^#.*/, 'a colour') === background),
  )

  it.each([true, false])('an illustration with focusCenter %s', (focusCenter) =>
    expectBlock((block) => block['kind'] === 'fullWidthIllustration' && (block['focusCenter'] ?? false) === focusCenter),
  )

  it.each(embeddedTags)('running text with the tag <%s>', (tag) => {
    for (const { tags } of [english, spanish]) expect(tags.filter((part) => part.tag === tag).length).toBeGreaterThan(0)
  })
})
