import { join } from 'node:path'
import { embeddedBlock } from '@bank/blocks/content-tags/embedded-blocks.ts'
import { splitEmbeddedTags } from '@bank/blocks/content-tags/embedded-tags.ts'
import { type BlockKind, blockSchemas } from '@bank/blocks/schemas.ts'
import { namedBackgrounds } from '@bank/model/checks/background.ts'
import { fieldMeta } from '@bank/model/fields.ts'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../store/repository-root.ts'
import { readContentFiles } from './content-files.ts'

type Fields = Readonly<Record<string, unknown>>

const { records } = await readContentFiles(join(repositoryRoot, 'content'))
const of = (slug: string): readonly Fields[] => records.filter((record) => record.slug === slug).map(({ fields }) => fields)
const rows = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value : [])

const blocks = of('blocks')
const idsOn = (page: Fields) => rows(page['blocks']).map(({ block }) => block)

/** The pages that show blocks for their own sake, and those that they lead to because a block is as long as a page. */
const own = of('pages').filter(({ uri }) => String(uri).startsWith('/blocks/'))
const ledTo = rows(blocks.find(({ id }) => id === 'blocks-own-pages')?.['links']).map(({ uri }) => uri)
const shownIds = new Set([...own, ...of('pages').filter(({ uri }) => ledTo.includes(uri))].flatMap(idsOn))
const standing = blocks.filter(({ id }) => shownIds.has(id))
/** What tags in their content place. */
const placed = standing.flatMap(({ content }) =>
  typeof content === 'object' && content !== null && 'en' in content
    ? splitEmbeddedTags(String(content.en)).flatMap((part): Fields[] => ('tag' in part ? [embeddedBlock(part.tag, part.attributes)] : []))
    : [],
)
const shown = [...standing, ...placed]

/** Fields that change how a block looks. Others with fixed values, such as a product's sector, choose what it shows. */
const looks = [
  'layout',
  'variant',
  'size',
  'textColor',
  'imageShape',
  'imageOrientation',
  'imageShadow',
  'buttonStyle',
  'customAnimation',
  'model',
  'form',
]

const values = (Object.keys(blockSchemas) as BlockKind[]).flatMap((kind) =>
  Object.entries(blockSchemas[kind].shape).flatMap(([field, schema]) => {
    const meta = fieldMeta(schema)
    return meta.kind === 'choice' && looks.includes(field)
      ? (meta.values ?? []).map((value) => ({ kind, field, value, usual: meta.default }))
      : []
  }),
)

describe('[D-BLK-17] from /blocks/ a visitor reaches', () => {
  it.each(Object.keys(blockSchemas))('a block of kind %s', (kind) => {
    expect(shown.filter((block) => block['kind'] === kind).map(({ id }) => id)).not.toEqual([])
  })

  it.each(values)('$kind with $field $value', ({ kind, field, value, usual }) => {
    expect(shown.filter((block) => block['kind'] === kind && (block[field] ?? usual) === value).map(({ id }) => id)).not.toEqual([])
  })

  it.each([...namedBackgrounds, 'a colour'])('a CTA box on %s', (background) => {
    const grounds = shown.filter(({ kind }) => kind === 'ctaBox').map((block) => String(block['background']))
    expect(grounds.map((ground) => (ground.startsWith('#') ? 'a colour' : ground))).toContain(background)
  })

  it.each([true, false])('an illustration with focusCenter %s', (focusCenter) => {
    const found = shown.filter(({ kind }) => kind === 'fullWidthIllustration').map((block) => block['focusCenter'] ?? false)
    expect(found).toContain(focusCenter)
  })

  it('every page of blocks, from every other', () => {
    const first = own.find(({ uri }) => uri === '/blocks/')
    const others = own.filter((page) => page !== first)
    const links = (id: string, address: string) => rows(blocks.find((block) => block['id'] === id)?.['links']).map((link) => link[address])
    expect(first && idsOn(first)).toContain('blocks-parts')
    expect(links('blocks-parts', 'uri').toSorted()).toEqual(others.map(({ uri }) => uri).toSorted())
    for (const page of others) expect(idsOn(page)).toContain('blocks-next')
    expect(links('blocks-next', 'link').toSorted()).toEqual(own.map(({ uri }) => uri).toSorted())
  })
})
