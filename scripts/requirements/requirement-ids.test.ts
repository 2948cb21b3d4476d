import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { browserProofs, coverageOf, listedIds, namedIds, unseenIds } from './requirement-ids.ts'

// Ids are put together here, or this file would count as a test of them.
const id = (area: string, number: string) => `${area}-${number}`
const [first, second, third] = [id('LOC', '01'), id('LOC', '02'), id('SEO', '01')]

it.each([
  ['a title', `it('[${first}] is so', () => {})`],
  ['one of several in a title', `it('[D-LOC-3] [${first}] is so')`],
  ['a cell in single quotes', `['${first}', 1, 2],`],
  ['a cell in double quotes', `["${first}", 1, 2],`],
  ['a cell that holds the brackets', `['[${first}]', 1, 2],`],
])('an id is read from %s', (_name, source) => {
  expect([...namedIds(source)]).toEqual([first])
})

it.each([`// ${first} is elsewhere`, `it('[D-${first}] is a decision')`, `'${first} and more'`])('no id is read from %s', (source) => {
  expect([...namedIds(source)]).toEqual([])
})

it('compares what is listed with what is named', () => {
  const listed = listedIds(`| id | in short |\n| --- | --- |\n| ${first} | a |\n| ${second} | b |\n\n| ${third} | c |\n`)
  expect(listed).toEqual([first, second, third])
  const files = new Map([
    ['a.test.ts', `'[${second}] x' '[${id('LOC', '99')}] y' 'UTF-16'`],
    ['b.spec.ts', `'[${id('LOC', '99')}] z'`],
  ])
  expect(coverageOf(listed, files)).toEqual({
    areas: [
      { area: 'LOC', listed: 2, tested: 1, untested: [first] },
      { area: 'SEO', listed: 1, tested: 0, untested: [third] },
    ],
    unknown: new Map([[id('LOC', '99'), ['a.test.ts', 'b.spec.ts']]]),
  })
})

it('reads the rows that no page shows, one by one and as ranges', () => {
  const list = `| id | in short |\n| --- | --- |\n| ${first} | a |\n`
  const fourth = id('LOC', '04')
  const markdown = `${list}\n| why | rows |\n| --- | --- |\n| a, as ${first} | ${second} to ${fourth} |\n| b | ${third} |\n\n| c | ${first} |\n`
  expect(unseenIds(markdown)).toEqual([second, id('LOC', '03'), fourth, third])
  expect(unseenIds(list)).toEqual([])
})

it('finds rows without a test in a browser, and exceptions that are none', () => {
  const files = new Map([
    ['packages/a.test.ts', `'[${first}] a'`],
    ['e2e/b.spec.ts', `'[${second}] b'`],
  ])
  expect(browserProofs([first, second, third], [third], files)).toEqual({ missing: [first], needless: [] })
  expect(browserProofs([first, second], [first, second, third], files)).toEqual({ missing: [], needless: [second, third] })
})

it('the list names each requirement once, in order within its area', async () => {
  const listed = listedIds(await readFile(new URL('../../docs/requirements.md', import.meta.url), 'utf8'))
  const next = new Map<string, number>()
  for (const entry of listed) {
    const [area = '', number] = entry.split('-')
    expect(Number(number), entry).toBe((next.get(area) ?? 0) + 1)
    next.set(area, Number(number))
  }
  expect([next.size, listed.length]).toEqual([24, 637])
})
