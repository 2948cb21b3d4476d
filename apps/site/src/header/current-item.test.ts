import { expect, it } from 'vitest'
import { currentItem } from './current-item.ts'

const menu = ['/en/personal/', '/en/business/', undefined, '/blog/', '/en/']

it.each([
  ['/en/personal/', 0],
  ['/en/personal/checking/', 0],
  ['/en/business/', 1],
  ['/blog/flood-insurance/', 3],
  ['/es/blog/flood-insurance/', 3],
  ['/en/', 4],
  ['/en/contact/', -1],
  ['/en/personal-loans/', -1],
  ['/es/personal/', -1],
])('the page %s belongs to item %i', (path, index) => {
  expect(currentItem(menu, path)).toBe(index)
})

it('takes the longest of several addresses that fit, and the first of equal ones', () => {
  expect(currentItem(['/en/mortgage/', '/en/mortgage/calculator/', '/en/mortgage/calculator/'], '/en/mortgage/calculator/')).toBe(1)
})

it('looks past query and anchor of an address', () => {
  expect(currentItem(['/en/faq/?topic=cards#first'], '/en/faq/')).toBe(0)
})

it('answers that an empty menu has no current item', () => {
  expect(currentItem([], '/en/')).toBe(-1)
})
