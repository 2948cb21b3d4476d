import { expect, it } from 'vitest'
import { fill } from './fill.ts'

it('fills the places of a sentence, each as often as it stands there, and leaves those that nothing is known of', () => {
  expect(fill('{count} of {all}: {count}', { count: 0, all: 'ten' })).toBe('0 of ten: 0')
  expect(fill('{name} {other} {} { name } {two words}', { name: '$&' })).toBe('$& {other} {} { name } {two words}')
})
