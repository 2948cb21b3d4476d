import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { loadedSnapshot } from '@bank/content/snapshot/snapshot-bytes.ts'
import { newEntry } from '@bank/releases/manifest/blob.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { compiledRenderer } from '../../renderer/open-renderer.ts'
import { filesNamedByPages } from '../facts/named-files.ts'
import { codeFingerprint } from '../fingerprint.ts'
import { type KnownSite, nothingKnown } from '../known-site.ts'
import { type SitePreviews, sitePreviews } from '../preview/site-previews.ts'
import { BuildError } from '../problems/build-error.ts'
import { type SiteBuilder, siteBuilder } from '../site-builder.ts'
import { exampleBank, exampleFiles } from '../testing/example-bank.ts'

const repository = fileURLToPath(new URL('../../../../../', import.meta.url))

const bank = exampleBank()
let builder: SiteBuilder
let known: KnownSite
let previews: SitePreviews

const previewsOf = (made: KnownSite, site = builder): SitePreviews =>
  sitePreviews(site, {
    policiesFor: async () => ({ policy: '', calculatorPolicy: '' }),
    made: () => made,
    madeEarlier: async () => nothingKnown,
    publishing: async () => undefined,
  })

/** What a site that was published holds: pictures stand in for themselves, encoding them would take minutes. */
const publishedSite = async (): Promise<KnownSite> => {
  const site = await builder.check(
    { snapshot: bank, assembler: builder.assemblerOf({ snapshot: bank }) },
    nothingKnown,
    Number.POSITIVE_INFINITY,
  )
  const { pictures } = filesNamedByPages([...site.pages.values()].flatMap(({ facts }) => (facts ? [{ facts }] : [])))
  const { entry } = newEntry(Buffer.from('a picture'))
  const files = new Map(pictures.map((picture) => [picture, entry]))
  return (await builder.build(loadedSnapshot(bank), { ...nothingKnown, files })).known
}

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'check-'))
  const [filesDir, mediaDir] = [join(folder, 'files'), join(folder, 'media')]
  await mkdir(mediaDir)
  for (const { filename, width, height } of bank.media)
    await sharp({ create: { width, height, channels: 3, background: '#456' } }).toFile(join(mediaDir, filename))
  for (const address of exampleFiles) {
    await mkdir(dirname(join(filesDir, address)), { recursive: true })
    await writeFile(join(filesDir, address), 'a file')
  }
  const code = await codeFingerprint(repository)
  builder = await siteBuilder({
    renderer: await compiledRenderer(join(repository, '.build/renderers'), code, () => undefined),
    code,
    options: { siteUrl: undefined, buildYear: 2026, files: exampleFiles },
    filesDir,
    pictures: { mediaDir, cacheDir: join(folder, 'cache') },
    compressedDir: join(folder, 'compressed'),
    imageDomain: undefined,
    usesRecaptcha: false,
    bankingHosts: [],
    readStored: () => Promise.reject(new Error('Nothing is stored')),
    log: () => undefined,
  })
  known = await publishedSite()
  previews = previewsOf(known)
  return async () => {
    await builder.close()
    await rm(folder, { recursive: true })
  }
}, 300_000)

const problemsOf = (error: unknown): readonly string[] => {
  if (error instanceof BuildError) return error.problems
  throw error
}

/** What a publish refuses, and what is found without one. */
const both = async (after: Snapshot, from = previews) => ({
  refused: (await builder.build(loadedSnapshot(after), known).then(() => [], problemsOf)).toSorted(),
  found: (await from.difference(bank, after).then(({ problems }) => problems, problemsOf)).toSorted(),
})

type Page = Snapshot['records']['pages'][number]

const withPages = (change: (page: Page) => readonly Page[]): Snapshot => ({
  ...bank,
  records: { ...bank.records, pages: bank.records.pages.flatMap(change) },
})

/** Pages that the header of every page leads to, so that there are no pages to look at without them; and those that show the examples. */
const stays = ({ uri = '' }: Page): boolean =>
  ['/', '/search/', '/personal/services/mobile-banking/', '/mortgage/log-in/', '/personal/', '/business/', '/contact/'].includes(uri) ||
  uri.startsWith('/examples/')

/** Kinds of records and their fields, without what tells one of many from the others. */
const fieldsIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) => {
      const [, slug, id = '', field] = /^([\w-]+) ([\w-]+), field (.*?)(?:, in (?:English|Spanish))?, value /.exec(line) ?? []
      return field ? [`${slug === 'blocks' ? id.replace(/-\d+$/, '') : slug}: ${field.replaceAll(/, row \d+/g, '')}`] : []
    }),
  )

