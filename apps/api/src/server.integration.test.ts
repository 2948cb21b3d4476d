import { readdir, readFile, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { openLeads } from '@bank/leads/open-leads.ts'
import { referencesAt } from '@bank/leads/testing/references.ts'
import { testRecords } from '@bank/sample/records.ts'
import { testSettings } from '@bank/sample/settings.ts'
import { expect, it } from 'vitest'
import { solve } from './testing/captcha-tokens.ts'
import { goodMessages } from './testing/contact.ts'
import { makeCurrent, temporaryDataFolder, writeRelease } from './testing/data-folder.ts'
import { startedProcess } from './testing/started-process.ts'

it.each(['SIGTERM', 'SIGINT'] as const)('%s lets open requests end, then ends the process in order', async (signal) => {
  await using folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1', { files: { '/film.mp4': Buffer.alloc(8_000_000, 'a') } })
  await makeCurrent(folder.dataDir, 'releases', 'r1')
  using server = startedProcess('server.ts', { PORT: '0', DATA_DIR: folder.dataDir })
  const address = await server.address()
  const answer = await new Promise<IncomingMessage>((resolve, reject) => get(`${address}/film.mp4`, resolve).on('error', reject))
  server.child.kill(signal)
  let received = 0
  for await (const chunk of answer) received += (chunk as Buffer).length
  expect(received).toBe(8_000_000)
  expect(await server.exit).toEqual([0, null])
})

it('a wrong setting ends the start with a sentence that says what to do', async () => {
  using server = startedProcess('server.ts', { PORT: 'http' })
  expect(await server.exit).toEqual([1, null])
  await server.waitFor(/PORT must be a number from 0 to 65535/)
})

const site = async (dataDir: string) => {
  await writeRelease(dataDir, 'r1', { records: testRecords, settings: testSettings })
  await makeCurrent(dataDir, 'releases', 'r1')
}

const send = async (address: string) => {
  const task = (await (await fetch(`${address}/api/captcha/challenge/?form=heroes`)).json()).data
  return fetch(`${address}/api/contact/heroes/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...goodMessages['/api/contact/heroes/'], recaptcha: await solve(task) }),
  })
}

it('[D-FORM-5] a message that was answered is mailed, and what was not mailed before SIGTERM is mailed by the next process', async () => {
  await using folder = await temporaryDataFolder()
  await site(folder.dataDir)
  const settings = { PORT: '0', DATA_DIR: folder.dataDir, SMTP_URL: '', MAIL_WORKER: 'off' }
  using server = startedProcess('server.ts', settings)
  const answer = await send(await server.address())
  expect(answer.status).toBe(200)
  const { reference } = (await answer.json()).data
  server.child.kill('SIGTERM')
  expect(await server.exit).toEqual([0, null])
  await expect(readdir(join(folder.dataDir, 'mail'))).rejects.toThrow('ENOENT')

  using worker = startedProcess('mail-worker-command.ts', settings)
  await worker.waitFor(/"msg":"mail sent"/)
  worker.child.kill('SIGTERM')
  expect(await worker.exit).toEqual([0, null])
  const [mail = '', ...others] = await readdir(join(folder.dataDir, 'mail'))
  expect(others).toEqual([])
  const text = await readFile(join(folder.dataDir, 'mail', mail), 'utf8')
  expect(text).toContain('To: help@gulfpinesbank.example')
  expect(text).toContain(reference)
  expect(`${server.log()}${worker.log()}`).not.toMatch(/secret|visitor\.example/i)
})

it('[D-FORM-5] the server sends mails itself unless told otherwise, and kill -9 right after an answer loses nothing', async () => {
  await using folder = await temporaryDataFolder()
  await site(folder.dataDir)
  const settings = { PORT: '0', DATA_DIR: folder.dataDir, SMTP_URL: '', MAIL_WORKER: '' }
  using server = startedProcess('server.ts', settings)
  const answer = await send(await server.address())
  server.child.kill('SIGKILL')
  expect(answer.status).toBe(200)
  await server.exit
  using next = startedProcess('server.ts', settings)
  await next.address()
  const leads = await openLeads(`file:${join(folder.dataDir, 'leads.sqlite')}`)
  expect(await leads.list()).toHaveLength(1)
  await leads.close()
})

it('[D-FORM-5] the server says that its leads file was removed, and makes it anew before anybody writes', async () => {
  await using folder = await temporaryDataFolder()
  await site(folder.dataDir)
  using server = startedProcess('server.ts', { PORT: '0', DATA_DIR: folder.dataDir, SMTP_URL: '', MAIL_WORKER: '' })
  const answer = await send(await server.address())
  expect(answer.status).toBe(200)
  const file = join(folder.dataDir, 'leads.sqlite')
  await rm(file)
  await server.waitFor(/"level":50.*what it held is being rescued/)
  await server.waitFor(/"messages":1.*were taken into the present one/)
  expect(referencesAt(file)).toEqual([(await answer.json()).data.reference])
  expect(server.log()).not.toMatch(/secret|visitor\.example/i)
})

it('a leads database that is not there keeps no page from being served', async () => {
  await using folder = await temporaryDataFolder()
  await site(folder.dataDir)
  using server = startedProcess('server.ts', {
    PORT: '0',
    DATA_DIR: folder.dataDir,
    LEADS_DATABASE_URL: 'postgres://bank:secret@127.0.0.1:1/leads',
  })
  const address = await server.address()
  expect((await fetch(address)).status).toBe(200)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect((await send(address)).status).toBe(503)
  await server.waitFor(/the leads database cannot be opened/)
  server.child.kill('SIGTERM')
  expect(await server.exit).toEqual([0, null])
  expect(server.log()).not.toContain('secret')
})
