import { mailHeader, mailPart } from '@bank/mail/testing/read-mail.ts'
import { testSmtpServer } from '@bank/mail/testing/smtp-server.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { jobsSlug } from '../../schedule/jobs.ts'
import { runDue } from '../../schedule/run-due.ts'
import type { Role } from '../../store/rights/roles.ts'
import { adminApi } from '../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../testing/databases.ts'
import { filledStore } from '../../testing/store.ts'

const home = { slug: 'pages', id: 'home' }
const origin = 'https://cms.bank.example'

const newsroom = async (databaseUrl?: string) => {
  const server = await testSmtpServer()
  onTestFinished(() => server[Symbol.asyncDispose]())
  const admin = { url: origin, origins: [origin] }
  const store = await filledStore(databaseUrl, { admin, mail: { smtpUrl: server.url, from: 'website@bank.example' } })
  const { signIn } = await adminApi(store)
  const as = async (name: string, language: 'en' | 'es' | undefined, ...roles: readonly Role[]) => {
    const person = await signIn(`${name}@bank.example`, ...roles)
    await store.payload.update({ collection: 'users', id: person.id, data: { language } })
    const seen = async () => (await person.call('GET', '/workflow/record?slug=pages&id=home')).body['version']
    const step = async (action: string, comment = '') =>
      (await person.call('POST', '/workflow/review', { ...home, action, comment, seen: await seen() })).status
    return { ...person, step, edit: (title: string) => person.call('PATCH', '/pages/home?locale=en&draft=true', { title }) }
  }
  const jobs = async () => (await store.payload.find({ collection: jobsSlug as never, pagination: false })).docs as unknown as object[]
  return { ...store, server, as, jobs, send: () => runDue(store.payload, new Date()) }
}

type Room = Awaited<ReturnType<typeof newsroom>>

/** Everybody who was mailed, with the subject, and forgets them. */
const taken = ({ server }: Room): readonly string[] =>
  server.envelopes
    .splice(0)
    .map(({ to }, index) => `${to}: ${mailHeader(server.mails[index] ?? '', 'Subject')}`)
    .toSorted()

