import { expect, it } from 'vitest'
import { publishWords } from './publish-words.ts'

const idle = { isPublishing: false, stage: undefined, last: undefined, differs: [] }
const at = Date.parse('2026-03-02T15:04:00')
const ended = { at, milliseconds: 800 }

it('says how a publish goes, from the queue to the site', () => {
  const lines = [
    idle,
    { ...idle, isPublishing: true, stage: { name: 'checking' } as const },
    { ...idle, isPublishing: true, stage: { name: 'rendering', done: 12, all: 40 } as const },
    { ...idle, last: { ...ended, release: 'r1', pages: 700, rendered: 40 } },
  ].map((status) => publishWords(status, at).line)
  expect(lines).toEqual([
    'Queued. The publisher looks ten times a second.',
    'Checking the content…',
    'Rendering 12 of 40 pages…',
    'Live since 3:04 PM.',
  ])
  expect(publishWords({ ...idle, last: { ...ended, release: 'r1' } }, at + 10_000).isOver).toBe(false)
})

it('names everything that keeps it from the site', () => {
  const problems = [{ text: 'One', slug: 'pages', id: 'home' }, { text: 'Two' }]
  const refused = publishWords({ ...idle, last: { ...ended, refused: ['No'], problems } }, at)
  expect(refused).toMatchObject({ isOver: true, isLive: false, problems, line: expect.stringContaining('2 things have to be mended') })
  expect(publishWords({ ...idle, last: { ...ended, held: 'r0' } }, at).line).toContain('put in force by hand')
})
