import { describe, expect, it } from 'vitest'
import { compare, explainedIn, nameOf, textBetween } from './survivors.ts'

const file = 'packages/rules/src/text/cut-words.ts'
const survivor = { file, original: 'a < b', replacement: 'a <= b' }
const line = `- \`${file}\` \`\` a < b \`\` → \`\` a <= b \`\``

describe('the text of a mutant', () => {
  const source = 'const a = 1\nif (a) {\n  go()\n}\n'

  it('is read from one line', () => {
    expect(textBetween(source, { line: 2, column: 5 }, { line: 2, column: 6 })).toBe('a')
  })

  it('is read over several lines', () => {
    expect(textBetween(source, { line: 2, column: 8 }, { line: 4, column: 2 })).toBe('{\n  go()\n}')
  })
})

describe('the name of a survivor', () => {
  it('says its file, what stood there and what took its place, in one line', () => {
    expect(nameOf({ ...survivor, original: 'a\n  < b' })).toBe(line)
  })

  it('shows the ends of what is long', () => {
    expect(nameOf({ ...survivor, original: `start${' and on'.repeat(40)} end` })).toMatch(/`` start.{60,70} … .*end `` →/)
  })
})

describe('explanations', () => {
  it('are the items that give a reason', () => {
    expect(explainedIn(`# Mutants\n\n${line}: the lists are never equal.\n${line}\n${line}: \n`)).toEqual([line])
  })

  it('of code with backticks and colons are read, too', () => {
    const odd = nameOf({ file, original: '`a: b`', replacement: '``' })
    expect(explainedIn(`${odd}: nobody reads it.`)).toEqual([odd])
  })
})

describe('survivors and explanations', () => {
  const files = new Set([file])

  it('agree when each survivor is explained once', () => {
    expect(compare([survivor], [line], files)).toEqual({ unexplained: [], outdated: [] })
  })

  it('differ for a survivor that nobody explained, also when another of that name is', () => {
    expect(compare([survivor, survivor], [line], files)).toEqual({ unexplained: [line], outdated: [] })
  })

  it('differ for an explanation that nothing needs', () => {
    expect(compare([], [line], files)).toEqual({ unexplained: [], outdated: [line] })
  })

  it('are not compared for files that were left alone', () => {
    expect(compare([], [line], new Set())).toEqual({ unexplained: [], outdated: [] })
  })
})
