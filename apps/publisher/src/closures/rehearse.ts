import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type CloseRequest, closeBranches, listClosures } from '@bank/content/closures/change-closures.ts'
import { closureAlertId } from '@bank/content/closures/closure-alert.ts'
import { copyContent } from '@bank/content/import/copy-content.ts'
import { UsageError } from '@bank/content/store/commands/usage-error.ts'
import { migrate } from '@bank/content/store/database/migrate.ts'
import { openStore, type Store } from '@bank/content/store/open-store.ts'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { plainText } from '@bank/rules/text/plain-text.ts'
import { decodeHTMLStrict } from 'entities/decode'
import { askToPublish } from '../ask-publisher.ts'
import { describeOutcome } from '../describe-outcome.ts'
import { describeClosed, describeList, describeUntranslated } from './describe-closures.ts'
import { type RehearsalSite, rehearsalSite } from './rehearsal-site.ts'
import { branchPath, type Lack, lacksOf, pagesWithout } from './shows-closure.ts'

type AnsweredAlert = { readonly id: string; readonly description: string }

type Say = (lines: readonly string[]) => void

/** Milliseconds between two looks at an answer, and until nothing more is waited for. */
const lookEvery = 20
const patience = 120_000

/** Milliseconds within which the alert is answered, and all pages of the demo show a closure, on an idle machine. */
const alertWithin = 500
const pagesWithin = 10_000

/** Milliseconds from a time on until something holds. Throws a `UsageError` that names it when it does not. */
const millisecondsUntil = async (from: number, what: string, holds: () => Promise<boolean>): Promise<number> => {
  for (;;) {
    if (await holds()) return Math.round(performance.now() - from)
    if (performance.now() - from > patience) throw new UsageError(`${what} after ${patience / 1000} s.`)
    await wait(lookEvery)
  }
}

const alertCall = (language: Language): string => `/api/alerts/alert/all/?_lang=${language}`

/** Whether calls answer an alert in both languages. */
const answersAlert = async (site: RehearsalSite, id: string): Promise<boolean> =>
  (await Promise.all(languages.map((language) => site.text(alertCall(language))))).every((text) => text.includes(`"${id}"`))

/** What an alert says to visitors in each language, as it is answered. */
const alertTexts = async (site: RehearsalSite, id: string): Promise<readonly string[]> =>
  Promise.all(
    languages.map(async (language) => {
      const { data } = JSON.parse(await site.text(alertCall(language))) as { readonly data: readonly AnsweredAlert[] }
      return `  ${language}: ${plainText(data.find((alert) => alert.id === id)?.description ?? '', decodeHTMLStrict)}`
    }),
  )

const refuseLacks = (lacks: readonly Lack[]): void => {
  if (lacks.length > 0)
    throw new UsageError(
      ['The closure is not shown everywhere:', ...lacks.map(({ path, lacks: what }) => `  - ${path} lacks ${what}`)].join('\n'),
    )
}

/** Closes on the copy while its publisher and its server run, and reports. */
const rehearseOn = async (copy: Store, site: RehearsalSite, request: CloseRequest, say: Say): Promise<void> => {
  const id = closureAlertId(request.words)
  if (await answersAlert(site, id)) throw new UsageError('Branches are closed for this reason already; rehearse with another one.')
  const begun = performance.now()
  const [result, alertAfter] = await Promise.all([
    closeBranches(copy, request),
    millisecondsUntil(begun, 'The alert is not answered', () => answersAlert(site, id)),
  ])
  say([...describeClosed(result), ...describeUntranslated(request.words)])
  const isAlertLate = alertAfter > alertWithin
  say([
    `The alert is answered by the API in both languages after ${alertAfter} ms${isAlertLate ? ` (later than the ${alertWithin} ms that it may take)` : ''}:`,
    ...(await alertTexts(site, id)),
    'What is kept of it, for as long as the log:',
    ...describeList(await listClosures(copy)).map((line) => `  ${line}`),
  ])
  const [first] = result.closed
  const outcome = await askToPublish(copy.dataDir)
  if (!first || !outcome?.release) throw new UsageError(outcome ? describeOutcome(outcome).text : 'The publisher of the copy has ended.')
  const pagesAfter = await millisecondsUntil(begun, 'The pages are not served', async () => (await lacksOf(first, site.text)).length === 0)
  const isLate = pagesAfter > pagesWithin
  say([
    `The first closed branch is served with it after ${(pagesAfter / 1000).toFixed(1)} s, when all ${outcome.pages} pages are in force${isLate ? ` (later than the ${pagesWithin / 1000} s that a closure may take)` : ''}.`,
  ])
  const lacks: Lack[] = []
  for (const branch of result.closed) lacks.push(...(await lacksOf(branch, site.text)))
  refuseLacks([...lacks, ...(await pagesWithout(id, site.text))])
  say([
    'These pages, their structured data and the answers of the finder say that it is closed, and every page shows the alert:',
    ...result.closed.flatMap((branch) => languages.map((language) => `  ${branchPath(branch, language)}`)),
  ])
}

/**
 * Closes what is asked on a copy of the content, with a publisher and a server of its own, and reports after how long the alert is answered and all pages show
 * it. The copy is removed; the content itself is only read. Throws a `UsageError` that names what does not show it.
 */
export const rehearse = async (store: Store, request: CloseRequest, environment: NodeJS.ProcessEnv, say: Say): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'closures-rehearsal-'))
  const databaseUrl = `file:${dataDir}/store.db`
  try {
    const copy = await openStore({ dataDir, databaseUrl, secret: undefined, bankingHosts: store.bankingHosts })
    try {
      await migrate(copy)
      say([`Copied ${await copyContent(store, copy)} records. Publishing the copy …`])
      const site = await rehearsalSite(dataDir, { ...environment, DATABASE_URL: databaseUrl, PAYLOAD_SECRET: '' })
      try {
        await rehearseOn(copy, site, request, say)
      } finally {
        await site.close()
      }
    } finally {
      await copy.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  say(['The copy is removed. Nothing of the site itself was changed.'])
}
