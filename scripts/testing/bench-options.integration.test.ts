import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { parts, readOptions } from '../../bench/options.ts'
import { repository } from '../repository.ts'

/** What a person types: `npm run bench -- …`. */
const bench = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'bench', '--', ...args], { cwd: repository, encoding: 'utf8' })
  return { status, said: stdout.trim(), failed: stderr.trim() }
}

describe('npm run bench', () => {
  it('hands the parts that are asked for to the program', () => {
    expect(bench('--only', 'routes', '--dry-run')).toMatchObject({ status: 0, said: 'routes would run' })
    expect(bench(`--only=${parts.join()}`, '--dry-run').said.split('\n')).toEqual(parts.map((part) => `${part} would run`))
  })

  it('ends with code 2 for a part that there is not, and names all that there are', () => {
    const { status, said, failed } = bench('--only', 'routes,rotues')
    expect([status, said]).toEqual([2, ''])
    expect(failed).toContain(`--only: there is no "rotues". There are: ${parts.join(', ')}`)
    expect(failed).not.toMatch(/\bat .*run\.ts/)
  })
})

describe('the options of a benchmark', () => {
  it.each(parts)('may choose %s alone', (part) => expect(readOptions(['--only', part]).only).toEqual([part]))

  it('choose the parts that take seconds when nothing is said', () =>
    expect(readOptions([]).only).toEqual(['builds', 'routes', 'files', 'leads', 'lighthouse']))

  it('are read with blanks and in any order', () =>
    expect(readOptions(['--only', 'leads, routes,', '--pages', '10, 20', '--seconds', '1'])).toMatchObject({
      only: ['routes', 'leads'],
      pages: [10, 20],
      seconds: 1,
    }))

  it.each([
    [['--only', ''], '--only: there is no ""'],
    [['--only', 'routes;leads'], '--only: there is no "routes;leads"'],
    [['--only', 'constructor'], '--only: there is no "constructor"'],
    [['--databases', 'sqlite,oracle'], '--databases: there is no "oracle". There are: sqlite, postgres'],
    [['--seconds', 'five'], '--seconds must be a whole number from 1 on, not "five"'],
    [['--runs', '0'], '--runs must be a whole number from 1 on, not "0"'],
    [['--pages', '100,-1'], '--pages must be a whole number from 1 on, not "-1"'],
    [['--fast'], 'Options: --only, --pages'],
    [['routes'], 'Options: --only, --pages'],
  ])('%j are refused: %s', (args, message) => expect(() => readOptions(args)).toThrow(message))
})
