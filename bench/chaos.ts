import { postgresFaults, sqliteFaults } from '@bank/api/testing/chaos/faults.ts'
import { runChaos } from '@bank/api/testing/chaos/run-chaos.ts'
import { startPostgres } from '@bank/content/testing/start-postgres.ts'
import type { LeadsDatabase } from './options.ts'

/** Milliseconds that each fault lasts at least, and that the site is left alone before it. */
const calm = 5000
const mostRatio = 1.5

type Outcome = Awaited<ReturnType<typeof runChaos>>

const tell = (database: string, { reports, answered, requests, stored, problems }: Outcome): readonly string[] => {
  console.log(`\n${database}: ${requests} messages sent, ${answered} answered with 200, ${stored} stored`)
  console.table(reports)
  const slow = reports.filter(({ ratio }) => ratio > mostRatio).map(({ fault, ratio }) => `${fault}: pages took ${ratio} times as long`)
  return [...problems, ...slow].map((problem) => `${database}: ${problem}`)
}

/** Every fault from outside. Throws when an answered message is lost or doubled, or health was not true in time. */
export const benchChaos = async (databases: readonly LeadsDatabase[]): Promise<void> => {
  const problems: string[] = []
  const report = (line: string) => console.log(`  ${line}`)
  if (databases.includes('sqlite')) problems.push(...tell('SQLite', await runChaos({ calm, report, faultsOf: sqliteFaults })))
  if (databases.includes('postgres')) {
    const postgres = await startPostgres()
    try {
      const databaseUrl = await postgres.createDatabase('leads')
      problems.push(
        ...tell('PostgreSQL', await runChaos({ databaseUrl, calm, report, faultsOf: (site) => postgresFaults(site, postgres) })),
      )
    } finally {
      await postgres.stop()
    }
  }
  if (problems.length > 0) throw new Error(`Promises were broken:\n${problems.join('\n')}`)
}
