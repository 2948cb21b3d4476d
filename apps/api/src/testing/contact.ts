import { join } from 'node:path'
import type { Leads } from '@bank/leads/leads.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import { testRecords } from '@bank/sample/records.ts'
import { testSettings } from '@bank/sample/settings.ts'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../app.ts'
import { testApp } from './app.ts'
import { solve } from './captcha-tokens.ts'
import { makeCurrent, temporaryDataFolder, writeRelease } from './data-folder.ts'

export type CallPath = '/api/contact/mail/' | '/api/contact/heroes/' | '/api/contact/homeassist/' | '/api/contact/appointment/'

/** Days from now on which the telephone of the sample bank is answered: its hours are the same every day but on holidays. */
const openDays = (count: number): readonly string[] =>
  Array.from({ length: 20 }, (_, day) => new Date(Date.now() + (day + 2) * 86_400_000).toISOString().slice(0, 10))
    .filter((date) => !testSettings.bankHolidays.some((holiday) => holiday.date === date))
    .slice(0, count)

const [firstDate = '', secondDate = ''] = openDays(2)

/** What each call takes when everything is right, without the token. Every typed text holds the word `secret`. */
export const goodMessages = {
  '/api/contact/mail/': {
    fullName: 'Ada Secret',
    phone: '504-555-0110 secret',
    email: 'ada.secret@visitor.example',
    mailto: 'ana.guidry@gulfpinesbank.example',
    subject: 'A secret subject',
    message: 'My secret words\nin two lines',
    source: '/en/treasury/',
    env: 'SUPPORT_FORM',
    preferredMethodOfContact: 'Phone',
  },
  '/api/contact/heroes/': {
    fullName: 'Bea Secret',
    phone: 'secret',
    email: 'bea.secret@visitor.example',
    city: 'Secretville',
    state: 'LA',
    env: 'HEROES_FORM',
    lang: 'es',
  },
  '/api/contact/homeassist/': {
    fullName: 'Cy Secret',
    phone: 'secret',
    email: 'cy.secret@visitor.example',
    city: 'Secretville',
    state: 'TX',
    env: 'HOME_ASSIST_FORM',
    lang: 'en',
  },
  '/api/contact/appointment/': {
    place: 'telephone',
    topic: 'open-account',
    spokenLanguage: 'es',
    firstDate,
    firstTime: '10:00',
    secondDate,
    secondTime: '14:30',
    fullName: 'Dee Secret',
    email: 'dee.secret@visitor.example',
    phone: '504-555-0111 secret',
    env: 'APPOINTMENT_FORM',
    lang: 'es',
  },
} as const satisfies Record<CallPath, object>

export const callPaths = Object.keys(goodMessages) as CallPath[]

const formOf = {
  '/api/contact/mail/': 'support',
  '/api/contact/heroes/': 'heroes',
  '/api/contact/homeassist/': 'homeAssist',
  '/api/contact/appointment/': 'appointment',
} as const

/** A token for one call, fetched and earned as a page does. */
export const tokenFor = async (server: FastifyInstance, path: CallPath): Promise<string> =>
  solve((await server.inject(`/api/captcha/challenge/?form=${formOf[path]}`)).json().data)

/** A whole good body with a fresh token. */
export const bodyFor = async (server: FastifyInstance, path: CallPath): Promise<Record<string, unknown>> => ({
  ...goodMessages[path],
  recaptcha: await tokenFor(server, path),
})

export type FormOptions = Partial<AppOptions> & {
  /** Address of the leads database; a SQLite file of the test's own unless told. */
  readonly leadsUrl?: string
  /** Milliseconds that a message waits for the write lock of a SQLite file. */
  readonly leadsPatience?: number
  /** Makes the opened database behave otherwise. */
  readonly changeLeads?: (leads: Leads) => Leads
}

/** A site with forms over real databases, and what a test asks of it. */
export const servedForms = async ({ leadsUrl, leadsPatience = 60_000, changeLeads = (leads) => leads, ...options }: FormOptions = {}) => {
  const folder = await temporaryDataFolder()
  const { dataDir } = folder
  await writeRelease(dataDir, 'r1', {
    records: testRecords,
    settings: testSettings,
    files: { '/en/treasury/index.html': '<!doctype html>' },
  })
  await makeCurrent(dataDir, 'releases', 'r1')
  const app = await testApp(dataDir, {
    openLeads: async (log) =>
      changeLeads(await openLeads(leadsUrl ?? `file:${join(dataDir, 'leads.sqlite')}`, { log, patience: leadsPatience })),
    ...options,
  })
  return {
    ...app,
    dataDir,
    post: (path: CallPath, body: unknown, headers: Record<string, string> = {}, remoteAddress = '192.0.2.77') =>
      app.server.inject({
        method: 'POST',
        url: path,
        remoteAddress,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    /** What the mail worker would send now. */
    mails: async () => (await app.leads.get()?.claim({ now: Date.now() + 1000, lease: 1, most: 100 })) ?? [],
    /** How many messages wait to be mailed. */
    count: async () => (await app.leads.get()?.counts())?.pending,
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}

export type ServedForms = Awaited<ReturnType<typeof servedForms>>

/** A database that fails, and says in its error what a visitor typed. */
export const broken = async () =>
  Promise.reject(
    Object.assign(new Error('no room for ada.secret@visitor.example'), { code: 'ERR_SQLITE_ERROR', errcode: 13, detail: 'secret' }),
  )

/** The header that names a post, so that the same one is known when it comes again. */
export const key = (text: string) => ({ 'idempotency-key': `${text}-of-a-filled-form` })
