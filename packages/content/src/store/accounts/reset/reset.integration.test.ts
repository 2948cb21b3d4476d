import { mailHeader, mailPart } from '@bank/mail/testing/read-mail.ts'
import { testSmtpServer } from '@bank/mail/testing/smtp-server.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createEditor as createEditorByCommand } from '../../../create-editor.ts'
import { adminApi, createEditor, testPassword } from '../../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../../testing/databases.ts'
import { temporaryStore } from '../../../testing/store.ts'
import { mostTries } from '../lock-limits.ts'
import { startFactor } from '../second-factor/factors.ts'

const forgot = '/users/forgot-password'
const reset = '/users/reset-password'
const newPassword = 'pelican-levee-47-gumbo'

const withMails = async (databaseUrl?: string) => {
  const server = await testSmtpServer()
  onTestFinished(() => server[Symbol.asyncDispose]())
  const admin = { url: 'https://cms.bank.example', origins: ['https://cms.bank.example'] }
  const store = await temporaryStore(databaseUrl, { admin, mail: { smtpUrl: server.url, from: 'website@bank.example' } })
  const { call, signIn } = await adminApi(store)
  const mailed = async (count: number) => {
    await vi.waitFor(() => expect(server.mails).toHaveLength(count), { timeout: 30_000 })
    return server.mails[count - 1] ?? ''
  }
  const tokenOf = (mail: string) => /https:\/\/cms\.bank\.example\/admin\/reset\/([0-9a-f]{40})/.exec(mailPart(mail, 'text/plain'))?.[1]
  const logIn = async (password: string) => (await call('POST', '/users/login', { email: 'ana@bank.example', password })).status
  return { store, server, call, signIn, mailed, tokenOf, logIn }
}

describe.each(usualDatabases)('forgotten passwords on %s', (kind) => {
  it('a mailed link sets a password once, signs nobody in and ends what was open', async () => {
    const { store, server, call, mailed, tokenOf, logIn } = await withMails(await databases[kind]())
    await createEditor(store, 'ana@bank.example')
    const { body } = await call('POST', '/users/login', { email: 'ana@bank.example', password: testPassword })
    expect(await call('POST', forgot, { email: 'Ana@bank.example' })).toMatchObject({ status: 200 })
    const mail = await mailed(1)
    expect(server.envelopes[0]).toEqual({ from: 'website@bank.example', to: ['ana@bank.example'] })
    expect(mail).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/)
    const token = tokenOf(mail)

    for (const [password, message] of [
      ['abc', 'at least 12 characters'],
      ['ana@bank.example', 'must not be your address'],
      ['ana-12345678', 'the name before the @ of your address'],
    ])
      expect(await call('POST', reset, { token, password })).toMatchObject({
        status: 400,
        body: { errors: [{ data: { errors: [{ path: 'password', message: expect.stringContaining(message ?? '') }] } }] },
      })
    expect(await logIn(testPassword)).toBe(200)

    const done = await call('POST', reset, { token, password: newPassword })
    expect([done.status, done.body.token]).toEqual([200, undefined])
    expect([await logIn(testPassword), await logIn(newPassword)]).toEqual([401, 200])
    expect((await call('POST', reset, { token, password: 'another-levee-48-gumbo' })).status).toBe(403)
    expect((await store.payload.find({ collection: 'history', depth: 0 })).docs).toMatchObject([
      { kind: 'users', by: 'ana@bank.example', difference: [{ field: 'password', after: 'was set by a mailed link' }] },
    ])
    const { docs } = await store.payload.find({ collection: 'users', showHiddenFields: true })
    expect(JSON.stringify(docs)).not.toContain(token)
    const { fetch } = await adminApi(store)
    expect((await fetch('GET', '/users/me', { authorization: `JWT ${body.token}` })).body).toMatchObject({ user: null })
  })

  it('a link ends a lock, and the history says so', async () => {
    const { store, call, mailed, tokenOf, logIn } = await withMails(await databases[kind]())
    await createEditor(store, 'ana@bank.example')
    for (let tries = 0; tries < mostTries; tries += 1) await logIn('a wrong password')
    expect(await logIn(testPassword)).toBe(401)
    await call('POST', forgot, { email: 'ana@bank.example' })
    expect((await call('POST', reset, { token: tokenOf(await mailed(1)), password: newPassword })).status).toBe(200)
    expect(await logIn(newPassword)).toBe(200)
    const [entry] = (await store.payload.find({ collection: 'history', depth: 0 })).docs
    expect(entry?.['difference']).toMatchObject([{ field: 'password' }, { field: 'lock', after: 'was taken away' }])
  })

  it('a link ends after an hour', async () => {
    const { store, call, mailed, tokenOf, logIn } = await withMails(await databases[kind]())
    const { id } = await createEditor(store, 'ana@bank.example')
    await call('POST', forgot, { email: 'ana@bank.example' })
    const token = tokenOf(await mailed(1))
    const account = await store.payload.findByID({ collection: 'users', id, showHiddenFields: true })
    const left = new Date(String(account['resetPasswordExpiration'])).getTime() - Date.now()
    expect(left).toBeGreaterThan(55 * 60_000)
    expect(left).toBeLessThanOrEqual(60 * 60_000)
    const resetPasswordExpiration = new Date(Date.now() - 1000).toISOString()
    await store.payload.db.updateOne({ collection: 'users', id, data: { resetPasswordExpiration } })
    expect((await call('POST', reset, { token, password: newPassword })).status).toBe(403)
    expect(await logIn(testPassword)).toBe(200)
  })

  it('a link ends with another address, password, second factor or roles, and answers as a used one; another comes at once', async () => {
    const { store, server, signIn, call, mailed, tokenOf } = await withMails(await databases[kind]())
    const [zoe, uma] = [await signIn('zoe@bank.example', 'administrator'), await signIn('uma@bank.example', 'administrator')]
    const ben = await signIn('ben@bank.example', 'writer')
    let email = 'ben@bank.example'
    const account = `/users/${ben.id}`
    await startFactor(store.payload, ben.id)
    await zoe.call('PATCH', account, { roles: ['approver'] })
    const changes: Readonly<Record<string, () => Promise<unknown>>> = {
      address: async () => {
        await ben.call('PATCH', account, { email: 'bo@bank.example', currentPassword: testPassword })
        email = 'bo@bank.example'
      },
      password: () => ben.call('PATCH', account, { password: newPassword, currentPassword: testPassword }),
      factor: () => zoe.call('POST', `/users/second-factor/reset/${ben.id}`),
      roles: () => uma.call('POST', `${account}/confirm-roles`, { roles: ['approver'], email }),
      command: () => createEditorByCommand(store, ['--reset', email], async () => newPassword),
    }
    const answers: unknown[] = []
    for (const change of Object.values(changes)) {
      await call('POST', forgot, { email })
      const token = tokenOf(await mailed(server.mails.length + 1))
      await change()
      answers.push((await call('POST', reset, { token, password: 'another-levee-48-gumbo' })).status)
    }
    expect(answers).toEqual(Object.keys(changes).map(() => 403))
    await call('POST', forgot, { email })
    const token = tokenOf(await mailed(server.mails.length + 1))
    await zoe.call('PATCH', account, { language: 'es' })
    expect((await call('POST', reset, { token, password: 'another-levee-48-gumbo' })).status).toBe(200)
  })

  it('asking tells nobody who has an account, and closed ones get no mail', async () => {
    const { store, server, call, mailed } = await withMails(await databases[kind]())
    await createEditor(store, 'ana@bank.example')
    const { id } = await createEditor(store, 'ben@bank.example')
    await store.payload.update({ collection: 'users', id, data: { disabled: true } })
    const known = await call('POST', forgot, { email: 'ana@bank.example' })
    for (const email of ['nobody@bank.example', 'ben@bank.example', 'ana@bank.example'])
      expect(await call('POST', forgot, { email })).toEqual(known)
    await mailed(1)
    expect(server.envelopes.map(({ to }) => to)).toEqual([['ana@bank.example']])
  })
})

