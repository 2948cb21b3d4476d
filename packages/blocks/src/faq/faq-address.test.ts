import { describe, expect, it } from 'vitest'
import { faqAddress, readFaqAddress } from './faq-address.ts'

const read = (hash: string) => readFaqAddress(hash, ['cards', 'cards-lost'], ['wire', 'lost-card'])

describe('[D-SRCH-8] the address of a view of the FAQ', () => {
  it.each([
    ['everything', { text: '', topic: undefined }, '#faq-questions'],
    ['a topic', { text: ' ', topic: 'cards-lost' }, '#faq-category-cards-lost'],
    ['a search', { text: ' ¿qué & cómo? ', topic: undefined }, '#q=%C2%BFqu%C3%A9+%26+c%C3%B3mo%3F'],
    ['a search in a topic', { text: 'lost', topic: 'cards' }, '#q=lost&topic=cards'],
  ])('names %s, and leads back to it', (_name, view, address) => {
    expect(faqAddress(view)).toBe(address)
    expect(read(address)).toEqual({ ...view, text: view.text.trim() })
  })

  it.each([
    ['', { text: '', topic: undefined }],
    ['#faq-lost-card', { text: '', topic: undefined, question: 'lost-card' }],
    ['#faq-%6Cost-card', { text: '', topic: undefined, question: 'lost-card' }],
    ['#q=lost&topic=gone', { text: 'lost', topic: undefined }],
    ['#faq-gone', undefined],
    ['#main', undefined],
    ['#%E0%A4%A', undefined],
  ])('reads %s', (hash, place) => expect(read(hash)).toEqual(place))
})
