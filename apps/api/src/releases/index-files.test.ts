import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDataFolder, writeRelease } from '../testing/data-folder.ts'
import { indexFiles } from './index-files.ts'

const indexOf = async (dataDir: string) => indexFiles(join(dataDir, 'releases', 'r1', 'site'))

it('lists every file once, with its compressed copies and its type', async () => {
  await using folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1', {
    files: { '/blog/index.html': '<p>Blog</p>', '/_astro/a.js': 'let a', '/media/a.webp': 'picture', '/archive.gz': 'a file of its own' },
    compressed: ['/blog/index.html', '/_astro/a.js'],
  })
  const files = await indexOf(folder.dataDir)
  expect([...files.keys()].sort()).toEqual(['/_astro/a.js', '/archive.gz', '/blog/index.html', '/index.html', '/media/a.webp'])
  expect(files.get('/blog/index.html')).toMatchObject({ type: 'text/html; charset=utf-8', size: 11, hashed: false })
  expect(Object.keys(files.get('/blog/index.html')?.encodings ?? {})).toEqual(['br', 'gzip'])
  expect(files.get('/media/a.webp')).toMatchObject({ type: 'image/webp', hashed: true, encodings: {} })
})

it('leaves out hidden files, links and the files for file hosts', async () => {
  await using folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1', {
    files: {
      '/.env': 'secret',
      '/.git/config': 'secret',
      '/a/.hidden/b.txt': 'secret',
      '/_headers': 'rules',
      '/_redirects': 'rules',
      '/.well-known/security.txt': 'Contact:',
    },
  })
  await writeFile(join(folder.dataDir, 'outside.txt'), 'secret')
  await symlink(join(folder.dataDir, 'outside.txt'), join(folder.dataDir, 'releases/r1/site/link.txt'))
  expect([...(await indexOf(folder.dataDir)).keys()].sort()).toEqual(['/.well-known/security.txt', '/index.html'])
})

it('gives a page another validator when its words change, and the same when they do not', async () => {
  await using folder = await temporaryDataFolder()
  const tagOf = async (words: string) => {
    await writeRelease(folder.dataDir, 'r1', { files: { '/blog/index.html': words } })
    return (await indexOf(folder.dataDir)).get('/blog/index.html')?.tag
  }
  const first = await tagOf('one')
  expect(await tagOf('two')).not.toBe(first)
  expect(await tagOf('one')).toBe(first)
})
