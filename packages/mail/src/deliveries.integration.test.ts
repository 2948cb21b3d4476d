import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { failureCode } from './failure-code.ts'
import { fileDelivery } from './file-delivery.ts'
import type { Mail } from './mail.ts'
import { smtpDelivery } from './smtp-delivery.ts'
import { smtpOptions } from './smtp-options.ts'
import { testSmtpServer } from './testing/smtp-server.ts'

const mail: Mail = {
  id: '0b8e1c9e',
  messageId: '<0b8e1c9e@gulfpines.example>',
  from: 'website@gulfpines.example',
  to: 'care@gulfpines.example',
  replyTo: { name: 'Renée "Nee" Landry, <x@example.com>', address: 'renee@example.com' },
  subject: 'Una pregunta sobre mi préstamo',
  text: 'Línea uno\n.\nLine three\n',
  html: '<p>Línea uno</p>',
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Website-Page': '/es/préstamos/' },
}
const patience = 30_000

const headersOf = (raw: string): string => raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]/g, ' ')

const failureOf = async (work: Promise<void>): Promise<string> => work.then(() => 'none', failureCode)

describe('a mail server', () => {
  it('gets the mail as it is, answered to the visitor', async () => {
    await using server = await testSmtpServer()
    await smtpDelivery(smtpOptions(server.url), patience).deliver(mail)
    expect(server.envelopes).toEqual([{ from: mail.from, to: [mail.to] }])
    const [raw = ''] = server.mails
    const headers = headersOf(raw)
    expect(headers).toMatch(/^From: website@gulfpines\.example$/m)
    expect(headers).toMatch(/^To: care@gulfpines\.example$/m)
    expect(headers).toMatch(/^Reply-To: .*<renee@example\.com>$/m)
    expect(headers).toMatch(/^Message-ID: <0b8e1c9e@gulfpines\.example>$/m)
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(headers).toMatch(/^X-Website-Page: =\?UTF-8\?Q\?.*pr=C3=A9stamos/m)
    expect(headers).toMatch(/^Content-Type: multipart\/alternative;/m)
    expect(raw.match(/^Content-Type: text\/\w+; charset=utf-8/gm)).toEqual([
      'Content-Type: text/plain; charset=utf-8',
      'Content-Type: text/html; charset=utf-8',
    ])
  })

  it.each([
    ['name', { replyTo: { name: 'a\r\nBcc: thief@example.com', address: 'renee@example.com' } }],
    ['subject', { subject: 'a\r\nBcc: thief@example.com\r\n\r\nbody' }],
    ['address', { replyTo: { name: 'a', address: 'renee@example.com\r\nBcc: thief@example.com' } }],
    ['list of addresses', { replyTo: { name: 'thief@example.com, "x"', address: 'renee@example.com' } }],
  ])('never gets a header or a recipient out of a %s', async (_name, change) => {
    await using server = await testSmtpServer()
    await smtpDelivery(smtpOptions(server.url), patience).deliver({ ...mail, ...change })
    expect(server.envelopes[0]?.to).toEqual([mail.to])
    expect(headersOf(server.mails[0] ?? '')).not.toMatch(/^Bcc:/im)
  })

  it.each([
    ['refuseRecipient', 'EENVELOPE 550 RCPT TO'],
    ['refuseMail', 'EMESSAGE 451 DATA'],
    ['drop', 'ECONNECTION'],
  ] as const)('that answers with %s is the failure %s, and works again afterwards', async (behaviour, code) => {
    await using server = await testSmtpServer()
    const { deliver } = smtpDelivery(smtpOptions(server.url), patience)
    server.behave(behaviour)
    expect(await failureOf(deliver(mail))).toContain(code)
    server.behave('accept')
    expect(await failureOf(deliver(mail))).toBe('none')
  })

  it('that never answers fails when patience ends', async () => {
    await using server = await testSmtpServer()
    server.behave('hang')
    expect(await failureOf(smtpDelivery(smtpOptions(server.url), 200).deliver(mail))).toMatch(/^(?:EABORT|ETIMEDOUT)/)
  })

  it('that is not there is a failure', async () => {
    const server = await testSmtpServer()
    await server[Symbol.asyncDispose]()
    expect(await failureOf(smtpDelivery(smtpOptions(server.url), patience).deliver(mail))).toMatch(/^(?:ESOCKET|ECONNREFUSED|ECONNECTION)/)
  })

  it('beyond this machine gets nothing without TLS', async () => {
    await using server = await testSmtpServer()
    const options = { ...smtpOptions('smtp://mail.example.com'), host: '127.0.0.1', port: server.port }
    expect(await failureOf(smtpDelivery(options, patience).deliver(mail))).toContain('ETLS')
    expect(server.mails).toEqual([])
  })

  it.each([
    ['smtps', { secure: true }],
    ['smtp', { disabledCommands: [] }],
  ])('on this machine may have a certificate of its own (%s)', async (protocol, options) => {
    await using server = await testSmtpServer(options)
    await smtpDelivery(smtpOptions(`${protocol}://127.0.0.1:${server.port}`), patience).deliver(mail)
    expect(server.mails).toHaveLength(1)
  })

  it('beyond this machine needs a certificate that can be trusted', async () => {
    await using server = await testSmtpServer({ secure: true })
    const options = { ...smtpOptions('smtps://mail.example.com'), host: '127.0.0.1', port: server.port }
    expect(await failureOf(smtpDelivery(options, patience).deliver(mail))).not.toBe('none')
    expect(server.mails).toEqual([])
  })

  it('is named in the log without its password', () => {
    expect(smtpDelivery(smtpOptions('smtps://name:secret@mail.example.com'), patience).target).toBe('smtps://mail.example.com:465')
  })
})

describe('without a mail server', () => {
  it('a mail becomes one whole file for its owner alone, however often it is delivered', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bank-mail-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const target = join(folder, 'mail')
    const { deliver } = fileDelivery(target)
    await deliver(mail)
    await deliver(mail)
    expect(await readdir(target)).toEqual(['0b8e1c9e.eml'])
    const file = join(target, '0b8e1c9e.eml')
    const raw = await readFile(file, 'utf8')
    expect(headersOf(raw)).toMatch(/^Message-ID: <0b8e1c9e@gulfpines\.example>$/m)
    expect(headersOf(raw)).toMatch(/^To: care@gulfpines\.example$/m)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(target)).mode & 0o777).toBe(0o700)
  })
})

describe('codes of failures', () => {
  it.each([
    [
      Object.assign(new Error('550 bob@example.com unknown'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }),
      'EENVELOPE 550 RCPT TO',
    ],
    [Object.assign(new Error('x'), { code: 'bob@example.com', command: 'MAIL FROM:<bob@example.com>' }), 'Error'],
    [new TypeError('bob@example.com'), 'TypeError'],
    ['bob@example.com', 'unknown'],
  ])('%s is %s: words of a server are left out', (error, expected) => {
    expect(failureCode(error)).toBe(expected)
  })
})
