import { describe, expect, it } from 'vitest'
import { markupOf } from '../testing/markup.ts'
import { SimpleContent } from './SimpleContent.tsx'
import { simpleContent } from './schema.ts'
import { toProps } from './toProps.ts'

const show = markupOf({ schema: simpleContent, toProps, View: SimpleContent })

describe('simple content', () => {
  it('[BLK-57] renders its content as HTML, without scripts', () => {
    const html = show({ content: { en: '<h2>Fees</h2><p>There are <em>none</em>.</p><script>alert(1)</script>' } })
    expect(html).toContain('<h2>Fees</h2><p>There are <em>none</em>.</p>')
    expect(html).not.toContain('script')
  })

  it('puts the links in it under the link rules', () => {
    expect(show({ content: { en: '<p><a href="/personal/">Accounts</a></p>' } }, 'es')).toContain('href="/es/personal/"')
  })

  it('marks English words on a Spanish page', () => {
    expect(show({ content: { en: '<p>Notice</p>' } }, 'es')).toMatch(/<div class="rich text" lang="en"><p>Notice/)
  })

  it('[BLK-03] is hidden when its HTML holds nothing', () => {
    expect(show({ content: { en: '<p>&nbsp;</p>' } })).toBeUndefined()
  })
})
