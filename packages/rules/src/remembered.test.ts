import { expect, it } from 'vitest'
import { rememberedByText } from './remembered.ts'

it('computes once for a text, an undefined result too, and forgets when there are too many', () => {
  const asked: string[] = []
  const lengthOf = rememberedByText((text) => {
    asked.push(text)
    return text === '' ? undefined : text.length
  })
  expect([lengthOf('ab'), lengthOf(''), lengthOf('ab'), lengthOf('')]).toEqual([2, undefined, 2, undefined])
  expect(asked).toEqual(['ab', ''])
  const askedFor = (text: string) => asked.filter((one) => one === text).length
  for (let number = 0; number < 1998; number += 1) lengthOf(`${number}`)
  expect([lengthOf('ab'), askedFor('ab')]).toEqual([2, 1])
  lengthOf('one too many')
  expect([lengthOf('ab'), askedFor('ab')]).toEqual([2, 2])
})
