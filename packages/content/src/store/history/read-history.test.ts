import { expect, it } from 'vitest'
import { authorsIn, isLastChangeOf, type PastSave, reasonsIn, takenOffIn } from './read-history.ts'

const save = (action: PastSave['action'], person: string, language = 'en', reason = ''): PastSave => ({
  ...{ action, person, language, reason },
  ...{ by: `${person}@bank.example`, at: '2026-03-02T15:00:00.000Z' },
})

it('counts what was changed since the record was published', () => {
  const history = [
    save('created', 'ana', 'en', 'Old'),
    save('published', 'eva'),
    save('changed', 'ben', 'en', 'New'),
    save('unpublished', 'eva'),
  ]
  expect(authorsIn(history)).toEqual(['ben'])
  expect(reasonsIn(history).map(({ by, reason }) => [by, reason])).toEqual([['ben@bank.example', 'New']])
  expect([isLastChangeOf('ana', history), isLastChangeOf('ben', history), isLastChangeOf('eva', history)]).toEqual([false, true, false])
})

it('knows whoever changed one language last, and tells a reason that is given again at once once', () => {
  const history = [
    save('changed', 'ana', 'es', 'A'),
    save('changed', 'ben', 'en', 'B'),
    save('restored', 'ben', 'en', 'B'),
    save('changed', 'cleo', 'en'),
  ]
  expect(['ana', 'ben', 'cleo'].map((person) => isLastChangeOf(person, history))).toEqual([true, false, true])
  expect(reasonsIn(history).map(({ reason }) => reason)).toEqual(['A', 'B'])
})

it('says who took a record off the site, unless it was published since', () => {
  const off = [save('published', 'eva'), save('unpublished', 'eva', 'en', 'Out of date'), save('changed', 'ben')]
  expect(takenOffIn(off)).toMatchObject({ by: 'eva@bank.example', reason: 'Out of date' })
  expect(takenOffIn([...off, save('published', 'eva')])).toBeNull()
  expect(takenOffIn([])).toBeNull()
})
