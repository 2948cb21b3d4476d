import { describe, expect, it } from 'vitest'
import { type FaqCategory, type FaqQuestion, groupQuestions } from './group-questions.ts'

const category = (id: string, Parent?: string): FaqCategory => ({ id, name: { text: id }, ...(Parent !== undefined && { Parent }) })
const question = (id: string, Category?: string): FaqQuestion => ({
  id,
  question: { text: `${id}?` },
  answer: { text: '<p>Yes.</p>' },
  ...(Category !== undefined && { Category }),
})

const outline = (categories: FaqCategory[], questions: FaqQuestion[]) =>
  groupQuestions(categories, questions).groups.map(({ id, questions: own, groups }) => [
    id,
    own.map((one) => one.id),
    groups.map((inner) => [inner.id, inner.questions.map((one) => one.id)]),
  ])

describe('groupQuestions', () => {
  it('[BLK-36] groups questions by category and, inside it, by sub-category, in content order', () =>
    expect(
      outline(
        [category('cards'), category('lost', 'cards'), category('loans'), category('fees', 'cards')],
        [question('a', 'fees'), question('b', 'cards'), question('c', 'lost'), question('d', 'loans'), question('e', 'lost')],
      ),
    ).toEqual([
      [
        'cards',
        ['b'],
        [
          ['lost', ['c', 'e']],
          ['fees', ['a']],
        ],
      ],
      ['loans', ['d'], []],
    ]))

  it('leaves out categories and sub-categories without questions', () =>
    expect(outline([category('cards'), category('lost', 'cards'), category('loans')], [question('a', 'loans')])).toEqual([
      ['loans', ['a'], []],
    ]))

  it('keeps a category that has questions in a sub-category only', () =>
    expect(outline([category('cards'), category('lost', 'cards')], [question('a', 'lost')])).toEqual([['cards', [], [['lost', ['a']]]]]))

  it('puts a third level below the topmost category', () =>
    expect(outline([category('cards'), category('lost', 'cards'), category('abroad', 'lost')], [question('a', 'abroad')])).toEqual([
      ['cards', [], [['abroad', ['a']]]],
    ]))

  it('treats a category with an unknown parent as a topmost one', () =>
    expect(outline([category('lost', 'gone')], [question('a', 'lost')])).toEqual([['lost', ['a'], []]]))

  it('gives questions without a known category back apart', () =>
    expect(
      groupQuestions([category('cards')], [question('a'), question('b', 'gone'), question('c', 'cards')]).loose.map(({ id }) => id),
    ).toEqual(['a', 'b']))

  it('names categories that are each other’s parent', () =>
    expect(() => groupQuestions([category('a', 'b'), category('b', 'a')], [])).toThrow('FAQ categories a, b'))
})
