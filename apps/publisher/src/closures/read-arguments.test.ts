import { describe, expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'

const read = (...args: readonly string[]) => readArguments(args)

describe('the arguments of npm run closures', () => {
  it.each([['--help'], ['-h'], ['close', '--help']])('explain themselves with %s %s', (...args) => {
    expect(read(...args.filter(Boolean))).toEqual({ kind: 'help', usage: expect.stringContaining('npm run closures -- close') })
  })

  it('closes states, counties and branches together, for a reason in both languages', () => {
    expect(
      read(
        ...['close', '--state', 'LA,MS', '--county', 'Harris, TX', '--county', 'Galveston, TX', '--branches', 'one, two', '--atm'],
        ...['--reason', ' Odette ', '--reason-es', 'Odette', '--message-en', 'Stay home', '--message-es', 'Quédense', '--by', 'Ana'],
      ),
    ).toEqual({
      kind: 'close',
      asked: { states: ['LA', 'MS'], counties: ['Harris, TX', 'Galveston, TX'], slugs: ['one', 'two'] },
      words: { reason: { en: 'Odette', es: 'Odette' }, alertText: { en: 'Stay home', es: 'Quédense' } },
      atm: true,
      by: 'Ana',
    })
    expect(read('rehearse', '--state', 'LA', '--reason', 'Odette', '--by', 'Ana')).toEqual({
      kind: 'rehearse',
      asked: { states: ['LA'], counties: [], slugs: [] },
      words: { reason: { en: 'Odette' } },
      atm: false,
      by: 'Ana',
    })
  })

  it('reopens branches by name, and lists', () => {
    expect(read('reopen', 'one', 'two,three', '--by', 'Ana')).toEqual({ kind: 'reopen', slugs: ['one', 'two', 'three'], by: 'Ana' })
    expect(read('list')).toEqual({ kind: 'list' })
  })

  it.each([
    [[], /Say what to do/],
    [['shut'], /There is no shut\./],
    [['close', '--county', 'x', '--wind', '9'], /--wind/],
    [['reopen', 'one'], /Say who does it/],
    [['reopen', 'one', '--by', 'Ana', '--state', 'LA'], /--state means nothing here/],
    [['list', 'one', '--state', 'LA'], /--state one means nothing here/],
    [['close', 'one', '--message-en', 'x'], /Say who does it[\s\S]*Say why[\s\S]*both languages[\s\S]*one means nothing here/],
  ])('refuses %j with all that is wrong', (args, problems) => {
    expect(() => read(...args)).toThrow(problems)
  })
})
