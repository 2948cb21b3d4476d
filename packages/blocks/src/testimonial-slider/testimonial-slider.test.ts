// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { testimonialSlider as schema } from './schema.ts'
import { TestimonialSlider as View } from './TestimonialSlider.tsx'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }
const quote = {
  image: 'portrait-a',
  quote: { en: 'They called back.', es: 'Me llamaron.' },
  name: 'Denise Guidry',
  detail: { en: 'Eunice, Louisiana' },
}
const css = readFileSync(`${import.meta.dirname}/testimonial-slider.css`, 'utf8')

describe('testimonial slider', () => {
  it('[BLK-58] shows title, subtitle, background, and image, quote and name of each', () => {
    const host = renderBlock(block, {
      title: { en: 'In their words' },
      subtitle: { en: 'Neighbors' },
      background: '#0b2440',
      testimonials: [quote],
    })
    expect(host.querySelector('h2')?.textContent).toBe('In their words')
    expect(host.querySelector('.label')?.textContent).toBe('Neighbors')
    expect(host.querySelector('rect')?.getAttribute('fill')).toBe('#0b2440')
    expect(host.querySelector('section')?.className).toContain('on-dark')
    expect(host.querySelector('blockquote')?.textContent).toBe('They called back.')
    expect(host.querySelector('figcaption')?.textContent).toBe('Denise GuidryEunice, Louisiana')
    expect(host.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/portrait-a\./)
  })

  it('[BLK-59] shows three, two below 960 px and one below 640 px', () => {
    expect([...css.matchAll(/(?:max-width: (\d+)px\)[^@]*?)?--shown: (\d)/g)].map(([, width, shown]) => [width, shown])).toEqual([
      [undefined, '3'],
      ['959', '2'],
      ['639', '1'],
    ])
  })

  it('[BLK-61] has two arrows whatever the number of quotes, and no dots', () => {
    const host = renderBlock(block, { testimonials: [quote] })
    expect([...host.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual(['Previous', 'Next'])
  })

  it('[BLK-03] is hidden when nobody is quoted', () => {
    expect(renderBlock(block, { title: { en: 'In their words' }, testimonials: [{ name: 'Denise Guidry' }] }).innerHTML).toBe('')
  })
})
