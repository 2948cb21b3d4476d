// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { CtaList as View } from './CtaList.tsx'
import { ctaList as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }
const links = [
  { title: { en: 'Ask' }, intro: { en: 'One conversation.' }, link: '/mortgage/' },
  { title: { en: 'Reckon' }, intro: { en: 'Any amount.' }, link: '/mortgage/dmi/', refresh: true },
]
const hrefs = (host: HTMLElement) => [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))

describe('CTA list', () => {
  it('[BLK-34] shows the headline, and title, intro and link of each entry', () => {
    const list = renderBlock(block, { headline: { en: 'Begin' }, links })
    expect(list.querySelector('h2')?.textContent).toBe('Begin')
    expect([...list.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Ask', 'Reckon'])
    expect([...list.querySelectorAll('li p')].map(({ textContent }) => textContent)).toEqual(['One conversation.', 'Any amount.'])
    expect(hrefs(list)).toEqual(['/en/mortgage/', '/mortgage/dmi/'])
    expect([...list.querySelectorAll('a')].map((link) => link.hasAttribute('data-astro-reload'))).toEqual([false, true])
  })

  it('[BLK-35] leads every entry to the override link, also those without a link of their own', () => {
    const list = renderBlock(block, { overrideLink: '/contact/', links: [...links, { title: { en: 'Call' } }] })
    expect(hrefs(list)).toEqual(['/en/contact/', '/en/contact/', '/en/contact/'])
    expect(list.querySelector('[data-astro-reload]')).toBeNull()
  })

  it.each(['list', 'columns'] as const)('[BLK-35] shows image, side headline and side text in the layout %s', (layout) => {
    const list = renderBlock(block, { layout, image: 'porch', sideHeadline: { en: 'Papers' }, sideSub: { en: 'As they are.' }, links })
    expect(list.querySelector('section')?.className).toContain(`cta-list-${layout}`)
    expect(list.querySelector('.cta-list-side img')?.getAttribute('src')).toMatch(/^\/media\/porch\./)
    expect(list.querySelector('.cta-list-side')?.textContent).toBe('PapersAs they are.')
  })

  it('[BLK-35] an empty layout means list, and its two layouts are laid out differently', () => {
    expect(renderBlock(block, { links }).querySelector('section')?.className).toContain('cta-list-list')
    const css = readFileSync(`${import.meta.dirname}/cta-list.css`, 'utf8')
    expect(css).toMatch(/\.cta-list-columns \.cta-list-entries \{\s*display: grid;\s*grid-template-columns: repeat\(3/)
    expect(css).toMatch(/\.cta-list-list\.cta-list-sided \.cta-list-body \{\s*display: grid/)
  })

  it('has no empty side without picture and side texts, and no link where none is given', () => {
    const list = renderBlock(block, { links: [{ title: { en: 'Call' } }] })
    expect(list.querySelector('.cta-list-side')).toBeNull()
    expect(list.querySelector('a')).toBeNull()
    expect(list.textContent).toBe('Call')
  })

  it('[BLK-03] is hidden without entries', () => {
    expect(renderBlock(block, { headline: { en: 'Begin' }, image: 'porch', links: [{ link: '/contact/' }] }).innerHTML).toBe('')
  })
})
