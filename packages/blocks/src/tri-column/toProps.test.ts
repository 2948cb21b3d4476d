import { describe, expect, it } from 'vitest'
import { testContext } from '../test-context.ts'
import { triColumn } from './schema.ts'
import { toProps } from './toProps.ts'

const columns = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: { en: `Column ${index + 1}` },
    content: [{ text: { en: 'One' } }, { text: { en: 'Two' } }],
  }))
const record = (count: number) => ({ id: 'steps', kind: 'triColumn', title: { en: 'Steps' }, columns: columns(count) })

describe('three columns', () => {
  it.each([
    [2, false],
    [3, true],
    [4, false],
  ])('[BLK-67] with %d columns are valid: %s', (count, valid) => expect(triColumn.schema.safeParse(record(count)).success).toBe(valid))

  it('[BLK-67] fail with their name and their count when columns are missing', () =>
    expect(() => toProps({ id: 'steps', kind: 'triColumn', title: { text: 'Steps' } }, testContext('en'))).toThrow(
      'Block steps: columns must have exactly 3 rows, it has 0',
    ))

  it('[BLK-66] [BLK-67] show title, subtitle, background, and in each column a title and a list', () =>
    expect(
      toProps(
        {
          id: 'steps',
          kind: 'triColumn',
          title: { text: 'Steps' },
          subtitle: { text: 'Three' },
          background: '#0b2440',
          columns: columns(3).map(({ title, content }) => ({
            title: { text: title.en },
            content: content.map(({ text }) => ({ text: { text: text.en } })),
          })),
        },
        testContext('en'),
      ),
    ).toEqual({
      title: { text: 'Steps' },
      subtitle: { text: 'Three' },
      background: { colour: '#0b2440', dark: true },
      columns: ['Column 1', 'Column 2', 'Column 3'].map((title) => ({
        title: { text: title },
        content: [{ text: 'One' }, { text: 'Two' }],
      })),
    }))

  it('are hidden when nothing is written', () => expect(toProps({ id: 'steps', kind: 'triColumn' }, testContext('en'))).toBeUndefined())
})
