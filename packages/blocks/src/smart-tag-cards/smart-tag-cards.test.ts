// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { SmartTagCards as View } from './SmartTagCards.tsx'
import { smartTagCards as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }
const content = {
  records: {
    'smart-tag-cards': [
      {
        id: 'storm-en',
        title: 'Storm',
        intro: 'Papers.',
        link: '/fraud/',
        linkText: 'Read',
        photo: 'gulf-dawn',
        Category: ['weather', 'family'],
      },
      { id: 'storm-es', title: 'Tormenta', link: '/fraud/', Category: ['weather', 'family'] },
      { id: 'flood-en', title: 'Flood', Category: ['home', 'weather'] },
      { id: 'pine', title: 'Pine', Category: ['land'] },
      { id: 'untagged-en', title: 'Untagged' },
    ],
  },
}
const titles = (Category: string[], language: 'en' | 'es' = 'en') =>
  [...renderBlock(block, { Category }, { content, language }).querySelectorAll('li .h3')].map(({ textContent }) => textContent)

describe('smart tag cards', () => {
  it('[BLK-54] show headline, body, the picture on top and the one at the bottom', () => {
    const host = renderBlock(
      block,
      { headline: { en: 'Season' }, headlineBody: { en: 'In May.' }, topImage: 'bayou', bottomImage: 'longleaf', Category: ['weather'] },
      { content },
    )
    expect(host.querySelector('h2')?.textContent).toBe('Season')
    expect(host.querySelector('.lead')?.textContent).toBe('In May.')
    const pictures = [...host.querySelectorAll('img')].map((image) => image.getAttribute('src')?.split('.')[0])
    expect(pictures).toEqual(['/media/bayou', '/media/gulf-dawn', '/media/longleaf'])
  })

  it('show title, intro, photo and link of a card', () => {
    const card = renderBlock(block, { Category: ['family'] }, { content }).querySelector('li')
    expect(card?.textContent).toBe('StormPapers.Read')
    expect(card?.querySelector('a')?.getAttribute('href')).toBe('/en/fraud/')
    expect(card?.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/gulf-dawn\./)
  })

  it('[LINK-10] [D-LINK-13] have a link that loads as a full page when it is flagged so', () => {
    const refreshOf = (refresh: boolean) => {
      const cards = [{ id: 'rates-en', title: 'Rates', link: '/rates/', refresh, Category: ['home'] }]
      const host = renderBlock(block, { Category: ['home'] }, { content: { records: { 'smart-tag-cards': cards } } })
      return host.querySelector('a')?.hasAttribute('data-astro-reload')
    }
    expect([refreshOf(true), refreshOf(false)]).toEqual([true, false])
  })

  it('[BLK-55] leave out cards of the other language, without fallback', () => {
    expect(titles(['weather'])).toEqual(['Storm', 'Flood'])
    expect(titles(['weather'], 'es')).toEqual(['Tormenta'])
    expect(titles(['home'], 'es')).toEqual([])
  })

  it('[BLK-55] count a card without a language in its id as English', () => {
    expect(titles(['land'])).toEqual(['Pine'])
    expect(titles(['land'], 'es')).toEqual([])
  })

  it('[BLK-56] [BLK-92] leave out cards that share no category, and cards without any', () => {
    expect(titles(['family'])).toEqual(['Storm'])
    expect(titles(['home', 'land'])).toEqual(['Flood', 'Pine'])
    expect(titles(['business'])).toEqual([])
  })

  it('[BLK-92] block and card each have a list of categories', () => {
    expect(schema.schema.safeParse({ id: 'a', kind: 'smartTagCards', Category: ['home', 'land'] }).success).toBe(true)
    expect(schema.schema.safeParse({ id: 'a', kind: 'smartTagCards', Category: 'home' }).success).toBe(false)
    expect(titles(['family', 'home', 'land', 'weather'])).toEqual(['Storm', 'Flood', 'Pine'])
  })

  it('[BLK-03] are hidden when no card is left, whatever else is filled in', () => {
    const fields = { headline: { en: 'Season' }, topImage: 'bayou' }
    expect(renderBlock(block, { ...fields, Category: ['home'] }, { content, language: 'es' }).innerHTML).toBe('')
    expect(renderBlock(block, fields, { content }).innerHTML).toBe('')
  })
})
