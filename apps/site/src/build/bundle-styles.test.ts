import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleStyles } from './bundle-styles.ts'
import { rewriteSite, smallSite } from './testing/small-site.ts'

const page = (...kinds: readonly string[]) =>
  `<!doctype html><html><head><link rel="stylesheet" href="/_astro/base.css"><meta charset="utf-8">${kinds.map((kind) => `<link rel="stylesheet" href="/_astro/${kind}.css" data-block-styles>`).join('')}<link rel="stylesheet" href="/_astro/router.css"></head><body></body></html>`

describe('bundling of styles', () => {
  it('joins what all pages share into one file and each set of blocks into another, in order', async () => {
    const site = await smallSite({
      '_astro/base.css': 'a{}',
      '_astro/router.css': 'r{}',
      '_astro/banner.css': 'b{}',
      '_astro/faq.css': 'f{}',
      'en/index.html': page('banner', 'faq'),
      'en/other/index.html': page('banner'),
    })
    const { dir } = site
    await rewriteSite(site, [bundleStyles(dir)])
    const linksIn = async (file: string) =>
      [...(await readFile(join(dir, file), 'utf8')).matchAll(/href="([^"]+)"/g)].flatMap((match) => match[1] ?? [])
    const [shared, blocks] = await linksIn('en/index.html')
    const [sharedToo, own] = await linksIn('en/other/index.html')
    expect(sharedToo).toBe(shared)
    expect(own).not.toBe(blocks)
    expect(await readFile(join(dir, shared ?? ''), 'utf8')).toBe('a{}\nr{}')
    expect(await readFile(join(dir, blocks ?? ''), 'utf8')).toBe('b{}\nf{}')
    expect(await linksIn('en/index.html')).toHaveLength(2)
  })

  it('moves the inline styles that islands bring into the head', async () => {
    const site = await smallSite({
      '_astro/base.css': 'a{}',
      '_astro/router.css': 'r{}',
      'en/index.html': page().replace('<body>', '<body><header><style>astro-island{display:contents}</style>'),
    })
    const { dir } = site
    await rewriteSite(site, [bundleStyles(dir)])
    expect(await readFile(join(dir, 'en/index.html'), 'utf8')).toMatch(
      /<style>astro-island\{display:contents\}<\/style><\/head><body><header><\/body>/,
    )
  })
})
