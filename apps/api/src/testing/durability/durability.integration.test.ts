import { temporaryPostgres } from '@bank/content/testing/postgres.ts'
import type { ExportedLead } from '@bank/leads/leads.ts'
import { describe, expect, it } from 'vitest'
import type { Posted } from './poster.ts'
import { runDurability } from './run-durability.ts'
import { brokenPromises, type ReceivedMail } from './verdict.ts'

// The long form is `npm run bench -- --only durability`.
const short = { posts: 100, kills: 3, random: Math.random }

/** Milliseconds. Each kill costs a start of the API, which takes a busy machine long. */
const timeout = 600_000

describe('no message that was answered with 200 is ever lost, and none is stored twice', () => {
  it(
    'on SQLite, with an API that is killed again and again',
    async () => {
      const report = await runDurability({ ...short, processes: 1 })
      expect(report.problems).toEqual([])
      expect(report).toMatchObject({ kills: 3 })
      expect(report.answered).toBeGreaterThanOrEqual(100)
    },
    timeout,
  )

  it(
    'on PostgreSQL, with two such processes that share it',
    async () => {
      const report = await runDurability({ ...short, processes: 2, databaseUrl: await temporaryPostgres() })
      expect(report.problems).toEqual([])
      expect(report).toMatchObject({ kills: 3 })
      expect(report.answered).toBeGreaterThanOrEqual(100)
    },
    timeout,
  )
})

describe('the verdict on a run', () => {
  const lead = (marker: string, reference: string, state: ExportedLead['state'] = 'sent'): ExportedLead => ({
    reference,
    form: 'support',
    recipient: 'care@gulfpines.example',
    acceptedAt: 0,
    state,
    failures: 0,
    subject: '',
    message: JSON.stringify({ message: marker }),
    handled: undefined,
    notes: [],
  })
  const posted = (change: Partial<Posted> = {}): Posted => ({
    markers: new Set(['a', 'b']),
    answered: new Map([['a', 'A']]),
    contradictions: [],
    requests: 2,
    ...change,
  })
  const mail = (reference: string, messageId = `<${reference}>`): ReceivedMail => ({ reference, messageId })

  it('is good when all is there, a repeated mail and an unanswered message included', () => {
    expect(brokenPromises(posted(), [lead('a', 'A'), lead('b', 'B')], [mail('A'), mail('A'), mail('B')])).toEqual([])
  })

  it.each<[string, Posted, readonly ExportedLead[], readonly ReceivedMail[]]>([
    ['a was answered with A, which is not stored', posted(), [], []],
    ['a was answered with A, which is not stored', posted(), [lead('a', 'X')], [mail('X')]],
    ['a is stored 2 times', posted(), [lead('a', 'A'), lead('a', 'B')], [mail('A'), mail('B')]],
    ['c is stored and was never sent', posted(), [lead('a', 'A'), lead('c', 'C')], [mail('A'), mail('C')]],
    ['A was never mailed, and is sent', posted(), [lead('a', 'A')], []],
    ['A is pending in the end', posted(), [lead('a', 'A', 'pending')], [mail('A')]],
    ['A was mailed under several Message-IDs', posted(), [lead('a', 'A')], [mail('A'), mail('A', '<other>')]],
    ['<A> names several messages', posted(), [lead('a', 'A'), lead('b', 'B')], [mail('A'), mail('B', '<A>')]],
    ['two answers', posted({ contradictions: ['two answers'] }), [lead('a', 'A')], [mail('A')]],
  ])('%s', (problem, sent, leads, mails) => {
    expect(brokenPromises(sent, leads, mails)).toContain(problem)
  })
})
