import { roles } from '@bank/content/store/rights/roles.ts'
import { adminApi } from '@bank/content/testing/admin-api.ts'
import { type Database, usualDatabases } from '@bank/content/testing/databases.ts'
import { temporaryFolder } from '@bank/content/testing/folder.ts'
import { temporaryPostgres } from '@bank/content/testing/postgres.ts'
import { temporaryStore } from '@bank/content/testing/store.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import { someLead } from '@bank/leads/testing/lead.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { OpenLeads } from './ask-leads.ts'
import { leadsEndpoints } from './leads-endpoints.ts'
import { openOnce } from './open-leads-once.ts'

const apiOver = async (open: OpenLeads) => adminApi(await temporaryStore(undefined, { endpoints: leadsEndpoints(open) }))

const leadsDatabases = {
  sqlite: async () => `file:${await temporaryFolder()}/leads.sqlite`,
  postgres: temporaryPostgres,
} as const

/** The admin over a leads database of one kind, which holds as many leads as names are given, the last one the newest. */
const scene = async (kind: Database, ...names: readonly string[]) => {
  const leads = await openLeads(await leadsDatabases[kind]())
  onTestFinished(() => leads.close())
  const references: string[] = []
  for (const [index, fullName] of names.entries()) {
    const { message } = someLead()
    const outcome = await leads.accept(someLead({ now: Date.UTC(2026, 0, 2, 3, index), message: { ...message, fullName } }))
    references.push('reference' in outcome ? outcome.reference : '')
  }
  return { leads, references, ...(await apiOver(async () => leads)) }
}

type Listed = { readonly leads: readonly { readonly message: string; readonly reference: string }[]; readonly next?: object }

const namesIn = (body: unknown): readonly string[] => (body as Listed).leads.map(({ message }) => JSON.parse(message).fullName)