it('asking is answered before the account is looked up: a mail server that hangs delays nobody', async () => {
  const { store, server, call } = await withMails()
  await createEditor(store, 'ana@bank.example')
  server.behave('hang')
  expect((await call('POST', forgot, { email: 'ana@bank.example' })).status).toBe(200)
})

it.each([
  ['en', ['A new password for the admin'], ['Somebody asked for a new password']],
  ['es', ['contraseña nueva para el panel'], ['Alguien pidió una contraseña nueva']],
  [undefined, ['A new password', 'contraseña nueva'], ['Somebody asked', 'Alguien pidió']],
] as const)('the mail is in the language of the account, or in both (%s)', async (language, subjects, texts) => {
  const { store, call, mailed } = await withMails()
  const { id } = await createEditor(store, 'ana@bank.example')
  await store.payload.update({ collection: 'users', id, data: { language: language ?? null } })
  await call('POST', forgot, { email: 'ana@bank.example' })
  const mail = await mailed(1)
  for (const words of subjects) expect(mailHeader(mail, 'Subject')).toContain(words)
  const parts = [mailPart(mail, 'text/plain'), mailPart(mail, 'text/html')]
  for (const part of parts) {
    for (const words of texts) expect(part).toContain(words)
    if (language === 'es') expect(part).not.toContain('Somebody')
  }
})

it('without a mail server, whoever asks is told so and what to do', async () => {
  const { call } = await adminApi(await temporaryStore())
  for (const email of ['ana@bank.example', 'nobody@bank.example'])
    expect(await call('POST', forgot, { email })).toMatchObject({
      status: 503,
      body: { errors: [{ message: expect.stringMatching(/SMTP_URL is not set.*npm run editor/) }] },
    })
})
