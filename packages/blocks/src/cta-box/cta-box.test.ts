import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { markupOf } from '../testing/markup.ts'
import { CtaBox } from './CtaBox.tsx'
import { ctaBox, ctaBoxOrientations, ctaBoxShadows } from './schema.ts'
import { toProps } from './toProps.ts'

const show = markupOf({ schema: ctaBox, toProps, View: CtaBox })
const css = readFileSync(new URL('cta-box.css', import.meta.url), 'utf8')
const iconStyles = readFileSync(new URL('scam-icons/scam-icons.css', import.meta.url), 'utf8')
const headline = { en: 'Start small' }
const box = { headline, image: 'seedling' }

describe('CTA box', () => {
  it('[BLK-25] shows headline, description, button and image', () => {
    const html = show({ ...box, description: { en: 'With $25.' }, buttonLink: '/account-products/', buttonText: { en: 'Begin' } })
    expect(html).toContain('<h2>Start small</h2>')
    expect(html).toContain('With $25.')
    expect(html).toMatch(/<a href="\/en\/account-products\/" class="button button-go"[^>]*><span>Begin/)
    expect(html).toContain('/media/seedling.')
  })

  it.each([
    ['primary', 'class="button button-go"'],
    ['outline', 'class="button button-line"'],
    ['text', 'class="more"'],
  ] as const)('[BLK-25] button style %s', (buttonStyle, expected) => {
    expect(show({ headline, buttonLink: '/contact/', buttonStyle })).toContain(expected)
  })

  it.each(ctaBoxOrientations)('[BLK-25] image at the %s', (imageOrientation) => {
    expect(show({ ...box, imageOrientation })).toContain(`cta-box-image-${imageOrientation}`)
  })

  it.each([
    ['BLK-26', 'standard', 5],
    ['BLK-27', 'mini', 4],
    ['BLK-28', 'full', 6],
  ] as const)('[%s] layout %s is %i of 12 columns wide', (_id, layout, columns) => {
    expect(show({ headline, layout })).toContain(`cta-box-words cta-box-${layout}`)
    expect(css).toMatch(new RegExp(`\\.cta-box-${layout} \\{\\s*--columns: ${columns};`))
    expect(css).toContain('grid-template-columns: repeat(12, minmax(0, 1fr))')
  })

  it('[BLK-26] an empty layout means standard', () => {
    expect(show({ headline })).toContain('cta-box-words cta-box-standard')
  })

  it.each([
    ['small', 268],
    ['medium', 390],
    ['large', 468],
  ] as const)('[BLK-29] shape %s is a circle of %i px', (imageShape, pixels) => {
    expect(show({ ...box, imageShape })).toContain(`cta-box-figure cta-box-${imageShape}`)
    expect(css).toMatch(new RegExp(`\\.cta-box-${imageShape} \\{\\s*--circle: ${pixels}px;`))
  })

  it('shows the picture uncropped without a shape', () => {
    expect(show(box)).toMatch(/class="cta-box-figure"/)
  })

  it('[BLK-30] its four shadows are moved to four corners', () => {
    const moves = ctaBoxShadows.map((imageShadow) => {
      expect(show({ ...box, imageShadow })).toContain(`cta-box-shadow-${imageShadow}`)
      return new RegExp(`\\.cta-box-shadow-${imageShadow}::before \\{\\s*translate: (.*);`).exec(css)?.[1]
    })
    expect(moves).not.toContain(undefined)
    expect(new Set(moves).size).toBe(4)
  })

  it.each([
    ['dark-blue-bubbles', true],
    ['white-bubbles', false],
    ['dark-blue-petals', true],
  ] as const)('[BLK-31] background %s is drawn, with words in the ink that reads on it', (background, dark) => {
    const html = show({ headline, background })
    expect(html).toContain(`cta-box-${background}`)
    expect(html?.includes('on-dark')).toBe(dark)
    expect(css).toContain(`styles/assets/${background}.svg`)
  })

  it.each([
    ['#0b2440', true],
    ['#fff', false],
    ['#1F5F4A', true],
    ['#f6c48f', false],
  ] as const)('[BLK-32] background %s is painted, with words in the ink that reads on it', (background, dark) => {
    const html = show({ headline, background })
    expect(html).toContain(`fill="${background}"`)
    expect(html).not.toContain('style=')
    expect(html?.includes('on-dark')).toBe(dark)
  })

  it('[BLK-33] rotating-scam-icons shows six fraud icons that go round in a minute and can be stopped', () => {
    const html = show({ ...box, imageShape: 'medium', customAnimation: 'rotating-scam-icons' })
    const icons = [...(html?.matchAll(/<span class="cta-box-hook">(<svg class="spot".*?<\/svg>)/g) ?? [])].map(([, icon]) => icon)
    expect(new Set(icons).size).toBe(6)
    expect(html).toMatch(/type="checkbox".*Stop the motion/)
    expect(iconStyles).toContain('animation: cta-box-round 60s linear infinite')
    expect(iconStyles.match(/var\(--held, running\)/g)).toHaveLength(2)
    expect(iconStyles).toMatch(/:root:has\(\.motion-switch :checked\),\s*\.cta-box:has\(a:focus\) \{\s*--held: paused/)
    expect(iconStyles).toMatch(/@media \(hover: hover\) \{\s*\.cta-box-figure:hover[^{]*\{\s*--held: paused/)
  })

  it('moves nothing without an animation', () => {
    expect(show(box)).not.toContain('cta-box-orbit')
  })

  it('[BLK-03] is hidden when it has nothing to show', () => {
    expect(show({ background: '#0b2440', buttonText: { en: 'Begin' } })).toBeUndefined()
    expect(show({ buttonLink: '/contact/' })).toContain('Learn More')
  })
})
