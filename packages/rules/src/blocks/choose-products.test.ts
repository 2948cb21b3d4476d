import { describe, expect, it } from 'vitest'
import { chooseProducts } from './choose-products.ts'

const products = [
  { id: 'everyday-en', Sector: 'personal' },
  { id: 'everyday-es', Sector: 'personal' },
  { id: 'shop-en', Sector: 'business' },
  { id: 'plain', Sector: 'personal' },
  { id: 'loose-es' },
]

describe('chooseProducts', () => {
  it.each([
    ['language en alone', { language: 'en' }, ['everyday-en', 'shop-en', 'plain']],
    ['language es alone', { language: 'es' }, ['everyday-es', 'loose-es']],
    ['sector', { language: 'en', sector: 'personal' }, ['everyday-en', 'plain']],
    ['empty sector as any', { language: 'en', sector: '' }, ['everyday-en', 'shop-en', 'plain']],
    ['category', { language: 'en', category: ['plain', 'everyday-es'] }, ['plain']],
    ['all three', { language: 'es', category: ['everyday-es', 'everyday-en', 'shop-en'], sector: 'personal' }, ['everyday-es']],
    ['English where Spanish has none', { language: 'es', sector: 'business' }, ['shop-en']],
    ['nothing where nothing fits', { language: 'es', sector: 'treasury' }, []],
    ['nothing where only Spanish fits English', { language: 'en', category: ['everyday-es'] }, []],
    ['nothing in an empty category', { language: 'en', category: [] }, []],
  ] as const)('[BLK-44] picks by %s', (_name, choice, ids) => {
    expect(chooseProducts(products, choice).map(({ id }) => id)).toEqual(ids)
  })
})
