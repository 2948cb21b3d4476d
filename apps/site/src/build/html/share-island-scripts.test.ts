import { expect, it } from 'vitest'
import { sharedTexts } from '../files/shared-texts.ts'
import { rewriteAll } from '../testing/small-site.ts'
import { shareIslandScripts } from './share-island-scripts.ts'

const styles = '<link rel="stylesheet" href="/_astro/a.css">'
const page = (body: string) => `<html><head><script>early()</script>${styles}</head><body>${body}</body></html>`

it('pages fetch the scripts of their islands from one file, before anything of the body, and keep their other scripts', async () => {
  const island = '<astro-island uid="1"></astro-island>'
  const shared = sharedTexts()
  const { home, other, still } = await rewriteAll(
    {
      home: page(`<script>wake("$&")</script><script>define()</script>${island}<script>late()</script><script>define()</script>${island}`),
      other: page(`<p></p><script>wake("$&")</script><script>define()</script>${island}`),
      still: page('<script>late()</script>'),
    },
    [shareIslandScripts(shared)],
  )
  const [, address = ''] = /<script src="([^"]+)"><\/script><link rel="stylesheet"/.exec(home) ?? []
  expect(shared.take()).toEqual([{ address, text: 'wake("$&")\ndefine()' }])
  expect(home).toContain(`<body>${island}<script>late()</script>`)
  expect(other).toBe(
    `<html><head><script>early()</script><script src="${address}"></script>${styles}</head><body><p></p>${island}</body></html>`,
  )
  expect(still).toBe(page('<script>late()</script>'))
})

it.each([
  ['scripts before its islands', page('<astro-island></astro-island><script>define()</script>')],
  ['stylesheets', '<html><head></head><body><script>define()</script><astro-island></astro-island></body></html>'],
])('a page without %s no longer fits and is refused', async (_what, html) => {
  await expect(shareIslandScripts(sharedTexts())(html)).rejects.toThrow('not where Astro puts them')
})
