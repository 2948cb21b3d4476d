import { Phone } from 'lucide'
import { describe, expect, it } from 'vitest'
import { markupOf } from '../testing/markup.ts'
import { Callout } from './Callout.tsx'
import { callout, calloutLayouts } from './schema.ts'
import { toProps } from './toProps.ts'

const show = markupOf({ schema: callout, toProps, View: Callout })
const headline = { en: 'Before the storm' }

describe('callout', () => {
  it('[BLK-16] shows headline, description, link with its text, image and the picture behind it', () => {
    const html = show({
      headline,
      description: { en: 'Pack a bag.' },
      link: '/learn/',
      linkText: { en: 'What to pack' },
      image: 'porch',
      bgimage: 'bayou',
    })
    expect(html).toContain('Before the storm</h2>')
    expect(html).toContain('Pack a bag.')
    expect(html).toMatch(/<a href="\/en\/learn\/"[^>]*><span>What to pack/)
    expect(html).toContain('/media/porch.')
    expect(html).toMatch(/callout-background" src="\/media\/bayou\./)
  })

  it('[BLK-17] its five layouts are distinct', () => {
    const shown = calloutLayouts.map((layout) => show({ headline, image: 'porch', layout, cardOne: { title: { en: 'One' } } }))
    expect(new Set(shown).size).toBe(5)
    for (const [index, layout] of calloutLayouts.entries()) expect(shown[index]).toMatch(new RegExp(`class="callout callout-${layout}[ "]`))
  })

  it('[BLK-17] an empty layout means image', () => {
    expect(show({ headline })).toContain('callout callout-image')
  })

  const cards = {
    cardOne: { icon: 'phone', title: { en: 'One' } },
    cardTwo: { title: { en: 'Two' } },
    cardThree: { intro: { en: 'Three' } },
    cardFour: { title: { en: 'Four' }, link: '/four/', linkText: { en: 'Go' } },
  } as const

  it('[BLK-18] shows card one to card four, in order, in the cards layout', () => {
    const html = show({ headline, layout: 'cards', ...cards }) ?? ''
    expect([...html.matchAll(/One|Two|Three|Four/g)].map(([word]) => word)).toEqual(['One', 'Two', 'Three', 'Four'])
    expect(html.match(/<li/g)).toHaveLength(4)
    expect(html).toMatch(/<li[^>]*><svg [^>]*class="[^"]*callout-icon/)
    expect(html).toContain(String(Phone[0]?.[1]['d']))
    expect(html).toMatch(/<a href="\/en\/four\/"[^>]*><span>Go<\/span>/)
  })

  it('[BLK-18] shows no cards in other layouts, and none that says nothing', () => {
    expect(show({ headline, layout: 'solo', ...cards })).not.toContain('<li')
    expect(show({ headline, layout: 'cards', cardOne: { icon: 'phone' } })).not.toContain('<li')
  })

  it('[BLK-03] is hidden when it has nothing to show', () => {
    expect(show({ layout: 'cards', cardOne: {}, linkText: { en: 'Read' } })).toBeUndefined()
    expect(show({ link: '/learn/' })).toContain('Learn More')
  })
})
