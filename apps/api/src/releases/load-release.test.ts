import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { snapshotBytes, temporaryDataFolder, writeRelease } from '../testing/data-folder.ts'
import { loadRelease } from './load-release.ts'

it('reads a release whole, and keeps only the hashed files of the one before', async () => {
  await using folder = await temporaryDataFolder()
  const releases = join(folder.dataDir, 'releases')
  await writeRelease(folder.dataDir, 'r0', { files: { '/_astro/oldest.js': '0' } })
  await writeRelease(folder.dataDir, 'r1', { files: { '/_astro/old.js': '1', '/media/old.webp': '1', '/gone/index.html': '1' } })
  await writeRelease(folder.dataDir, 'r2', { unprefixed: ['/blog/'], search: { es: [{ url: '/es/', title: 'Inicio' }] } })
  const oldest = await loadRelease(releases, 'r0', undefined)
  const before = await loadRelease(releases, 'r1', oldest)
  const release = await loadRelease(releases, 'r2', before)
  expect([...release.leftover.keys()].sort()).toEqual(['/_astro/old.js', '/media/old.webp'])
  expect([...(await loadRelease(releases, 'r2', release)).leftover.keys()].sort()).toEqual(['/_astro/old.js', '/media/old.webp'])
  expect(release.unprefixed).toEqual(new Set(['/blog/']))
  expect(release.search.es.results('inicio', 0).total).toBe(1)
  expect(release.search.en.results('inicio', 0).total).toBe(0)
})

/** Changes what a release says of itself. */
const describeRelease = async (root: string, changes: object): Promise<void> => {
  const file = join(root, 'release.json')
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...changes }))
}

it.each([
  ['its description is missing', (root: string) => rm(join(root, 'release.json'))],
  ['its description is cut off', (root: string) => writeFile(join(root, 'release.json'), '{"id": "r1"')],
  ['a policy is missing', (root: string) => describeRelease(root, { calculatorPolicy: undefined })],
  ['a policy would break the header', (root: string) => describeRelease(root, { policy: 'a\nb' })],
  ['it says that it is another one', (root: string) => describeRelease(root, { id: 'r7' })],
  ['it does not say what it was made from', (root: string) => describeRelease(root, { snapshot: undefined })],
  ['its content is missing', (root: string) => rm(join(root, 'content.json'))],
  ['its content is cut off', (root: string) => truncate(join(root, 'content.json'), 100)],
  [
    'its content is another one',
    (root: string) => writeFile(join(root, 'content.json'), snapshotBytes({ settings: { bankName: 'Other' } })),
  ],
  ['it has no home page', (root: string) => rm(join(root, 'site/index.html'))],
  ['it has no site', (root: string) => rm(join(root, 'site'), { recursive: true })],
  ['its search texts are missing', (root: string) => rm(join(root, 'search/es.json'))],
  ['its search texts are of another shape', (root: string) => writeFile(join(root, 'search/en.json'), '[{"title": 7}]')],
])('is refused when %s', async (_name, damage) => {
  await using folder = await temporaryDataFolder()
  const releases = join(folder.dataDir, 'releases')
  await writeRelease(folder.dataDir, 'r1')
  await loadRelease(releases, 'r1', undefined)
  await damage(join(releases, 'r1'))
  await expect(loadRelease(releases, 'r1', undefined)).rejects.toThrow()
})

it.each(['../r1', '..', '.', 'a/b', '', 'a\u0000b'])('a current file that holds %j names no release', async (name) => {
  await using folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1')
  await expect(loadRelease(join(folder.dataDir, 'releases'), name, undefined)).rejects.toThrow('names no release')
})
