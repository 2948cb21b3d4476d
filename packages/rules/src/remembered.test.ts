import { expect, it } from 'vitest'
import { rememberedByText } from './remembered.ts'

it('computes once for a text, an undefined result too, and forgets when there are too many', () => {
  const asked: string[] = []
  const lengthOf = rememberedByText((text) => {
    asked.push(text)
    return text === '' ? undefined : text.length
  })
  expect([lengthOf('ab'), lengthOf('ab'), lengthOf(''), lengthOf('')]).toEqual([2, 2, undefined, undefined])
  expect(asked).toEqual(['ab', ''])
  for (let number = 0; number < 2000; number += 1) lengthOf(`${number}`)
  expect(lengthOf('ab')).toBe(2)
  expect(asked.filter((text) => text === 'ab')).toHaveLength(2)
})
