// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { FullWidthIllustration as View } from './FullWidthIllustration.tsx'
import { fullWidthIllustration as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }

describe('full-width illustration', () => {
  it('[BLK-39] shows headline, description, link with its words, foreground and background', () => {
    const shown = renderBlock(block, {
      headline: { en: 'Up early' },
      description: { en: 'Open at six.' },
      link: '/locations/',
      linkText: { en: 'Hours' },
      foreground: 'gulf-dawn-front',
      background: 'bridge-dusk',
    })
    expect(shown.querySelector('h2')?.textContent).toBe('Up early')
    expect(shown.querySelector('.lead')?.textContent).toBe('Open at six.')
    expect(shown.querySelector('a')?.getAttribute('href')).toBe('/en/locations/')
    expect(shown.querySelector('a')?.textContent).toBe('Hours')
    const pictures = [...shown.querySelectorAll('img')].map((image) => image.getAttribute('src')?.split('.')[0])
    // The later one is painted over the earlier one.
    expect(pictures).toEqual(['/media/bridge-dusk', '/media/gulf-dawn-front'])
  })

  it('[BLK-40] keeps the middle of its pictures with focusCenter, else their left edge', () => {
    const focus = (focusCenter?: boolean) =>
      renderBlock(block, { background: 'bridge-dusk', ...(focusCenter !== undefined && { focusCenter }) }).querySelector('section')
        ?.className
    expect(focus(true)).toContain('full-width-illustration-center')
    expect(focus(false)).toContain('full-width-illustration-left')
    expect(focus()).toBe(focus(false))
    const css = readFileSync(`${import.meta.dirname}/full-width-illustration.css`, 'utf8')
    expect([...css.matchAll(/object-position: ([^;]+);/g)].map(([, place]) => place)).toEqual(['0 100%', '50% 100%'])
  })

  it('[BLK-03] is hidden when nothing is filled in', () => {
    expect(renderBlock(block, { focusCenter: true, linkText: { en: 'Hours' } }).innerHTML).toBe('')
  })
})