/** Every field of the examples that is a link to a page of the bank. */
const linkFields = (goes: (address: string) => boolean): ReadonlySet<string> => {
  const found = new Set<string>()
  const look = (kind: string, value: unknown, field: readonly string[]): void => {
    if (typeof value === 'string' && goes(value)) found.add(`${kind}: ${field.join(', ')}`)
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        look(kind, inner, Array.isArray(value) || key === 'en' || key === 'es' ? field : [...field, key])
  }
  for (const { kind, ...fields } of bank.blocks) look(kind, fields, [])
  return found
}

/** What links of the site's own code lead to is told of the first page that was rendered: not all are while somebody writes. */
const withoutPages = (lines: readonly string[]): readonly string[] => lines.map((line) => line.replace(/ \(on [^)]*\)$/, ''))

const ways = [
  ['is gone', () => []],
  ['has moved', (page: Page) => [{ ...page, uri: `/moved${page.uri}` }]],
] as const

const withWords = (id: string, html: string): Snapshot => ({
  ...bank,
  blocks: bank.blocks.map((block) => (block.id === id ? ({ ...block, content: { en: html, es: html } } as typeof block) : block)),
})

/** Words that no compression makes light: more of them than a page may weigh. */
const manyWords = Array.from({ length: 9000 }, (_, index) => createHash('sha1').update(String(index)).digest('base64url').slice(0, 6)).join(
  ' ',
)

