import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ExportedLead } from '@bank/leads/leads.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import { smtpDelivery } from '@bank/mail/smtp-delivery.ts'
import { smtpOptions } from '@bank/mail/smtp-options.ts'
import { type Behaviour, testSmtpServer } from '@bank/mail/testing/smtp-server.ts'
import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { testRecords } from '@bank/sample/records.ts'
import { sendDueMails } from '../../mail/send-due-mails.ts'
import { makeCurrent, temporaryDataFolder, writeRelease } from '../data-folder.ts'
import { type ApiProcess, apiProcess } from './api-process.ts'
import { startVerifier } from './captcha-verifier.ts'
import { nothingPosted, postMessage } from './poster.ts'
import { until } from './until.ts'
import { brokenPromises, readMail } from './verdict.ts'

export type DurabilityOptions = {
  /** Address of an empty database; a SQLite file in the data folder of the run unless told. */
  readonly databaseUrl?: string | undefined
  /** API processes that share the database. */
  readonly processes: number
  readonly posts: number
  readonly kills: number
  /** From 0 up to 1. */
  readonly random: () => number
  readonly report?: (line: string) => void
}

export type DurabilityReport = {
  readonly answered: number
  readonly requests: number
  readonly kills: number
  readonly leads: number
  readonly mails: number
  /** Mails that came more than once, each under one `Message-ID`. */
  readonly repeatedMails: number
  readonly problems: readonly string[]
}

/** Visitors who post at the same time. */
const visitors = 8
/** Share of kills that hit a process while it starts. */
const killedAtStart = 0.15
/** Longest time from a spawn to such a kill, in milliseconds. */
const longestStart = 1000

/** A mail server of the worst kind. */
const misbehaviour = (random: () => number): Behaviour => {
  const draw = random()
  if (draw < 0.55) return 'accept'
  if (draw < 0.75) return 'drop'
  if (draw < 0.85) return 'refuseMail'
  return draw < 0.97 ? 'refuseRecipient' : 'hang'
}

/**
 * Posts messages while the API is killed at random moments and the mail server misbehaves, lets everything recover, and
 * compares what was answered with what is stored and was mailed. The kernel lives on, so this shows what a dying process
 * loses; that commits wait for the disk is the databases' own setting, and tested there.
 */
export const runDurability = async (options: DurabilityOptions): Promise<DurabilityReport> => {
  const { posts, kills, random, report = () => {} } = options
  await using folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1', { records: testRecords })
  await makeCurrent(folder.dataDir, 'releases', 'r1')
  await using verifier = await startVerifier()
  await using smtp = await testSmtpServer()
  smtp.behave(() => misbehaviour(random))
  const databaseUrl = options.databaseUrl ?? `file:${join(folder.dataDir, 'leads.sqlite')}`

  const processes = Array.from({ length: options.processes }, () =>
    apiProcess({
      ...process.env,
      DATA_DIR: folder.dataDir,
      LEADS_DATABASE_URL: databaseUrl,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'website@gulfpines.example',
      MAIL_DEFAULT_TO: 'care@gulfpines.example',
      ...verifier.settings,
    }),
  )
  const posted = nothingPosted()
  const lives = posts / (kills + 1)
  let killed = 0
  let begun = 0

  const visit = async (): Promise<void> => {
    while (begun < posts) {
      // Every life of the API gets its share of posts, so that the last kill still meets some.
      await until(() => begun < Math.ceil(lives * (killed + 1)) || begun >= posts)
      if (begun >= posts) return
      begun += 1
      await postMessage(processes, posted, random)
    }
  }

  const killOnce = async (victim: ApiProcess): Promise<void> => {
    const enough = Math.floor(lives * (killed + random()))
    await until(() => posted.answered.size >= Math.min(enough, posts - visitors))
    // Somewhere within the next answers, to the millisecond.
    await wait(random() * 10)
    await victim.kill()
    victim.start()
    killed += 1
    if (random() < killedAtStart && killed < kills) {
      await wait(random() * longestStart)
      await victim.kill()
      victim.start()
      killed += 1
    }
    if (killed % 10 === 0) report(`${killed} kills, ${posted.answered.size} messages answered`)
  }

  const rampage = async (): Promise<void> => {
    while (killed < kills) await killOnce(processes[Math.floor(random() * processes.length)] as ApiProcess)
  }

  try {
    for (const api of processes) api.start()
    await Promise.all([rampage(), ...Array.from({ length: visitors }, visit)])
  } finally {
    await Promise.all(processes.map((api) => api.kill()))
  }

  // Recovery: the mail server is well, and a day later every lease and every wait has ended.
  smtp.behave('accept')
  const leads = await openLeads(databaseUrl)
  const stored: ExportedLead[] = []
  try {
    const sending = {
      leads,
      deliver: smtpDelivery(smtpOptions(smtp.url), 30_000).deliver,
      from: 'website@gulfpines.example',
      log: { info: () => {}, warn: () => {}, error: () => {} },
      now: () => Date.now() + millisecondsPerDay,
      random,
      lease: 1,
      atOnce: 16,
    }
    await leads.requeue(Date.now())
    while ((await sendDueMails(sending)) > 0);
    for await (const lead of leads.export()) stored.push(lead)
  } finally {
    await leads.close()
  }

  const mails = smtp.mails.map(readMail)
  return {
    answered: posted.answered.size,
    requests: posted.requests,
    kills: killed,
    leads: stored.length,
    mails: mails.length,
    repeatedMails: mails.length - new Set(mails.map(({ messageId }) => messageId)).size,
    problems: brokenPromises(posted, stored, mails),
  }
}
