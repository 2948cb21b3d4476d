import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type TestSmtpServer, testSmtpServer } from '@bank/mail/testing/smtp-server.ts'
import { testRecords } from '@bank/sample/records.ts'
import { makeCurrent, temporaryDataFolder, writeRelease } from '../data-folder.ts'
import { apiProcess } from '../durability/api-process.ts'
import { startVerifier } from '../durability/captcha-verifier.ts'
import { until } from '../durability/until.ts'
import { mountedTmpfs } from './full-disk.ts'

/** A page as long as one of the demo site. */
const page = `<!doctype html><title>Page</title>${'<p>Savings, loans and a branch near you.</p>'.repeat(1000)}`

/** The site in a process of its own, and the parts of the world around it that can be disturbed from outside. */
export const chaosSite = async (databaseUrl: string | undefined) => {
  const stack = new AsyncDisposableStack()
  const { dataDir } = stack.use(await temporaryDataFolder())
  const verifier = stack.use(await startVerifier())
  const leadsFolder = join(dataDir, 'leads')
  await mkdir(leadsFolder)
  const tmpfs = databaseUrl === undefined ? stack.use(await mountedTmpfs(leadsFolder)) : undefined
  const mails: TestSmtpServer[] = [await testSmtpServer()]
  const smtp = (): TestSmtpServer => mails.at(-1) as TestSmtpServer
  stack.defer(() => smtp()[Symbol.asyncDispose]())
  await writeRelease(dataDir, 'r1', { files: { '/index.html': page }, compressed: ['/index.html'], records: testRecords })
  await makeCurrent(dataDir, 'releases', 'r1')
  const clockFile = join(dataDir, 'clock-offset')
  const file = join(leadsFolder, 'leads.sqlite')
  const url = databaseUrl ?? `file:${file}`
  const api = apiProcess({
    ...process.env,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'clock-offset.ts')).href}`,
    CLOCK_OFFSET_FILE: clockFile,
    DATA_DIR: dataDir,
    LEADS_DATABASE_URL: url,
    SMTP_URL: smtp().url,
    MAIL_FROM: 'website@gulfpines.example',
    MAIL_DEFAULT_TO: 'care@gulfpines.example',
    ...verifier.settings,
  })
  stack.defer(api.kill)
  api.start()
  await until(api.address)
  return {
    api,
    file,
    url,
    tmpfs,
    smtp,
    /** What all mail servers took, one after another. */
    mails: () => mails.flatMap((server) => server.mails),
    /** Ends the mail server, or starts another one in its place. */
    endSmtp: async () => smtp()[Symbol.asyncDispose](),
    startSmtp: async () => void mails.push(await testSmtpServer({}, smtp().port)),
    setClock: (offset: number) => (offset === 0 ? rm(clockFile, { force: true }) : writeFile(clockFile, String(offset))),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

export type ChaosSite = Awaited<ReturnType<typeof chaosSite>>
