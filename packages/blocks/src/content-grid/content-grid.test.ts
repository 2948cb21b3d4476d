import { describe, expect, it } from 'vitest'
import { markupOf } from '../testing/markup.ts'
import { ContentGrid } from './ContentGrid.tsx'
import { contentGrid, contentGridLayouts } from './schema.ts'
import { toProps } from './toProps.ts'

const show = markupOf({ schema: contentGrid, toProps, View: ContentGrid })
const headline = { en: 'A first home' }

describe('content grid', () => {
  it('[BLK-22] shows headline, description, link with its text, side title, side body and image', () => {
    const html = show({
      headline,
      description: { en: 'We know the flood maps.' },
      link: '/mortgage/',
      linkText: { en: 'Start' },
      sideTitle: { en: 'Good to know' },
      sideBody: { en: '<p>Ask about <b>points</b>.</p>' },
      image: 'porch',
    })
    expect(html).toContain('<h2>A first home</h2>')
    expect(html).toContain('We know the flood maps.')
    expect(html).toMatch(/<a href="\/en\/mortgage\/"[^>]*><span>Start/)
    expect(html).toContain('Good to know</h3>')
    expect(html).toContain('<p>Ask about <b>points</b>.</p>')
    expect(html).toContain('/media/porch.')
  })

  it('[BLK-23] its three layouts are distinct', () => {
    const shown = contentGridLayouts.map((layout) => show({ headline, image: 'porch', layout }))
    expect(new Set(shown).size).toBe(3)
    for (const [index, layout] of contentGridLayouts.entries()) expect(shown[index]).toContain(`content-grid-${layout}`)
  })

  it('[BLK-23] an empty layout means simple', () => {
    expect(show({ headline })).toContain('content-grid-simple')
  })

  it('[BLK-03] is hidden when it has nothing to show', () => {
    expect(show({ layout: 'popout', sideBody: { en: '<p></p>' } })).toBeUndefined()
    expect(show({ link: '/mortgage/' })).toContain('Learn More')
  })
})
