import { expect, it } from 'vitest'
import { en } from '../../language/en.ts'
import { es } from '../../language/es.ts'
import { publishWords, refusedProblems } from './publish-words.ts'

const idle = { isPublishing: false, stage: undefined, last: undefined, isCurrent: false, now: 0, differs: [] }
const at = Date.parse('2026-03-02T15:04:00Z')
const ended = { at, milliseconds: 800 }

it('says how a publish goes, from the queue to the site', () => {
  const lines = [
    idle,
    { ...idle, isPublishing: true, stage: { name: 'checking' } as const },
    { ...idle, isPublishing: true, stage: { name: 'rendering', done: 12, all: 40 } as const },
    { ...idle, last: { ...ended, release: 'r1', pages: 700, rendered: 40 } },
  ].map((status) => publishWords(status, at, en).line)
  expect(lines).toEqual([
    'Queued. The publisher looks ten times a second.',
    'Checking the content…',
    'Rendering 12 of 40 pages…',
    'Live since 9:04 AM CST.',
  ])
})

it('takes no outcome for that of a change which the publish may have been too early for', () => {
  const status = { ...idle, last: { ...ended, refused: ['No'], problems: [{ text: 'One' }] } }
  // It was under way when the change was saved, and ended afterwards.
  expect(publishWords(status, at + 400, en)).toMatchObject({ isOver: false, line: 'Queued. The publisher looks ten times a second.' })
  expect(publishWords({ ...status, isPublishing: true, stage: { name: 'checking' } }, at + 400, en).line).toBe('Checking the content…')
  // Unless it has read all that the store holds.
  expect(publishWords({ ...status, isCurrent: true }, at + 400, en).isOver).toBe(true)
})

it('names everything that keeps it from the site', () => {
  const problems = [{ text: 'One', slug: 'pages', id: 'home' }, { text: 'Two' }]
  const refused = publishWords({ ...idle, last: { ...ended, refused: ['No'], problems } }, at, en)
  expect(refused).toMatchObject({ isOver: true, isLive: false, problems, line: expect.stringContaining('2 things have to be mended') })
  // Releases have ids that nobody sees elsewhere.
  for (const words of [en, es])
    expect(publishWords({ ...idle, last: { ...ended, held: '1-e4aaa9526bbb-7f17f95d' } }, at, words).line).toBe(words.progress.held)
})

it('says it in Spanish to whoever has the admin in Spanish', () => {
  expect(publishWords({ ...idle, last: { ...ended, release: 'r1' } }, at, es).line).toMatch(/^En el sitio desde: 9:04.a\.?.?m\. CST$/)
})

it('keeps saying what the last publish was refused for, until one is in force', () => {
  const problems = [{ text: 'One', slug: 'pages', id: 'home' }]
  expect(refusedProblems({ ...idle, last: { ...ended, refused: ['No'], problems } })).toEqual(problems)
  expect(refusedProblems({ ...idle, last: { ...ended, release: 'r1' } })).toEqual([])
  expect(refusedProblems({ ...idle, last: { ...ended, held: 'r0' } })).toEqual([])
  expect([refusedProblems(idle), refusedProblems(undefined)]).toEqual([[], []])
})
