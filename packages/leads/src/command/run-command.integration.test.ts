import { expect, it } from 'vitest'
import { someLead } from '../testing/lead.ts'
import { testLeadsFile } from '../testing/leads-file.ts'
import type { LeadsCommand } from './read-command.ts'
import { runLeadsCommand } from './run-command.ts'

const accepted = Date.UTC(2026, 0, 2, 3, 4, 59)
const later = Date.UTC(2026, 0, 2, 4, 5)

/** A database with a lead of each fate, the newest first: waiting, failed and waiting, parked, sent. And the command over it. */
const scene = async () => {
  const leads = await (await testLeadsFile()).openHere()
  const claimNext = async () => {
    await leads.accept(someLead({ form: 'heroes', now: accepted }))
    const [mail] = await leads.claim({ now: accepted, lease: 1, most: 1 })
    if (!mail) throw new Error('nothing to claim')
    return mail
  }
  await leads.markSent(await claimNext())
  await leads.park(await claimNext(), 'EENVELOPE 550')
  await leads.markFailed(await claimNext(), { nextAttemptAt: later, error: 'ECONNECTION' })
  await leads.accept(someLead({ form: 'heroes', now: accepted }))
  const run = async (command: LeadsCommand) => {
    let written = ''
    const write = (text: string) => {
      written += text
    }
    const save = async (pieces: AsyncIterable<string>, file: string | undefined) => {
      for await (const piece of pieces) written += `${file}: ${piece}`
    }
    await runLeadsCommand(command, leads, { now: later, person: 'ana', write, save })
    return written.replaceAll(/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/g, 'reference')
  }
  return { leads, run }
}

it('list shows each mail in one line, with what is of use about it, and the counts after them', async () => {
  const { run } = await scene()
  const lines = (await run({ name: 'list', state: undefined, most: 4 })).split('\n')
  expect(lines.splice(4)).toEqual(['2 pending, 1 sent, 1 parked', ''])
  expect(lines.toSorted()).toEqual([
    'reference  2026-01-02 03:04  heroes      parked   care@gulfpines.example  1 failed  EENVELOPE 550',
    'reference  2026-01-02 03:04  heroes      pending  care@gulfpines.example  1 failed  next try 2026-01-02 04:05  ECONNECTION',
    'reference  2026-01-02 03:04  heroes      pending  care@gulfpines.example  next try 2026-01-02 03:04',
    'reference  2026-01-02 03:04  heroes      sent     care@gulfpines.example',
  ])
})

it('list shows no more than was asked for, of the state that was asked for', async () => {
  const { run } = await scene()
  expect(await run({ name: 'list', state: 'pending', most: 1 })).toMatch(/^reference .* pending .*\n2 pending, 1 sent, 1 parked\n$/)
})

it('requeue says how many mails are due again, now', async () => {
  const { leads, run } = await scene()
  const [parked] = await leads.list({ state: 'parked' })
  expect(await run({ name: 'requeue', references: [] })).toBe('0 parked mails are due again\n')
  expect(await run({ name: 'requeue', references: [parked?.reference ?? ''] })).toBe('1 parked mail is due again\n')
  expect((await leads.list()).find(({ reference }) => reference === parked?.reference)).toMatchObject({ nextAttemptAt: later })
  for (const mail of await leads.claim({ now: later, lease: 1, most: 10 })) await leads.park(mail, 'EENVELOPE')
  expect(await run({ name: 'requeue', references: 'all' })).toBe('3 parked mails are due again\n')
})

it('export saves a line for each lead, where it was told', async () => {
  const { run } = await scene()
  expect(await run({ name: 'export', output: 'leads.csv' })).toMatch(
    /^leads\.csv: \ufeff"reference",.*\r\n(?:leads\.csv: "reference",.*\r\n){4}$/,
  )
})

it('unfound shows what was searched for in vain, most often first, and says when there is nothing', async () => {
  const { leads, run } = await scene()
  const unfound = { name: 'unfound', days: 2, most: 10 } as const
  expect(await run(unfound)).toBe('Nothing was searched for in vain\n')
  await leads.countTallies(later, 'search', [
    { name: 'remesas', detail: 'es', count: 12 },
    { name: '', detail: 'en', count: 3 },
  ])
  expect(await run(unfound)).toBe('    12  es  remesas\n     3  en  (words not kept)\n')
  expect(await run({ ...unfound, most: 1 })).toBe('    12  es  remesas\n')
})

it('log shows who read, exported or handled messages, an export at the terminal among them', async () => {
  const { leads, run } = await scene()
  const [{ reference = '' } = {}] = await leads.list()
  await leads.read(reference, { by: 'ben@bank.example', now: accepted })
  await run({ name: 'export', output: undefined })
  expect(await run({ name: 'log', most: 10 })).toBe(
    '2026-01-02 04:05  exported                  ana  all, at the terminal\n2026-01-02 03:04  read      reference  ben@bank.example\n',
  )
  expect((await run({ name: 'log', most: 1 })).split('\n')).toHaveLength(2)
})

it('missing shows where no page was found and which page led there, most often first', async () => {
  const { leads, run } = await scene()
  const missing = { name: 'missing', days: 2, most: 10 } as const
  expect(await run(missing)).toBe('No page was missing\n')
  await leads.countTallies(later, 'missing', [
    { name: '/old-page/', detail: '/en/personal/', count: 12 },
    { name: '/old-page/', detail: '', count: 13 },
    { name: '', detail: '', count: 1 },
  ])
  expect(await run(missing)).toBe('    13  /old-page/\n    12  /old-page/  from /en/personal/\n     1  (address not kept)\n')
})

it('useful shows each page with its answers, the most noes first', async () => {
  const { leads, run } = await scene()
  const useful = { name: 'useful', days: 2, most: 10 } as const
  expect(await run(useful)).toBe('Nobody has answered\n')
  const answers = (name: string, yes: number, no: number) => [
    { name, detail: 'yes', count: yes },
    { name, detail: 'no', count: no },
  ]
  await leads.countTallies(later, 'useful', [...answers('/en/personal/', 120, 1), ...answers('/en/rates/', 2, 9)])
  await leads.countTallies(later, 'useful', [{ name: '/es/rates/', detail: 'yes', count: 3 }])
  expect(await run(useful)).toBe(
    '     9 no       2 yes  /en/rates/\n     1 no     120 yes  /en/personal/\n     0 no       3 yes  /es/rates/\n',
  )
  expect(await run({ ...useful, most: 1 })).toBe('     9 no       2 yes  /en/rates/\n')
})
