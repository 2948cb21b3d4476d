import { temporaryPostgres } from '@bank/content/testing/postgres.ts'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import type { Leads } from '../leads.ts'
import { openLeads } from '../open-leads.ts'
import { formerLeads, leaveFormerFile } from '../testing/former-leads.ts'
import { someLead } from '../testing/lead.ts'
import { testLeadsFile } from '../testing/leads-file.ts'

const mustBeKept = async (leads: Leads): Promise<void> => {
  expect(await leads.counts()).toEqual({ pending: 2, sent: 1, parked: 1 })
  expect((await leads.list()).map(({ reference, state, failures, lastError }) => [reference, state, failures, lastError])).toEqual([
    ['8XY2-TD3B-KJY3', 'pending', 0, undefined],
    ['R3E4-NP9H-B8NA', 'pending', 1, 'ECONNECTION'],
    ['5FMA-NWTZ-5P64', 'parked', 1, 'EENVELOPE 550 RCPT TO'],
    ['ZJZG-B9QB-AKPP', 'sent', 0, undefined],
  ])
  expect(await leads.backlog(63_000)).toEqual({ oldest: 60_000, newest: 59_000, overdue: 59_000 })
  const [waiting, failed] = await leads.claim({ now: 63_000, lease: 1, most: 10 })
  expect(waiting).toMatchObject({ id: 'bc056252-3adf-43fe-a4d3-389293438d84', subject: 'A question', acceptedAt: 4000 })
  expect(JSON.parse(waiting?.message ?? '').fullName).toBe(`¿Él? '"\\u0000`)
  expect(failed).toMatchObject({ id: 'ed1061f6-ed7a-4cad-a2aa-f43d9b225783', reference: 'R3E4-NP9H-B8NA', subject: 'failed once' })
  const sent = { kind: 'repeated', reference: 'ZJZG-B9QB-AKPP' }
  expect(await leads.accept(someLead({ idempotencyKey: 'key-of-the-sent-one' }))).toEqual(sent)
  for (const captchaToken of ['token-1', 'token-2', 'token-3', 'token-4'])
    expect(await leads.accept(someLead({ captchaToken }))).toEqual({ kind: 'captchaUsed' })
  expect(await leads.tallies(5000, 'search', { days: 1, most: 1 })).toEqual([{ name: 'zelle', detail: 'es', count: 2 }])
}

it('[D-FORM-5] leads, mails, keys and tokens of a SQLite file from before are kept', async () => {
  const { file, open } = await testLeadsFile()
  leaveFormerFile(file)
  await mustBeKept(await open())
})

it('[D-FORM-5] leads, mails, keys and tokens of a PostgreSQL database from before are kept', async () => {
  const url = await temporaryPostgres()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(formerLeads)
  await client.end()
  const leads = await openLeads(url)
  onTestFinished(() => leads.close())
  await mustBeKept(leads)
})
