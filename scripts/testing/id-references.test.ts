import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkIdReferences, decisionIds } from './id-references.ts'

const repository = join(import.meta.dirname, '../..')
const list = 'docs/requirements.md'
const patterns = ['{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,astro,css,md}', 'content/**/*.{yaml,md}', 'docs/**/*.md', '*.md']
const paths = globSync(patterns, { cwd: repository, exclude: ['**/node_modules', '**/dist', '**/.*'] }).sort()
const files = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(`${repository}/${path}`, 'utf8')] as const)))
const markdown = files.get(list) ?? ''

describe('in this repository', () => {
  const { undefinedIds, unusedDecisions } = checkIdReferences(markdown, files)

  it('every id that is named is defined in the list', () => {
    expect(undefinedIds.map(({ id, file, line }) => `${file}:${line} ${id}`)).toEqual([])
  })

  it('every decision of the list is named by code, a test or a document', () => {
    expect(unusedDecisions).toEqual([])
  })

  it('the list defines each decision once, by number, in the section of its area', () => {
    for (const section of markdown.split(/^## /m).slice(1)) {
      const area = section.split(':')[0]
      const numbers = decisionIds(section).map((id) => Number(id.replace(`D-${area}-`, '')))
      expect(numbers, area).toEqual([...new Set(numbers)].sort((one, other) => one - other))
      expect(numbers, area).not.toContain(Number.NaN)
    }
    expect(decisionIds(markdown).length).toBeGreaterThan(0)
  })
})

describe('checkIdReferences', () => {
  // Ids are put together here, or this file would name some that nobody has defined.
  const id = (area: string, number: string) => `${area}-${number}`
  const [requirement, decision] = [id('LOC', '01'), id('D-LOC', '1')]
  const rows = `| id | in short |\n| ${requirement} | a |\n\n| decision | what was decided |\n| ${decision} | b |\n`
  const check = (source: string) => checkIdReferences(rows, new Map([['a.ts', source]]))

  it.each([
    ['a decision', id('D-LOC', '2')],
    ['a decision of no area', id('D-LOG', '1')],
    ['a requirement', id('LOC', '02')],
    ['a requirement with a digit too few', id('LOC', '1')],
  ])('finds %s that is not defined, by file and line', (_name, missing) => {
    expect(check(`// ${decision}\n/** Is so (${requirement}, ${missing}). */\n`).undefinedIds).toEqual([
      { id: missing, file: 'a.ts', line: 2 },
    ])
  })

  it.each(['UTF-16 and ISO-8601', `a${id('LOC', '02')}`, `X-${id('LOC', '02')}`, `${id('LOC', '02')}px`])('leaves %s alone', (text) => {
    expect(check(text).undefinedIds).toEqual([])
  })

  it('finds a decision that only the list names', () => {
    expect(checkIdReferences(rows, new Map([['list.md', rows]])).unusedDecisions).toEqual([decision])
    expect(check(`// (${decision})`).unusedDecisions).toEqual([])
  })
})
