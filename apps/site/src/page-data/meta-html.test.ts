import { describe, expect, it } from 'vitest'
import { parseMetaHtml } from './meta-html.ts'

describe('meta HTML of a page', () => {
  it('keeps meta, title and harmless links, and reports what it drops (D-SEO-5)', () => {
    const own = parseMetaHtml(
      '<meta name="robots" content="nofollow"><script>alert(1)</script><link rel="stylesheet" href="/x.css"><link rel="next" href="/en/b/"><meta charset="utf-8">',
    )
    expect(own.meta).toEqual([{ name: 'robots', content: 'nofollow' }])
    expect(own.links).toEqual([{ rel: 'next', href: '/en/b/' }])
    expect(own.dropped).toHaveLength(3)
  })

  it.each([
    ['a style', '<style>body{}</style>'],
    ['a frame', '<iframe src="/x/"></iframe>'],
    ['a base address', '<base href="https://elsewhere.example/">'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://elsewhere.example/">'],
    ['a style sheet', '<link rel="stylesheet" href="/x.css">'],
    ['a preload', '<link rel="preload" href="/x.js" as="script">'],
    ['a manifest', '<link rel="manifest" href="/x.json">'],
    ['a link without an address', '<link rel="canonical">'],
    ['a name without a content', '<meta name="robots">'],
  ])('[D-SEO-5] drops and reports %s', (_name, html) => {
    expect(parseMetaHtml(html)).toEqual({ title: undefined, meta: [], links: [], dropped: [html.replace(/<\/iframe>/, '</iframe>')] })
  })

  it.each(['canonical', 'alternate', 'icon', 'prev', 'next', 'author', 'license'])(
    '[SEO-10] [D-SEO-5] keeps links of relation %s',
    (rel) => {
      expect(parseMetaHtml(`<link rel="${rel}" href="/x/?a=1&amp;b=2">`).links).toEqual([{ rel, href: '/x/?a=1&b=2' }])
    },
  )

  it('is empty for no text', () => {
    expect(parseMetaHtml(undefined)).toEqual({ title: undefined, meta: [], links: [], dropped: [] })
  })
})
