import { mailHeader, mailPart } from '@bank/mail/testing/read-mail.ts'
import { testSmtpServer } from '@bank/mail/testing/smtp-server.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runDue } from '../../schedule/run-due.ts'
import { adminApi, testPassword } from '../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../testing/databases.ts'
import { temporaryStore } from '../../testing/store.ts'

const withMails = async (databaseUrl?: string) => {
  const server = await testSmtpServer()
  onTestFinished(() => server[Symbol.asyncDispose]())
  const admin = { url: 'https://cms.bank.example', origins: ['https://cms.bank.example'] }
  const store = await temporaryStore(databaseUrl, { admin, mail: { smtpUrl: server.url, from: 'website@bank.example' } })
  return { ...store, ...(await adminApi(store)), server }
}

describe.each(usualDatabases)('another address on %s', (kind) => {
  it('is mailed to the old one and the new one: who changed it and when, without a link, in the language of the account', async () => {
    const { payload, signIn, server } = await withMails(await databases[kind]())
    const ben = await signIn('ben@bank.example', 'writer')
    const change = (data: object) => ben.call('PATCH', `/users/${ben.id}`, { ...data, currentPassword: testPassword })
    await change({ language: 'es', email: 'ben@bank.example' })
    await runDue(payload, new Date())
    expect(server.mails).toEqual([])

    expect((await change({ email: 'bo@bank.example' })).status).toBe(200)
    await runDue(payload, new Date())
    expect(server.envelopes.map(({ to }) => String(to)).toSorted()).toEqual(['ben@bank.example', 'bo@bank.example'])
    for (const mail of server.mails) {
      expect(mailHeader(mail, 'Subject')).toBe('La dirección de su cuenta para el panel se cambió')
      const text = mailPart(mail, 'text/plain')
      expect(text).toContain('se cambió de ben@bank.example a bo@bank.example por ben@bank.example, el ')
      expect(text).toMatch(/, el \d+ de \p{L}+ de \d{4} a las? /u)
      expect(text).not.toContain('https://')
    }
  })

  it('is mailed in both languages where the account names none, also when a program changed it', async () => {
    const { payload, signIn, server } = await withMails(await databases[kind]())
    const ben = await signIn('ben@bank.example', 'writer')
    await payload.update({ collection: 'users', id: ben.id, data: { email: 'bo@bank.example' } })
    await runDue(payload, new Date())
    expect(server.mails).toHaveLength(2)
    for (const words of [
      'was changed from ben@bank.example to bo@bank.example, on ',
      'se cambió de ben@bank.example a bo@bank.example, el ',
    ])
      expect(mailPart(server.mails[0] ?? '', 'text/plain')).toContain(words)
  })
})
