import { describe, expect, it } from 'vitest'
import { type Product, type ProductCategory, pickProducts } from './pick-products.ts'

const product = (id: string, Sector?: Product['Sector']): Product => ({ id, name: id, ...(Sector && { Sector }) })

const products = [
  product('everyday-en', 'personal'),
  product('everyday-es', 'personal'),
  product('workboat-en', 'business'),
  product('first', 'personal'),
  product('seedling-en', 'personal'),
]
const categories: ProductCategory[] = [
  { id: 'checking', name: { text: 'Checking' }, Product: ['first', 'everyday-en', 'workboat-en', 'everyday-es'] },
  { id: 'savings', name: { text: 'Savings' }, Product: ['seedling-en', 'not-published'] },
]
const pick = (choice: Omit<Parameters<typeof pickProducts>[0], 'products' | 'categories'>) =>
  pickProducts({ products, categories, ...choice }).map(({ id }) => id)

describe('pickProducts', () => {
  it.each([
    ['language, category and sector', { language: 'en', category: 'checking', sector: 'personal' }, ['first', 'everyday-en']],
    ['the business sector of a category', { language: 'en', category: 'checking', sector: 'business' }, ['workboat-en']],
    ['any category when none is set', { language: 'en', sector: 'personal' }, ['everyday-en', 'first', 'seedling-en']],
    ['any sector when none is set', { language: 'en', category: 'checking' }, ['first', 'everyday-en', 'workboat-en']],
    ['everything of the language when neither is set', { language: 'es' }, ['everyday-es']],
    ['the Spanish products on a Spanish page', { language: 'es', category: 'checking' }, ['everyday-es']],
    ['the English products where no Spanish one matches', { language: 'es', category: 'savings' }, ['seedling-en']],
    ['nothing when no product matches all three', { language: 'en', category: 'savings', sector: 'treasury' }, []],
  ] as const)('[BLK-44] picks by %s', (_, choice, expected) => expect(pick(choice)).toEqual(expected))

  it('names a category that does not exist', () => expect(() => pick({ language: 'en', category: 'loans' })).toThrow('Category loans'))
})
