import { describe, expect, it } from 'vitest'
import { sharedTexts } from '../files/shared-texts.ts'
import { assetsOf, rewriteAll } from '../testing/small-site.ts'
import { bundleStyles } from './bundle-styles.ts'

const page = (...kinds: readonly string[]) =>
  `<!doctype html><html><head><link rel="stylesheet" href="/_astro/base.css"><meta charset="utf-8">${kinds.map((kind) => `<link rel="stylesheet" href="/_astro/${kind}.css" data-block-styles>`).join('')}<link rel="stylesheet" href="/_astro/router.css"></head><body></body></html>`

const assets = assetsOf({ '_astro/base.css': 'a{}', '_astro/router.css': 'r{}', '_astro/banner.css': 'b{}', '_astro/faq.css': 'f{}' })

const linksIn = (html: string): readonly string[] => [...html.matchAll(/href="([^"]+)"/g)].flatMap((match) => match[1] ?? [])

describe('bundling of styles', () => {
  it('joins what all pages share into one file and each set of blocks into another, in order', async () => {
    const texts = sharedTexts()
    const { home, other } = await rewriteAll({ home: page('banner', 'faq'), other: page('banner') }, [bundleStyles(assets, texts)])
    const [shared = '', blocks = ''] = linksIn(home)
    const [sharedToo, own] = linksIn(other)
    expect(sharedToo).toBe(shared)
    expect(own).not.toBe(blocks)
    const bundles = new Map(texts.take().map(({ address, text }) => [address, text]))
    expect(bundles.get(shared)).toBe('a{}\nr{}')
    expect(bundles.get(blocks)).toBe('b{}\nf{}')
    expect(linksIn(home)).toHaveLength(2)
  })

  it('moves the inline styles that islands bring into the head', async () => {
    const html = page().replace('<body>', '<body><header><style>astro-island{display:contents}</style>')
    const { home } = await rewriteAll({ home: html }, [bundleStyles(assets, sharedTexts())])
    expect(home).toMatch(/<style>astro-island\{display:contents\}<\/style><\/head><body><header><\/body>/)
  })
})
