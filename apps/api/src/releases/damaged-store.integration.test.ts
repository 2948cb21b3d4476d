import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Manifest, manifestKey, pointerKey } from '@bank/releases/manifest/manifest.ts'
import { describe, expect, it } from 'vitest'
import type { App } from '../app.ts'
import { testApp } from '../testing/app.ts'
import { blobFile, makeCurrent, publishedAs, temporaryDataFolder, writeRelease } from '../testing/data-folder.ts'

/** Enough records that the content of a release is stored in pieces. */
const contacts = Array.from({ length: 200 }, (_, index) => ({ id: `category-${index}`, name: { en: `Category ${index}` } }))

const write = (dataDir: string, name: string) =>
  writeRelease(dataDir, name, {
    files: { '/blog/index.html': `<h1>Blog ${name}</h1>` },
    compressed: ['/blog/index.html', '/index.html'],
    records: {
      alerts: [{ id: 'notice', description: { en: `<p>Notice ${name}</p>` } }],
      categories: contacts.map((category, index) => (index === 100 ? { ...category, name: { en: name } } : category)),
    },
    search: { en: [{ url: '/', name: `Welcome ${name}` }] },
  })

const nameIn = (text: string): string => /(?:Home|Blog|Notice|Welcome) (r\d)/.exec(text)?.[1] ?? text

/** What a visitor gets: the release that each answer is of. Throws for any answer but 200. */
const served = async ({ server }: App): Promise<readonly string[]> => {
  const answers = await Promise.all(
    ['/', '/blog/', '/api/alerts/alert/all/', '/api/search/suggest/?terms=welcome', '/readyz'].map(async (url) => {
      const { statusCode, body } = await server.inject({ url })
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`)
      return body
    }),
  )
  expect(answers.at(-1)).toContain('"site":"ready"')
  return [...new Set(answers.slice(0, -1).map(nameIn))]
}

const flip = async (file: string): Promise<void> => {
  const bytes = await readFile(file)
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  await writeFile(file, bytes)
}

const manifestFile = (dataDir: string, { id }: Manifest) => join(dataDir, 'releases', manifestKey(id))
const pointerFile = (dataDir: string) => join(dataDir, 'releases', pointerKey)

/** The piece of content that r1 does not share. */
const ownPiece = (dataDir: string, { content }: Manifest): string => {
  const before = new Set(publishedAs(dataDir, 'r1').content.pieces?.map(({ hash }) => hash))
  return blobFile(
    dataDir,
    content.pieces?.find(({ hash }) => !before.has(hash)),
  )
}

const damages = [
  ['a page was removed', (dataDir: string, { files }: Manifest) => rm(blobFile(dataDir, files['/blog/index.html']))],
  ['a page was cut off', (dataDir: string, { files }: Manifest) => truncate(blobFile(dataDir, files['/blog/index.html']), 3)],
  ['the manifest is another one', (dataDir: string, release: Manifest) => flip(manifestFile(dataDir, release))],
  ['the manifest was removed', (dataDir: string, release: Manifest) => rm(manifestFile(dataDir, release))],
  ['the pointer is no JSON', (dataDir: string) => writeFile(pointerFile(dataDir), '{"serial":')],
  ['the pointer is empty', (dataDir: string) => truncate(pointerFile(dataDir), 0)],
  ['the content is another one', (dataDir: string, { content }: Manifest) => flip(blobFile(dataDir, content))],
  ['a piece of the content was cut off', (dataDir: string, release: Manifest) => truncate(ownPiece(dataDir, release), 5)],
  ['the search texts were removed', (dataDir: string, { search }: Manifest) => rm(blobFile(dataDir, search['en']))],
] as const

describe.each(damages)('when %s', (_name, damage) => {
  it('a start serves one whole release, and the next publish mends it', async () => {
    await using folder = await temporaryDataFolder()
    const { dataDir } = folder
    for (const name of ['r1', 'r2', 'r3']) await write(dataDir, name)
    for (const name of ['r1', 'r2']) await makeCurrent(dataDir, 'releases', name)
    await damage(dataDir, publishedAs(dataDir, 'r2'))
    await using app = await testApp(dataDir)
    // Without a pointer the newest release is found by its record, and is whole.
    expect([['r1'], ['r2']]).toContainEqual(await served(app))
    await makeCurrent(dataDir, 'releases', 'r3')
    await app.releases.check()
    expect(await served(app)).toEqual(['r3'])
  })

  it('a running server goes on serving what it had, and takes the next release', async () => {
    await using folder = await temporaryDataFolder()
    const { dataDir } = folder
    for (const name of ['r1', 'r2', 'r3']) await write(dataDir, name)
    for (const name of ['r1', 'r2']) await makeCurrent(dataDir, 'releases', name)
    await using app = await testApp(dataDir)
    await damage(dataDir, publishedAs(dataDir, 'r2'))
    await app.releases.check()
    expect(await served(app)).toEqual(['r2'])
    await makeCurrent(dataDir, 'releases', 'r3')
    await app.releases.check()
    expect(await served(app)).toEqual(['r3'])
  })
})