describe.each(usualDatabases)('visitors’ messages in the admin, on %s', (kind) => {
  it('are for leads readers and administrators; everybody else is refused, whoever is not signed in as such, and nothing is written down', async () => {
    const { leads, references, call, signIn } = await scene(kind, 'Renee Landry')
    const [reference] = references
    const calls = [
      ['POST', '/leads/find', {}],
      ['POST', '/leads/export', {}],
      ['GET', `/leads/${reference}`, undefined],
      ['POST', `/leads/${reference}/handled`, { isHandled: true }],
      ['POST', `/leads/${reference}/notes`, { text: 'Called.' }],
    ] as const
    const others = roles.filter((role) => role !== 'leads' && role !== 'administrator')
    for (const role of [undefined, ...others]) {
      const ask = role ? (await signIn(`${role}@bank.example`, role)).call : call
      for (const [method, path, body] of calls) {
        const { status, text } = await ask(method, path, body)
        expect([role, path, status, text.includes('Renee')]).toEqual([role, path, role ? 403 : 401, false])
      }
    }
    expect(await leads.log({ most: 10 })).toEqual([])
    expect((await leads.read(reference ?? '', { by: '', now: 0 }))?.notes).toEqual([])
    for (const role of ['leads', 'administrator'] as const) {
      const reader = await signIn(`${role}@bank.example`, role)
      for (const [method, path, body] of calls) expect([path, (await reader.call(method, path, body)).status]).toEqual([path, 200])
    }
  })

  it('are listed newest first, page by page, and found by words, form and state', async () => {
    const names = Array.from({ length: 27 }, (_, index) => `Visitor ${String.fromCharCode(65 + index)}`)
    const { references, signIn } = await scene(kind, ...names)
    const reader = await signIn('lee@bank.example', 'leads')
    const find = async (asked: object) => (await reader.call('POST', '/leads/find', asked)).body
    const first = await find({})
    expect([namesIn(first).length, namesIn(first)[0], first['unhandled']]).toEqual([25, names.at(-1), 27])
    expect(first['fitting']).toBe(27)
    const second = await find({ after: first['next'] })
    expect([namesIn(second), second['next']]).toEqual([[names[1], names[0]], undefined])
    expect(namesIn(await find({ words: 'visitor c' }))).toContain('Visitor C')
    expect(namesIn(await find({ form: 'heroes' }))).toEqual([])
    const fitting = async (asked: object) => (await find(asked))['fitting']
    expect([await fitting({ form: 'heroes' }), await fitting({ words: 'nobody' })]).toEqual([0, 0])
    expect([await fitting({ words: 'visitor' }), await fitting({ words: 'visitor', after: first['next'] })]).toEqual([27, 27])
    await reader.call('POST', `/leads/${references[3]}/handled`, { isHandled: true })
    expect(namesIn(await find({ isHandled: true }))).toEqual(['Visitor D'])
    expect([await fitting({ isHandled: true }), await fitting({ isHandled: false })]).toEqual([1, 26])
    expect(await find({ isHandled: false })).toMatchObject({ unhandled: 26 })
  })

  it('show who looked, who dealt with them and what was noted, with the time', async () => {
    const { references, signIn } = await scene(kind, 'Renee Landry')
    const [lee, kim] = [await signIn('lee@bank.example', 'leads'), await signIn('kim@bank.example', 'leads')]
    const path = `/leads/${references[0]}`
    const before = Date.now()
    await kim.call('GET', path)
    await lee.call('POST', `${path}/notes`, { text: '  Called, no answer.\n' })
    const { body } = await lee.call('POST', `${path}/handled`, { isHandled: true })
    expect(body).toMatchObject({
      handled: { by: 'lee@bank.example' },
      notes: [{ by: 'lee@bank.example', text: 'Called, no answer.' }],
      log: [
        { by: 'lee@bank.example', action: 'handled' },
        { by: 'kim@bank.example', action: 'read' },
      ],
    })
    expect((body['handled'] as { at: number }).at).toBeGreaterThanOrEqual(before)
    expect((await kim.call('POST', `${path}/handled`, { isHandled: false })).body['handled']).toBeUndefined()
  })

  it('leave as a file without anything that a spreadsheet runs, and it is written down who took which', async () => {
    const { leads, signIn } = await scene(kind, 'Renee Landry', '=HYPERLINK("http://evil.example")')
    const lee = await signIn('lee@bank.example', 'leads')
    const { status, headers, text } = await lee.call('POST', '/leads/export', { words: 'hyperlink', isHandled: false })
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'text/csv; charset=utf-8', 'no-store'])
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/)
    expect(text.split('\r\n')).toHaveLength(3)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(await leads.log({ most: 2 })).toEqual([
      expect.objectContaining({ by: 'lee@bank.example', action: 'exported', detail: 'all forms, open, some words' }),
    ])
  })

  it('refuse what is not right in words of the admin’s language, and do nothing', async () => {
    const { leads, references, fetch, signIn } = await scene(kind, 'Renee Landry')
    const { token } = await signIn('lee@bank.example', 'leads')
    const [reference = ''] = references
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { authorization: `JWT ${token}`, 'accept-language': 'es' }
      const { status, body: answer } = await fetch(method, `/leads${path}`, headers, body)
      return [status, (answer['errors'] as readonly { readonly message: string }[] | undefined)?.[0]?.message]
    }
    expect(await ask('POST', `/${reference}/notes`, { text: ' ' })).toEqual([400, expect.stringContaining('Una nota tiene')])
    expect(await ask('POST', `/${reference}/notes`, { text: 'x'.repeat(2001) })).toEqual([400, expect.stringContaining('2000')])
    expect(await ask('POST', `/${reference}/handled`, { isHandled: 'yes' })).toEqual([400, 'Lo que se pidió no es correcto.'])
    expect(await ask('POST', '/find', { form: 'letter' })).toEqual([400, 'Lo que se pidió no es correcto.'])
    for (const name of ['NONE-NONE-NONE', "x'--", '%00'])
      expect([name, await ask('GET', `/${name}`)]).toEqual([name, [404, 'No hay tal mensaje.']])
    expect(await ask('POST', '/NONE/notes', { text: 'Called.' })).toEqual([404, 'No hay tal mensaje.'])
    expect(await leads.log({ most: 1 })).toEqual([])
    await leads.claim({ now: Date.now(), lease: 1, most: 1 }).then(([mail]) => mail && leads.markSent(mail))
    await leads.purge(Date.now(), 0)
    expect(await ask('POST', `/${reference}/notes`, { text: 'Called.' })).toEqual([409, expect.stringContaining('se borró')])
  })
})

it('a leads database that is down is said in words, and the rest of the admin goes on', async () => {
  let isUp = false
  const leads = await openLeads(`file:${await temporaryFolder()}/leads.sqlite`)
  onTestFinished(() => leads.close())
  // Nobody listens on port 1.
  const { signIn } = await apiOver(openOnce(() => (isUp ? Promise.resolve(leads) : openLeads('postgres://bank:secret@127.0.0.1:1/leads'))))
  const lee = await signIn('lee@bank.example', 'leads', 'writer')
  const { status, text } = await lee.call('POST', '/leads/find', {})
  expect([status, JSON.parse(text)]).toEqual([503, { errors: [{ message: expect.stringContaining('does not answer') }] }])
  expect(text).not.toMatch(/secret|ECONN/)
  expect((await lee.call('GET', '/pages')).status).toBe(200)
  isUp = true
  expect((await lee.call('POST', '/leads/find', {})).status).toBe(200)
})
