import { testRecords } from '@bank/sample/records.ts'
import { describe, expect, it } from 'vitest'
import { testContext } from '../testing/context.ts'
import { toProps } from './toProps.ts'

const props = (records: Partial<typeof testRecords>) => toProps({ id: 'faq', kind: 'faq' }, testContext('en', { records }))

describe('the FAQ', () => {
  it('[BLK-36] [BLK-37] shows every question with its answer under its category and sub-category', () =>
    expect(
      props(testRecords)?.sections.map(({ name, questions, sections }) => [
        name.text,
        questions.length,
        sections.map((inner) => [inner.name.text, inner.questions[0]?.answer.text]),
      ]),
    ).toEqual([
      ['Cards', 1, [['Lost or stolen', '<p>Lock it in the app, then <a href="/en/fraud/">call us</a>. Locking takes effect at once.</p>']]],
      ['Opening an account', 1, []],
    ]))

  it('puts questions without a category last', () =>
    expect(
      props({ 'faq-questions': testRecords['faq-questions'] })?.sections.map(({ name, questions }) => [name.text, questions.length]),
    ).toEqual([['Other questions', 3]]))

  it('is hidden without questions', () => expect(props({})).toBeUndefined())
})
