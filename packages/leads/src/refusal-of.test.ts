import { expect, it } from 'vitest'
import { type KnownLead, refusalOf } from './store-lead.ts'
import { someLead } from './testing/lead.ts'

const lead = someLead({ idempotencyKey: 'own-key', bodyHash: 'own-body', captchaToken: 'own-token' })
const known = (reference: string, idempotencyKey: string, bodyHash: string, token: string): KnownLead => ({
  reference,
  idempotency_key: idempotencyKey,
  body_hash: bodyHash,
  captcha_token: token,
})
const other = known('SUP-OTHER', 'other-key', 'other-body', 'other-token')

it.each([
  ['[D-FORM-6] a token that any of several leads has spent', [other, known('SUP-1', 'k', 'b', 'own-token')], { kind: 'captchaUsed' }],
  [
    '[D-FORM-5] the same key and body, before a spent token',
    [known('SUP-1', 'k', 'b', 'own-token'), known('SUP-2', 'own-key', 'own-body', 't')],
    { kind: 'repeated', reference: 'SUP-2' },
  ],
  ['[D-FORM-5] the same key with another body', [other, known('SUP-2', 'own-key', 'b', 't')], { kind: 'conflict' }],
])('refuses a lead for %s', (_, leads, refusal) => expect(refusalOf(lead, leads)).toEqual(refusal))

it('fails where nothing known is a reason', () => expect(() => refusalOf(lead, [other])).toThrow(/purged/))
