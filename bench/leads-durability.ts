import { runDurability } from '@bank/api/testing/durability/run-durability.ts'
import { startPostgres } from '@bank/content/testing/start-postgres.ts'
import type { LeadsDatabase } from './options.ts'

/**
 * Kills the API again and again while messages are posted and the mail server misbehaves, then looks whether every message
 * that was answered with 200 is stored once and was mailed. One process on SQLite, two on PostgreSQL. Throws when one is not.
 */
export const benchDurability = async (databases: readonly LeadsDatabase[], posts: number, kills: number): Promise<void> => {
  const postgres = await startPostgres()
  const rows = []
  try {
    const all = {
      sqlite: { database: 'SQLite', processes: 1, databaseUrl: undefined },
      postgres: { database: 'PostgreSQL', processes: 2, databaseUrl: await postgres.createDatabase('leads') },
    }
    for (const { database, processes, databaseUrl } of databases.map((name) => all[name])) {
      console.log(
        `\nDurability on ${database}: ${posts} posts, ${kills} kills, ${processes} API ${processes === 1 ? 'process' : 'processes'}`,
      )
      const { problems, ...figures } = await runDurability({
        databaseUrl,
        processes,
        posts,
        kills,
        random: Math.random,
        report: (line) => console.log(`  ${line}`),
      })
      if (problems.length > 0) throw new Error(`Promises were broken on ${database}:\n${problems.join('\n')}`)
      rows.push({ database, ...figures, 'lost or doubled': 0 })
    }
  } finally {
    await postgres.stop()
  }
  console.table(rows)
}
