import { expect, it } from 'vitest'
import { phraseProblems, phrasesIn } from './check-phrases.ts'

it('[D-SRCH-2] refuses phrases that say nothing, and phrases of two groups whatever their capitals, accents and plurals', () => {
  const groups = [
    { id: 'wire', phrases: ['Wire transfer', 'the of', 'new', 'about us'] },
    { id: 'send', phrases: ['wire  TRANSFERS', 'send money'] },
  ]
  expect(phraseProblems('en', groups).map(({ group, phrase }) => [group, phrase])).toEqual([
    ['wire', 'the of'],
    ['wire', 'new'],
    ['send', 'wire  TRANSFERS'],
  ])
  expect(phraseProblems('en', groups)[2]?.message).toContain('a phrase of wire')
})

it('one group may say the same twice', () => {
  expect(phraseProblems('es', [{ id: 'prestamo', phrases: ['préstamo', 'prestamos', 'un préstamo'] }])).toEqual([])
})

it('reads a phrase from each line', () => {
  expect(phrasesIn(' one \n\n  two words\n')).toEqual(['one', 'two words'])
})
