import { describe, expect, it } from 'vitest'
import { searchQuestions, shownSections } from './search-questions.ts'

const question = (id: string, asked: string, answer: string) => ({ id, question: { text: asked }, answer: { text: answer } })
const questions = [
  question('wire', 'How do I send a wire?', '<p>At a banking&nbsp;center until <b>3:00</b> p.m.</p>'),
  question('ruta', '¿Cuál es el número de ruta?', '<p>065401550, para depósito directo &lt;ACH&gt; &amp;nbsp;.</p>'),
]
const found = (text: string) => {
  const { all, byAnswer } = searchQuestions(questions, text)
  return [[...all], byAnswer]
}

describe('[SRCH-21] [D-SRCH-8] searching questions', () => {
  it.each([
    ['words of a question', 'send wire', [['wire'], []]],
    ['in any order, as beginnings', 'wir sen', [['wire'], []]],
    ['words of an answer', 'banking center', [['wire'], ['wire']]],
    ['words of both', 'wire center', [['wire'], ['wire']]],
    ['accents left out', 'numero DEPOSITO', [['ruta'], ['ruta']]],
    ['what is written with references', 'ach', [['ruta'], ['ruta']]],
    ['nothing', '  ? ', [['wire', 'ruta'], []]],
    ['words of different questions', 'wire ruta', [[], []]],
    ['markup', 'lt', [[], []]],
    ['a reference that was decoded once', 'nbsp', [['ruta'], ['ruta']]],
  ])('finds %s', (_name, text, expected) => expect(found(text)).toEqual(expected))
})

describe('[SRCH-22] what is shown', () => {
  const section = (id: string, own: string[], sections: object[] = []) => ({
    id,
    name: { text: id },
    questions: own.map((name) => question(name, name, name)),
    sections,
  })
  const sections = [section('a', ['a1'], [section('b', ['b1', 'b2'])]), section('c', ['c1'])] as Parameters<typeof shownSections>[0]
  const outline = (topic: string | undefined, ...ids: string[]) =>
    shownSections(sections, topic, new Set(ids)).map(({ id, questions: own, sections: inner }) => [
      id,
      own.length,
      ...inner.map((sub) => `${sub.id} ${sub.questions.length}`),
    ])
  it.each([
    [
      'everything',
      undefined,
      ['a1', 'b1', 'b2', 'c1'],
      [
        ['a', 1, 'b 2'],
        ['c', 1],
      ],
    ],
    ['a category with its sub-categories', 'a', ['a1', 'b1', 'b2', 'c1'], [['a', 1, 'b 2']]],
    ['a sub-category alone, under its category', 'b', ['a1', 'b1', 'b2', 'c1'], [['a', 0, 'b 2']]],
    ['only what was found', 'a', ['b2', 'c1'], [['a', 0, 'b 1']]],
    ['nothing where nothing was found', 'c', ['a1'], []],
  ] as const)('is %s', (_name, topic, ids, expected) => expect(outline(topic, ...ids)).toEqual(expected))
})