describe('what publishing a change would refuse is found without publishing it', () => {
  it.each(ways)('where each page that blocks of all kinds lead to %s, by record, field and value', async (_, change) => {
    const { refused, found } = await both(withPages((page) => (stays(page) ? [page] : change(page))))
    expect(withoutPages(found)).toEqual(withoutPages(refused))
    const left = new Set(bank.records.pages.filter((page) => !stays(page)).map(({ uri }) => uri))
    const fields = linkFields((address) => left.has(address))
    expect(fields.size).toBeGreaterThan(30)
    expect([...fields].filter((field) => !fieldsIn(found).has(field))).toEqual([])
    for (const block of ['words-404', 'words-thank-you']) expect(found.join('\n')).toContain(`blocks ${block}, field content, in Spanish`)
  })

  it.each(
    ways.flatMap(([name, change]) => [
      ['/giving/', name, 'search-words community, field answers, row 1, address, value "/giving/"', change] as const,
      ['/contact/', name, 'menus extra, field pages_json', change] as const,
    ]),
  )('where the page at %s %s: %s', async (uri, _, line, change) => {
    const { refused, found } = await both(withPages((page) => (page.uri === uri ? change(page) : [page])))
    expect(found).toEqual(refused)
    expect(found).toContainEqual(expect.stringContaining(line))
  })

  it('where a question is gone that search words lead to', async () => {
    const questions = bank.records['faq-questions'].filter(({ id }) => id !== 'lost-card')
    const { refused, found } = await both({ ...bank, records: { ...bank.records, 'faq-questions': questions } })
    expect(found).toEqual(refused)
    expect(found).toContainEqual(expect.stringContaining('search-words community, field instead, row 1, address'))
  })

  it.each([
    [
      'a place of a page is gone that others lead to',
      'words-rates',
      '<h1 id="rate-seedling-savings">Rates</h1>',
      '/rates/#all-rates leads to no place on that page',
    ],
    ['a page says nothing more', 'words-thank-you', '<p></p>', '/en/thank-you/ says nothing'],
    [
      'a page would be too heavy',
      'words-rates',
      `<h1 id="rate-seedling-savings">Rates</h1><h2 id="all-rates">All</h2><p>${manyWords}</p>`,
      '/en/rates/: html is ',
    ],
    ['a page leads nowhere', 'words-home', '<h1>Home</h1><a href="/nowhere/">On</a>', 'blocks words-home, field content, in English'],
  ])('where %s', async (_, id, html, line) => {
    const { refused, found } = await both(withWords(id, html))
    expect(found).toEqual(refused)
    expect(found).toContainEqual(expect.stringContaining(line))
  })

  it('where a page leads to no page and to no place of one, and its title would be cut: all of it at once', async () => {
    const after = withWords('words-home', '<h1>Home</h1><a href="/nowhere/">On</a><a href="/rates/#no-rates">Rates</a>')
    const long = 'Savings accounts that grow with your house and your plans'
    const pages = bank.records.pages.map((page) => (page.uri === '/' ? { ...page, meta: `<title>${long}</title>` } : page))
    for (const from of [previews, previewsOf(nothingKnown)]) {
      const { refused, found } = await both({ ...after, records: { ...after.records, pages } }, from)
      expect(found).toEqual(refused)
      for (const line of [
        '/nowhere/ leads to no published page',
        '/rates/#no-rates leads to no place on that page',
        'makes a page title of',
      ])
        expect(found).toContainEqual(expect.stringContaining(line))
    }
  })

  it('where pages cannot be made that search words lead to: by what keeps them from that alone', async () => {
    const banner = { id: 'astray', kind: 'banner', headline: { en: 'On' }, link: '/nowhere/', linkText: { en: 'Go' } }
    const { blocks, records } = withPages((page) =>
      ['/giving/', '/faq/'].includes(page.uri ?? '') ? [{ ...page, blocks: [{ block: 'astray' }, ...(page.blocks ?? [])] }] : [page],
    )
    for (const from of [previews, previewsOf(nothingKnown)]) {
      const { refused, found } = await both({ ...bank, blocks: [...blocks, banner as never], records }, from)
      expect(found).toEqual(refused)
      for (const line of found) expect(line).toContain('blocks astray, field link')
      expect(found).not.toEqual([])
    }
  })

  it('and is nothing for a change that harms nothing, of which it tells the pages', async () => {
    const after = withWords('words-rates', '<h1 id="rate-seedling-savings">Our rates</h1><h2 id="all-rates">All rates</h2>')
    expect(await previews.difference(bank, after)).toEqual({ problems: [], changed: ['/en/rates/', '/es/rates/'] })
  })

  it('on the pages of a record that is changed, however many other pages change with it', async () => {
    const { blocks } = withWords('words-thank-you', '<p></p>')
    const pages = bank.records.pages.map((page) => (page.uri === '/thank-you/' ? { ...page, title: { en: 'Thank you, anew' } } : page))
    const after = { ...bank, blocks, records: { ...bank.records, pages }, settings: { ...bank.settings, bankName: 'Another Bank' } }
    const { problems, changed } = await previews.difference(bank, after)
    expect(changed.slice(0, 4)).toContain('/es/thank-you/')
    expect(changed.length).toBeGreaterThan(24)
    expect(problems).toContainEqual(expect.stringContaining('/es/thank-you/ says nothing'))
  })

  it('on whatever page it is of very many, once all of them are looked at', async () => {
    const { blocks } = withWords('words-rates', '<h1 id="rate-seedling-savings">Rates</h1>')
    const after = { ...bank, blocks, settings: { ...bank.settings, bankName: 'Another Bank' } }
    const refused = await builder.build(loadedSnapshot(after), known).then(() => [], problemsOf)
    const { problems, changed } = await previews.difference(bank, after, true)
    expect(changed.indexOf('/es/rates/')).toBeGreaterThan(24)
    expect(problems.toSorted()).toEqual(refused.toSorted())
    expect(problems).toContainEqual(expect.stringContaining('/es/rates/#all-rates leads to no place on that page'))
  })

  it('also while nothing was made of the site', async () => {
    const { refused, found } = await both(
      withPages((page) => (page.uri === '/giving/' ? [] : [page])),
      previewsOf(nothingKnown),
    )
    expect([found, found.length]).toEqual([refused, 1])
  })
})

it('what was wrong before a change is not told of it', async () => {
  const before = withWords('words-home', '<h1>Home</h1><a href="/nowhere/">On</a>')
  const pages = before.records.pages.filter(({ uri }) => uri !== '/giving/')
  const { problems } = await previews.difference(before, { ...before, records: { ...before.records, pages } })
  expect(problems).toEqual([expect.stringContaining('search-words community')])
})

it('a look that failed is taken again', async () => {
  const check = vi.fn(builder.check).mockRejectedValueOnce(new Error('The disk is full'))
  const failing = previewsOf(known, { ...builder, check })
  const after = withPages((page) => (page.uri === '/giving/' ? [] : [page]))
  await expect(failing.difference(bank, after)).rejects.toThrow('The disk is full')
  expect((await failing.difference(bank, after)).problems).toHaveLength(1)
})

it('a change is looked at after a first publish that is under way, which makes what it is compared with', async () => {
  let made: KnownSite | undefined
  const check = vi.fn(builder.check)
  const waiting = sitePreviews(
    { ...builder, check },
    {
      policiesFor: async () => ({ policy: '', calculatorPolicy: '' }),
      made: () => made,
      madeEarlier: async () => nothingKnown,
      publishing: async () => {
        made = known
      },
    },
  )
  await waiting.difference(
    bank,
    withPages((page) => [page]),
  )
  expect(check.mock.calls[0]?.[1]).toBe(known)
})
