import { setTimeout as wait } from 'node:timers/promises'
import type { ExportedLead } from '@bank/leads/leads.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import { smtpDelivery } from '@bank/mail/smtp-delivery.ts'
import { smtpOptions } from '@bank/mail/smtp-options.ts'
import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { sendDueMails } from '../../mail/send-due-mails.ts'
import { newMarker, nothingPosted, type Posted, sendMessage } from '../durability/poster.ts'
import { until } from '../durability/until.ts'
import { brokenPromises, readMail } from '../durability/verdict.ts'
import { type ChaosSite, chaosSite } from './chaos-site.ts'
import type { Fault } from './faults.ts'

/** Milliseconds: between two posts, two pages and two looks at the health; and how late that may be true. */
const postEvery = 100
const pageEvery = 5
const lookEvery = 200
const latest = 15_000

type ChaosOptions = {
  /** Absent: SQLite. */
  readonly databaseUrl?: string
  readonly faultsOf: (site: ChaosSite) => readonly Fault[]
  /** Milliseconds that the site is left undisturbed before each fault, and that each fault lasts at least. */
  readonly calm: number
  readonly report?: (line: string) => void
}

export type FaultReport = {
  readonly fault: string
  /** Seconds until health was true after the beginning and the end. */
  readonly begin: string
  readonly end: string
  readonly pages: number
  /** Median time of a page against that while all was well just before and after. */
  readonly ratio: number
  readonly answered: number
  readonly refused: number
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const healthOf = (address: string): Promise<string> => fetch(`${address}/readyz/leads`).then((response) => response.text(), String)

/** Posts and pages without end, noted in what is handed in. */
const startLoad = (address: string, posted: Posted) => {
  const times: number[] = []
  const statuses: (number | undefined)[] = []
  const under = new Set<Promise<void>>()
  let stopped = false

  const post = async (): Promise<void> => {
    const marker = newMarker()
    posted.markers.add(marker)
    posted.requests += 1
    const { status, reference } = await sendMessage(address, marker, `key-of-${marker}`)
    statuses.push(status)
    if (reference !== undefined) posted.answered.set(marker, reference)
  }
  const posting = (async () => {
    while (!stopped) {
      const sent: Promise<void> = post().finally(() => under.delete(sent))
      under.add(sent)
      await wait(postEvery)
    }
  })()
  const paging = (async () => {
    while (!stopped) {
      const started = performance.now()
      const answer = await fetch(address)
      await answer.arrayBuffer()
      if (answer.status !== 200) posted.contradictions.push(`a page was answered with ${answer.status}`)
      times.push(performance.now() - started)
      await wait(pageEvery)
    }
  })()
  return {
    /** What came since it was asked last. */
    take: () => ({ times: times.splice(0), statuses: statuses.splice(0) }),
    stop: async () => {
      stopped = true
      await Promise.all([posting, paging])
      await Promise.all(under)
    },
  }
}

/** Milliseconds until the health says something. */
const timeUntil = async (address: string, isTrue: (health: string) => boolean): Promise<number | undefined> => {
  const started = performance.now()
  while (performance.now() - started < latest) {
    if (isTrue(await healthOf(address))) return performance.now() - started
    await wait(lookEvery)
  }
  return undefined
}

const seconds = (time: number | undefined): string => (time === undefined ? 'never' : (time / 1000).toFixed(1))
const isWell = (health: string): boolean => health.includes('"state":"ready"')

/** All that is stored and mailed once everything is well again. */
const recover = async ({ url, smtp }: ChaosSite): Promise<readonly ExportedLead[]> => {
  const leads = await openLeads(url)
  const stored: ExportedLead[] = []
  const sending = {
    leads,
    deliver: smtpDelivery(smtpOptions(smtp().url), 30_000).deliver,
    from: 'website@gulfpines.example',
    log: { info: () => {}, warn: () => {}, error: () => {} },
    now: () => Date.now() + millisecondsPerDay,
    random: Math.random,
    lease: 1,
    atOnce: 16,
  }
  try {
    await leads.requeue(Date.now())
    while ((await sendDueMails(sending)) > 0);
    for await (const lead of leads.export()) stored.push(lead)
  } finally {
    await leads.close()
  }
  return stored
}

/**
 * Disturbs a running site from outside while messages and pages are asked for, and finds out whether any answered message is lost or
 * stored twice, how soon its health was true, and what pages cost meanwhile.
 */
export const runChaos = async ({ databaseUrl, faultsOf, calm, report = () => {} }: ChaosOptions) => {
  await using site = await chaosSite(databaseUrl)
  const address = await until(site.api.address)
  const posted = nothingPosted()
  const load = startLoad(address, posted)
  const phases: { readonly before: readonly number[]; readonly during: readonly number[]; readonly report: Omit<FaultReport, 'ratio'> }[] =
    []
  const problems: string[] = []
  await timeUntil(address, isWell)
  await wait(calm)
  for (const { name, begin, end, says } of faultsOf(site)) {
    report(name)
    load.take()
    await wait(calm)
    const before = load.take()
    await begin()
    const begun = says === undefined ? undefined : await timeUntil(address, (health) => health.includes(`"${says}"`))
    if (says !== undefined && begun === undefined) problems.push(`${name}: health never said ${says}: ${await healthOf(address)}`)
    await wait(calm)
    const during = load.take()
    await end()
    const ended = await timeUntil(address, isWell)
    if (ended === undefined) problems.push(`${name}: health did not say that it is over: ${await healthOf(address)}`)
    const outcome = {
      fault: name,
      begin: says === undefined ? '–' : seconds(begun),
      end: seconds(ended),
      pages: during.times.length,
      answered: during.statuses.filter((status) => status === 200).length,
      refused: during.statuses.filter((status) => status !== 200).length,
    }
    phases.push({ before: before.times, during: during.times, report: outcome })
  }
  load.take()
  await wait(calm)
  const calms = [...phases.map(({ before }) => before), load.take().times]
  const reports = phases.map(({ during, report: told }, index): FaultReport => {
    const undisturbed = median([...(calms[index] ?? []), ...(calms[index + 1] ?? [])])
    return { ...told, ratio: Number((median(during) / undisturbed).toFixed(2)) }
  })
  await load.stop()
  await site.api.kill()
  const stored = await recover(site)
  problems.push(...brokenPromises(posted, stored, site.mails().map(readMail)))
  return { reports, answered: posted.answered.size, requests: posted.requests, stored: stored.length, problems }
}
