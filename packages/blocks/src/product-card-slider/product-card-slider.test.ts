// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { ProductCardSlider as View } from './ProductCardSlider.tsx'
import { productCardSlider as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }
const card = { name: { en: 'Everyday Checking' }, subline: { en: '$25 opens it.' }, photo: 'mailbox', link: '/personal/checking/' }
const cards = (count: number) => ({ cards: Array.from({ length: count }, () => card) })
const css = readFileSync(`${import.meta.dirname}/product-card-slider.css`, 'utf8')

/** The last value of a custom property that holds at a width, with the media queries applied in order. */
const valueAt = (width: number, property: string): string | undefined => {
  const parts = css.split(/@media \(max-width: (\d+)px\)/)
  const texts = [
    parts[0] ?? '',
    ...parts.flatMap((part, index) => (index % 2 === 1 && width <= Number(part) ? [parts[index + 1] ?? ''] : [])),
  ]
  return texts.flatMap((text) => [...text.matchAll(new RegExp(`--${property}: ([^;]+);`, 'g'))].map(([, value]) => value)).at(-1)
}

describe('product card slider', () => {
  it('[BLK-71] shows name, subline and photo of each card', () => {
    const item = renderBlock(block, cards(1)).querySelector('li')
    expect(item?.querySelector('h3')?.textContent).toBe('Everyday Checking')
    expect(item?.textContent).toContain('$25 opens it.')
    expect(item?.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/mailbox\./)
  })

  it.each([
    [1280, '4.2'],
    [1024, '4.2'],
    [1023, '3'],
    [900, '3'],
    [899, '2'],
    [640, '2'],
    [639, '1.25'],
  ])('[BLK-72] shows so many cards at %i px: %s', (width, shown) => {
    expect(valueAt(width, 'shown')).toBe(shown)
  })

  it.each([
    [4, 0],
    [5, 2],
    [6, 2],
  ])('[BLK-73] with %i cards has %i arrows', (count, arrows) => {
    expect(renderBlock(block, cards(count)).querySelectorAll('button')).toHaveLength(arrows)
  })

  it('[BLK-73] hides the arrows below 1024 px', () => {
    expect(css).toMatch(/max-width: 1023px\)[^@]*\.slider-arrows \{\s*display: none/)
  })

  it('[BLK-74] says Learn More where a card has no words for its link, in the language of the page', () => {
    const words = (language: 'en' | 'es') => renderBlock(block, cards(1), { language }).querySelector('.more span')?.textContent
    expect([words('en'), words('es')]).toEqual(['Learn More', 'Conozca más'])
  })

  it('[BLK-75] is titled Local Events when it has no title', () => {
    expect(renderBlock(block, cards(1)).querySelector('h2')?.textContent).toBe('Local Events')
    expect(renderBlock(block, { ...cards(1), title: { en: 'Accounts' } }).querySelector('h2')?.textContent).toBe('Accounts')
  })

  it('[LINK-10] loads the page of a card in full when its link is flagged', () => {
    const reloads = (refresh: boolean) =>
      renderBlock(block, { cards: [{ ...card, refresh }] })
        .querySelector('a')
        ?.hasAttribute('data-astro-reload')
    expect([reloads(false), reloads(true)]).toEqual([false, true])
  })

  it.each([
    [890, '35px'],
    [640, '35px'],
    [639, '25px'],
    [320, '25px'],
  ])('[CONST-01] [CONST-02] [D-CONST-1] at a width of %i px it starts %s from the left', (width, offset) => {
    expect(valueAt(width, 'offset')).toBe(offset)
  })

  it('[CONST-02] starts at the text column above 890 px', () => {
    expect(valueAt(1280, 'offset')).toBe('calc((100% - 890px) / 2)')
  })

  it('[BLK-03] is hidden without cards', () => {
    expect(renderBlock(block, { title: { en: 'Accounts' }, cards: [{ link: '/personal/' }] }).innerHTML).toBe('')
  })
})
