// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { keptForms } from './kept-forms.ts'

it('[D-FORM-2] keeps the words of each form beside those of the others, and forgets one alone', () => {
  const kept = keptForms(() => sessionStorage)
  kept.keep('location', { filled: { fullName: 'Ada' } })
  kept.keep('heroes', { filled: { city: 'Houma' } })
  expect([kept.read('location'), kept.read('heroes')]).toEqual([{ filled: { fullName: 'Ada' } }, { filled: { city: 'Houma' } }])
  kept.keep('heroes', undefined)
  expect([kept.read('location'), kept.read('heroes')]).toEqual([{ filled: { fullName: 'Ada' } }, undefined])
})

it('[D-AUD-9] leaves no entry behind when the last one is forgotten', () => {
  const kept = keptForms(() => sessionStorage)
  sessionStorage.clear()
  kept.keep('location', { filled: { fullName: 'Ada' } })
  expect(sessionStorage).toHaveLength(1)
  kept.keep('location', undefined)
  expect(sessionStorage).toHaveLength(0)
})

it('remembers nothing, and says nothing, where the browser keeps nothing', () => {
  const kept = keptForms(() => {
    throw new Error('denied')
  })
  kept.keep('location', {})
  expect(kept.read('location')).toBeUndefined()
})
