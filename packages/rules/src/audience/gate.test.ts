import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hiddenFrom } from './gate.ts'
import { parseAudienceRules } from './parse-rules.ts'

const audiences = [
  { id: 'personal-general', name: 'personal general' },
  { id: 'business', name: 'Business owners' },
  { id: 'treasury', name: 'Treasury teams' },
]

const shown = (...ids: string[]) => new Set(ids)

describe('parseAudienceRules', () => {
  it.each([
    [undefined, { kind: 'missing' }],
    [null, { kind: 'missing' }],
    [' \n', { kind: 'missing' }],
    ['[', { kind: 'invalid' }],
    ['null', { kind: 'invalid' }],
    ['[]', { kind: 'rules', rules: [] }],
    ['["treasury"]', { kind: 'rules', rules: [{ audience: 'treasury', match: 'is' }] }],
    ['[{"audience":"treasury","match":"isNot"}]', { kind: 'rules', rules: [{ audience: 'treasury', match: 'isNot' }] }],
    ['[{"audience":5,"match":"isNot"}]', { kind: 'rules', rules: [{ audience: '', match: 'is' }] }],
  ])('[AUD-01] [D-AUD-1] [D-AUD-3] reads %j', (text, rules) => {
    expect(parseAudienceRules(text)).toEqual(rules)
  })
})

describe('hiddenFrom', () => {
  it('[D-AUD-1] a rule that names nobody matches no audience, not even one without a name', () => {
    expect(hiddenFrom('["", 7]', [...audiences, { id: 'unnamed', name: ' ' }])).toBe('nobody')
  })

  it.each([
    ['AUD-05', undefined, 'nobody'],
    ['AUD-05', null, 'nobody'],
    ['AUD-05', '', 'nobody'],
    ['AUD-05', '  ', 'nobody'],
    ['AUD-06', '[', 'nobody'],
    ['AUD-06', 'treasury', 'nobody'],
    ['AUD-06', 'null', 'nobody'],
    ['AUD-06', '{"audience":"treasury"}', 'nobody'],
    ['AUD-02', '[]', 'everybody'],
    ['AUD-02', ' [ ] ', 'everybody'],
    ['AUD-03', '["treasury"]', shown('treasury')],
    ['AUD-03', '[{"audience":"treasury"}]', shown('treasury')],
    ['AUD-03', '[{"audience":" TREASURY teams ","match":"is"}]', shown('treasury')],
    ['AUD-03', '["treasury","business"]', shown('treasury', 'business')],
    ['AUD-03', '["treasury","business","Personal General"]', 'everybody'],
    ['AUD-04', '["students"]', 'nobody'],
    ['AUD-07', '[{"audience":"treasury","match":"isNot"}]', shown('personal-general', 'business')],
    ['AUD-07', '[{"audience":"students","match":"isNot"}]', 'everybody'],
    ['AUD-04', '[{"audience":"treasury","match":"maybe"}]', 'nobody'],
    ['AUD-04', '[7,null,{}]', 'nobody'],
    ['AUD-03', '[7,"business"]', shown('business')],
    ['AUD-04', '[""]', 'nobody'],
  ])('[%s] %s hides from %o', (_id, json, expected) => {
    expect(hiddenFrom(json, audiences)).toEqual(expected)
  })

  it.each([
    [undefined, '["business"]', shown('business')],
    ['["treasury"]', '["business"]', shown('treasury', 'business')],
    ['["treasury"]', '', shown('treasury')],
    ['[]', undefined, 'everybody'],
    ['', '[]', 'everybody'],
  ])('[BLK-90] of two fields, %s and %s, both must let the record be seen', (json, second, expected) => {
    expect(hiddenFrom(json, audiences, second)).toEqual(expected)
  })

  it('[AUD-15] counts the default audience even where the content has none', () => {
    expect(hiddenFrom('["treasury"]', [{ id: 'treasury', name: 'Treasury' }])).toEqual(shown('treasury'))
  })

  it('[AUD-06] never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (json) => hiddenFrom(json, audiences) !== undefined))
  })
})
