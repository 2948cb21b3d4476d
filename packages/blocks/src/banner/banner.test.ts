import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { markupOf } from '../testing/markup.ts'
import { Banner } from './Banner.tsx'
import { banner } from './schema.ts'
import { toProps } from './toProps.ts'

const show = markupOf({ schema: banner, toProps, View: Banner })
const headline = { en: 'Good morning', es: 'Buenos días' }

describe('banner', () => {
  it('[BLK-09] shows headline, description and link with its text', () => {
    const html = show({ headline, description: { en: 'We are open.' }, link: '/locations/', linkText: { en: 'Find a branch' } })
    expect(html).toContain('<h1 class="display">Good morning</h1>')
    expect(html).toContain('We are open.')
    expect(html).toMatch(/<a href="\/en\/locations\/"[^>]*><span>Find a branch<\/span><\/a>/)
  })

  it('[BLK-10] shows the background image at once, with its words for screen readers', () => {
    expect(show({ headline, backgroundImage: 'bayou' })).toMatch(
      /<img[^>]*alt="An egret under cypress trees in morning mist"[^>]*loading="eager"/,
    )
  })

  it.each([
    ['white', 'banner-white on-dark'],
    ['navy', 'banner-navy"'],
    [undefined, 'banner-navy"'],
  ] as const)('[BLK-11] text color %s', (textColor, expected) => {
    expect(show({ headline, ...(textColor && { textColor }) })).toContain(expected)
  })

  it('[BLK-12] small and medium differ, and are not equally high', () => {
    expect(show({ headline, backgroundImage: 'bayou', size: 'small' })).toContain('banner-small banner-side')
    expect(show({ headline, backgroundImage: 'bayou', size: 'medium' })).toContain('banner-medium banner-sheet')
    const css = readFileSync(new URL('banner.css', import.meta.url), 'utf8')
    expect(css).toMatch(/\.banner-sky \{[^}]*min-height: clamp\(680px, 53vw, 900px\)/)
    expect(css).toMatch(/\.banner-side \{[^}]*min-height: 420px/)
  })

  it('puts words into the sky only when the picture was drawn for it, with its own crop for phones', () => {
    const html = show({ headline, backgroundImage: 'gulf-dawn-wide', tallImage: 'gulf-dawn-tall' })
    expect(html).toContain('banner-sky')
    expect(html).toMatch(/<source media="\(max-width: 559px\)"[^>]*gulf-dawn-tall/)
  })

  it('[BLK-03] is hidden when it has nothing to show', () => {
    expect(show({ linkText: { en: 'Find a branch' }, headline: { en: ' ' }, size: 'small' })).toBeUndefined()
    expect(show({ link: '/locations/' })).toContain('Learn More')
  })

  it('marks a headline that is missing in Spanish as English', () => {
    expect(show({ headline: { en: 'Good morning' } }, 'es')).toContain('<h1 class="display" lang="en">Good morning</h1>')
  })
})
