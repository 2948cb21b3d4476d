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

  it('is empty for no text', () => {
    expect(parseMetaHtml(undefined)).toEqual({ title: undefined, meta: [], links: [], dropped: [] })
  })
})
