import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCurrent } from '@bank/content/files/current-file.ts'
import { describe, expect, it } from 'vitest'
import { publishRelease } from './release.ts'
import { smallSite } from './testing/small-site.ts'

const info = { snapshot: 'abc', policy: 'p', calculatorPolicy: 'c', unprefixed: [] }
const content = Buffer.from('{"format":1}')

describe('publishing a release', () => {
  it('moves the built site into a folder of its own and makes it the current one', async () => {
    const releases = await mkdtemp(join(tmpdir(), 'releases-'))
    const { dir } = await smallSite({ 'en/index.html': 'hello' })
    const folder = await publishRelease(
      dir,
      releases,
      { id: 'one', ...info },
      { content, searchDocuments: { en: [], es: [] }, cards: { en: {}, es: {} } },
    )
    expect(await readCurrent(releases)).toBe('one')
    expect(await readFile(join(folder, 'site/en/index.html'), 'utf8')).toBe('hello')
    expect(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))).toMatchObject({ id: 'one', snapshot: 'abc' })
    expect(await readFile(join(folder, 'search/es.json'), 'utf8')).toBe('[]')
    expect((await readFile(join(folder, 'content.json'))).equals(content)).toBe(true)
    expect(await readFile(join(folder, 'cards.json'), 'utf8')).toBe('{"en":{},"es":{}}')
  })

  it('keeps the newest releases and removes older ones', async () => {
    const releases = await mkdtemp(join(tmpdir(), 'releases-'))
    for (const id of ['one', 'two', 'three', 'four', 'five'])
      await publishRelease((await smallSite({ 'a.txt': id })).dir, releases, { id, ...info }, { content, searchDocuments: {}, cards: {} })
    const folders = (await readdir(releases)).filter((name) => name !== 'current')
    expect(folders).toHaveLength(3)
    expect(folders).toContain('five')
    expect(folders).toContain('four')
  })
})
