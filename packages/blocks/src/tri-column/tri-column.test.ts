// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { testContext } from '../testing/context.ts'
import { renderBlock } from '../testing/render.tsx'
import { triColumn } from './schema.ts'
import { TriColumn } from './TriColumn.tsx'
import { toProps } from './toProps.ts'

const block = { schema: triColumn, toProps, View: TriColumn }

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

  it('[BLK-66] [BLK-67] show title, subtitle, background, and in each column a title and a list', () => {
    const host = renderBlock(block, { title: { en: 'Steps' }, subtitle: { en: 'Three' }, background: '#0b2440', columns: columns(3) })
    expect([host.querySelector('h2')?.textContent, host.querySelector('.lead')?.textContent]).toEqual(['Steps', 'Three'])
    expect(host.querySelector('rect')?.getAttribute('fill')).toBe('#0b2440')
    expect(host.querySelector('section')?.className).toContain('on-dark')
    expect(
      [...host.querySelectorAll('.tri-column-column')].map((column) => [
        column.querySelector('h3')?.textContent,
        [...column.querySelectorAll('li')].map(({ textContent }) => textContent),
      ]),
    ).toEqual([1, 2, 3].map((number) => [`Column ${number}`, ['One', 'Two']]))
  })

  it('[BLK-66] stand on paper over a picture', () => {
    const host = renderBlock(block, { background: 'bayou', columns: columns(3) })
    expect(host.querySelector('img.backdrop')?.getAttribute('src')).toMatch(/^\/media\/bayou\./)
    expect(host.querySelector('.tri-column-sheet')).not.toBeNull()
  })

  it('[BLK-03] are hidden when nothing is written', () =>
    expect(toProps({ id: 'steps', kind: 'triColumn' }, testContext('en'))).toBeUndefined())
})
