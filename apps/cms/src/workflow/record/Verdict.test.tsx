import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { en } from '../../language/en.ts'
import { es } from '../../language/es.ts'
import { Verdict } from './Verdict.tsx'

vi.mock('../../language/use-words.ts', () => ({ useWords: () => en }))

const wrong = { toMend: [{ text: 'pages home: a link leads nowhere' }], toLookAt: [] }
const sound = { toMend: [], toLookAt: [] }
const refusal = [{ text: 'pages home: it has no title' }]

const shown = (props: Partial<Parameters<typeof Verdict>[0]>, words = en): string =>
  renderToStaticMarkup(<Verdict found={sound} said="" isAsked={false} refused={undefined} words={words} {...props} />).replaceAll(
    /<[^>]+>/g,
    '|',
  )

it.each([en, es])('says of nothing that it is sound, or has to be mended, as soon as it changes', (words) => {
  const { none, checking, toMend } = words.problems
  expect(shown({}, words)).toContain(none)
  expect(shown({ isAsked: true }, words)).not.toContain(none)
  expect(shown({ isAsked: true }, words)).toContain(checking)
  expect(shown({ found: wrong }, words)).toContain(toMend(1))
  const typing = shown({ found: wrong, isAsked: true }, words)
  expect(typing).not.toContain(toMend(1))
  expect(typing.split(checking)).toHaveLength(2)
  // What was being mended stays in sight meanwhile.
  expect(typing).toContain('a link leads nowhere')
})

it('says at once what a step was refused for, while it looks again', () => {
  const said = shown({ found: sound, isAsked: true, refused: refusal })
  for (const text of [en.problems.checking, en.problems.toMend(1), 'it has no title']) expect(said).toContain(text)
})

it('looks for the first time, and says why it can’t', () => {
  expect(shown({ found: undefined, isAsked: true })).toContain(en.problems.checking)
  expect(shown({ found: undefined, isAsked: true, said: 'It is away.' })).not.toContain(en.problems.checking)
})
