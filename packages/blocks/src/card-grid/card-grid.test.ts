// @vitest-environment jsdom
import { Mail, Phone } from 'lucide'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { CardGrid as View } from './CardGrid.tsx'
import { cardGrid as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }
const card = {
  icon: { en: 'phone', es: 'mail' },
  intro: { en: 'Until seven.', es: 'Hasta las siete.' },
  title: { en: 'Call', es: 'Escriba' },
  link: { en: '/contact/', es: '/espanol/' },
  linkText: { en: 'The number', es: 'La dirección' },
}

describe('card grid', () => {
  it('[BLK-20] shows icon, intro, title, link and its words on each card', () => {
    const items = [...renderBlock(block, { cards: [card, card] }).querySelectorAll('li')]
    expect(items).toHaveLength(2)
    for (const item of items) {
      expect(item.querySelector('svg.card-grid-icon path')?.getAttribute('d')).toBe(Phone[0]?.[1]['d'])
      expect(item.querySelector('.h4')?.textContent).toBe('Call')
      expect(item.querySelector('p')?.textContent).toBe('Until seven.')
      expect(item.querySelector('a')?.getAttribute('href')).toBe('/en/contact/')
      expect(item.querySelector('a')?.textContent).toBe('The number')
    }
  })

  it('[BLK-21] shows the Spanish icon, intro, title, link and words on a Spanish page', () => {
    const item = renderBlock(block, { cards: [card] }, { language: 'es' })
    expect(item.querySelector('svg.card-grid-icon path')?.getAttribute('d')).toBe(Mail[0]?.[1]['d'])
    expect(item.querySelector('.h4')?.textContent).toBe('Escriba')
    expect(item.querySelector('p')?.textContent).toBe('Hasta las siete.')
    expect(item.querySelector('a')?.getAttribute('href')).toBe('/espanol/')
    expect(item.querySelector('a')?.textContent).toBe('La dirección')
  })

  it('[BLK-21] falls back to English, and says so, for what has no Spanish', () => {
    const english = { icon: { en: 'phone' }, title: { en: 'Call' }, link: { en: '/contact/' }, linkText: { en: 'The number' } }
    const item = renderBlock(block, { cards: [english] }, { language: 'es' })
    expect(item.querySelector('.h4')?.getAttribute('lang')).toBe('en')
    expect(item.querySelector('a')?.getAttribute('href')).toBe('/es/contact/')
    expect(item.querySelector('svg.card-grid-icon path')?.getAttribute('d')).toBe(Phone[0]?.[1]['d'])
  })

  it.each([[[]], [[{ icon: { en: 'phone' } }]], [undefined]])('[BLK-03] is hidden with %j for its cards', (cards) => {
    expect(renderBlock(block, { headline: { en: 'At the counter' }, ...(cards && { cards }) }).innerHTML).toBe('')
  })

  it('refuses an icon that nobody has drawn, in either language', () => {
    const problem = (icon: object) => schema.schema.safeParse({ id: 'grid', kind: 'cardGrid', cards: [{ icon }] }).error?.issues[0]?.message
    expect(problem({ en: 'phoenix' })).toMatch(/^must be the name of an icon/)
    expect(problem({ en: 'phone', es: 'fénix' })).toMatch(/^must be the name of an icon/)
  })
})
