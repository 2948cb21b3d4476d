// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { ServiceLinkList as View } from './ServiceLinkList.tsx'
import { serviceLinkList as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }
const row = { name: { en: 'Remote deposit', es: 'Depósito remoto' }, subline: { en: 'A scanner.' }, uri: '/business/' }

describe('service link list', () => {
  it('[BLK-68] shows name and subline of each item and leads to its uri', () => {
    const [first, second] = renderBlock(block, { links: [row, { ...row, uri: '/mortgage/dmi/', refresh: true }] }).querySelectorAll('li')
    expect(first?.querySelector('b')?.textContent).toBe('Remote deposit')
    expect(first?.querySelector('span')?.textContent).toBe('A scanner.')
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/en/business/')
    expect(second?.querySelector('a')?.getAttribute('href')).toBe('/mortgage/dmi/')
    expect(second?.querySelector('a')?.hasAttribute('data-astro-reload')).toBe(true)
  })

  it('[BLK-68] shows an item without a uri as words, never as a link to nowhere', () => {
    const list = renderBlock(block, { links: [{ name: row.name }] })
    expect(list.textContent).toBe('Remote deposit')
    expect(list.querySelector('a')).toBeNull()
  })

  it('[BLK-03] is hidden without items', () => {
    expect(renderBlock(block, { headline: { en: 'For the office' }, links: [{ uri: '/business/' }] }).innerHTML).toBe('')
    expect(renderBlock(block, { headline: { en: 'For the office' } }).innerHTML).toBe('')
  })
})