describe.each(usualDatabases)('mails about drafts on %s', (kind) => {
  it('go to approvers when something is submitted, and to its author afterwards, each in the own language', async () => {
    const room = await newsroom(await databases[kind]())
    const { as, server, send, jobs } = room
    const ana = await as('ana', 'es', 'writer', 'approver')
    const [ben] = [await as('ben', 'en', 'approver'), await as('eva', undefined, 'approver'), await as('lee', 'en', 'leads')]
    await ana.edit('Welcome home')
    expect(await ana.step('submitted', 'For <b>spring</b>')).toBe(200)
    expect(server.mails).toHaveLength(0)
    await send()
    const mails = server.mails.splice(0)
    expect(
      server.envelopes
        .splice(0)
        .map(({ to }) => String(to))
        .toSorted(),
    ).toEqual(['ben@bank.example', 'eva@bank.example'])
    const [english, both] = [mails.find((mail) => mail.includes('To: ben@')), mails.find((mail) => mail.includes('To: eva@'))]
    expect(mailHeader(english ?? '', 'Subject')).toBe('/ waits for approval')
    expect(mailHeader(both ?? '', 'Subject')).toBe('/ waits for approval / / espera aprobación')
    const [text, html] = [mailPart(english ?? '', 'text/plain'), mailPart(english ?? '', 'text/html')]
    expect(text).toContain('ana@bank.example: For <b>spring</b>')
    expect(text).toContain(`${origin}/admin/collections/pages/home`)
    expect(html).toContain(`<a href="${origin}/admin/collections/pages/home">`)
    expect(html).toContain('For &lt;b&gt;spring&lt;/b&gt;')
    expect(`${text}${html}`).not.toMatch(/token|secret|password/i)
    expect(await jobs()).toEqual([])

    for (const [action, comment, subject] of [
      ['commented', 'Nearly', '/ tiene un comentario'],
      ['sentBack', 'Too short', '/ se devolvió'],
    ] as const) {
      expect(await ben.step(action, comment)).toBe(200)
      await send()
      expect(taken(room)).toEqual([`ana@bank.example: ${subject}`])
      expect(mailPart(server.mails.splice(0)[0] ?? '', 'text/plain')).toContain(`ben@bank.example: ${comment}`)
    }
    // Nobody submits it again: its author is known by the history.
    expect(await ben.step('approved')).toBe(200)
    await send()
    expect(taken(room)).toEqual(['ana@bank.example: / se aprobó y va camino del sitio'])
  })

  it('wait for a mail server that is away: the step is done at once, and nothing is lost', async () => {
    const room = await newsroom(await databases[kind]())
    const { as, server, send, jobs, payload } = room
    const ana = await as('ana', 'en', 'writer')
    const ben = await as('ben', 'en', 'approver')
    server.behave('refuseMail')
    const alarms: unknown[] = []
    payload.logger.error = (...words: unknown[]) => alarms.push(words)
    await ana.edit('Welcome home')
    expect(await ana.step('submitted')).toBe(200)
    await send()
    expect((await ben.call('GET', '/workflow/record?slug=pages&id=home')).body).toMatchObject({ waiting: { state: 'submitted' } })
    expect(await jobs()).toMatchObject([{ totalTried: 1, processing: false, hasError: false }])
    expect(JSON.stringify(alarms)).toContain('ALARM: a mail about pages home was not sent: EMESSAGE 451')
    // Neither addresses nor words of people stand in the log.
    expect(JSON.stringify(alarms)).not.toMatch(/@bank\.example/)
    expect((await ben.call('GET', '/workflow/notices')).body).toMatchObject({ mails: { isOff: false, unsent: 1 } })
    server.behave('accept')
    await send()
    expect(server.mails).toHaveLength(0)
    await payload.update({
      collection: jobsSlug as never,
      where: {},
      data: { waitUntil: new Date(Date.now() - 1000).toISOString() } as never,
    })
    await send()
    expect(taken(room)).toEqual(['ben@bank.example: / waits for approval'])
    expect((await ben.call('GET', '/workflow/notices')).body).toMatchObject({ mails: { unsent: 0 } })
  })

  it.each([
    ['publish', 'ana', 'could not be published at its time', 'no se pudo publicar a su hora'],
    ['end', undefined, 'could not be taken off the site at its time', 'no se pudo retirar del sitio a su hora'],
  ] as const)('tell approvers and writers that a plan failed: %s', async (type, writer, english, spanish) => {
    const room = await newsroom(await databases[kind]())
    const { as, server, send, payload } = room
    const ana = await as('ana', 'en', 'writer')
    const [ben] = [await as('ben', 'en', 'approver'), await as('eva', 'es', 'approver')]
    if (writer) await ana.edit('Welcome home')
    const { version: seen } = (await ben.call('GET', '/workflow/record?slug=pages&id=home')).body
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const reason = type === 'end' ? 'Over' : undefined
    expect((await ben.call('POST', '/workflow/schedule', { ...home, type, at, seen, reason })).status).toBe(200)
    await send()
    const told = server.mails.splice(0).map((mail) => mailPart(mail, 'text/plain'))
    server.envelopes.splice(0)
    expect(told).toEqual(writer ? [expect.stringMatching(/Planned for [A-Z][a-z]+ \d+, \d{4} at \d+:\d\d.[AP]M C[DS]T\./)] : [])
    await payload.update({ collection: 'users', id: ben.id, data: { roles: ['writer'] } })
    const data = { waitUntil: '2026-11-29T20:56:00.000Z' }
    await payload.update({ collection: jobsSlug as never, where: {}, data: data as never })
    // What was planned is done, then told.
    await send()
    await send()
    const to = [...(writer ? ['ana@bank.example'] : []), 'ben@bank.example']
    const mails = [...server.mails]
    expect(taken(room)).toEqual([...to.map((person) => `${person}: / ${english}`), `eva@bank.example: / ${spanish}`])
    const words = mails.map((mail) => mailPart(mail, 'text/plain')?.replaceAll(/[\u202f\u00a0]/g, ' '))
    expect(words.filter((text) => text?.includes('Planned for November 29, 2026 at 2:56 PM CST.'))).toHaveLength(to.length)
    expect(words.filter((text) => text?.includes('Planeado para el 29 de noviembre de 2026 a las 2:56 p.m. CST.'))).toHaveLength(1)
    expect(JSON.stringify(words)).not.toMatch(/UTC/)
  })

  it('say of a plan whose draft was changed since by whom and when', async () => {
    const room = await newsroom(await databases[kind]())
    const { as, server, send, payload } = room
    const ana = await as('ana', 'en', 'writer')
    const [ben] = [await as('ben', 'es', 'approver')]
    await ana.edit('Welcome home')
    const { version: seen } = (await ben.call('GET', '/workflow/record?slug=pages&id=home')).body
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect((await ben.call('POST', '/workflow/schedule', { ...home, type: 'publish', at, seen })).status).toBe(200)
    await ana.edit('Welcome')
    await send()
    server.mails.splice(0)
    await payload.update({ collection: jobsSlug as never, where: {}, data: { waitUntil: '2026-11-29T20:56:00.000Z' } as never })
    await send()
    await send()
    const words = server.mails.map((mail) => mailPart(mail, 'text/plain')?.replaceAll(/\s+/g, ' ')).toSorted()
    expect(words).toEqual([
      expect.stringMatching(
        /could not be published .* This record was changed after it was planned, by ana@bank\.example on \w+ \d+, \d{4} at \d+:\d\d .M C[DS]T\. Look at it again/,
      ),
      expect.stringMatching(
        /no se pudo publicar .* Este registro lo cambió ana@bank\.example el \d+ de \w+ de \d{4}.* C[DS]T, después de planearlo\./,
      ),
    ])
    expect(JSON.stringify(words)).not.toMatch(/Nothing was saved|No se guardó nada/)
  })

  it('are not sent for a step that was refused, nor to somebody whose account is closed', async () => {
    const { as, server, send, jobs, payload } = await newsroom(await databases[kind]())
    const ana = await as('ana', 'en', 'writer')
    const ben = await as('ben', 'en', 'approver')
    expect(await ana.step('submitted')).toBe(409)
    expect(await jobs()).toEqual([])
    await ana.edit('Welcome home')
    await ana.step('submitted')
    await payload.update({ collection: 'users', id: ben.id, data: { disabled: true } })
    await send()
    expect([server.mails.length, (await jobs()).length]).toEqual([0, 0])
  })
})
