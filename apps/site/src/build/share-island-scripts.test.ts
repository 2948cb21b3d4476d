import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shareIslandScripts } from './share-island-scripts.ts'
import { rewriteSite, smallSite } from './testing/small-site.ts'

const styles = '<link rel="stylesheet" href="/_astro/a.css">'
const page = (body: string) => `<html><head><script>early()</script>${styles}</head><body>${body}</body></html>`

it('pages fetch the scripts of their islands from one file, before anything of the body, and keep their other scripts', async () => {
  const island = '<astro-island uid="1"></astro-island>'
  const site = await smallSite({
    '_astro/a.css': '',
    'en/index.html': page(
      `<script>wake("$&")</script><script>define()</script>${island}<script>late()</script><script>define()</script>${island}`,
    ),
    'en/other/index.html': page(`<p></p><script>wake("$&")</script><script>define()</script>${island}`),
    'en/still/index.html': page('<script>late()</script>'),
  })
  const { dir } = site
  await rewriteSite(site, [shareIslandScripts(dir)])
  const [home = '', other = '', still = ''] = await Promise.all(
    ['en/index.html', 'en/other/index.html', 'en/still/index.html'].map((file) => readFile(join(dir, file), 'utf8')),
  )
  const [, address = ''] = /<script src="([^"]+)"><\/script><link rel="stylesheet"/.exec(home) ?? []
  expect(await readFile(join(dir, address), 'utf8')).toBe('wake("$&")\ndefine()')
  expect(home).toContain(`<body>${island}<script>late()</script>`)
  expect(other).toBe(
    `<html><head><script>early()</script><script src="${address}"></script>${styles}</head><body><p></p>${island}</body></html>`,
  )
  expect(still).toBe(page('<script>late()</script>'))
})
