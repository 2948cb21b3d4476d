import { readCoverage } from './requirements/read-coverage.ts'

/** Prints which requirements no test names, and fails for a row without a proof, one whose proof reaches no page, or an unknown id. */

const { listed, areas, unknown, missing, needless, unreached } = readCoverage()

console.log('area    tested  listed')
for (const { area, tested, listed: all } of areas) console.log(`${area.padEnd(8)}${String(tested).padStart(6)}${String(all).padStart(8)}`)
const total = areas.reduce((sum, { tested }) => sum + tested, 0)
console.log(`${'all'.padEnd(8)}${String(total).padStart(6)}${String(listed.length).padStart(8)}`)

const problems: readonly (readonly [title: string, entries: readonly string[]])[] = [
  ['Without a test', areas.flatMap(({ untested }) => untested)],
  ['Seen by visitors, but not named by a test below e2e/', missing],
  ['Listed as rows that no page shows, but named by a test below e2e/ or not in the list', needless],
  ['Tests that name a requirement and load nothing that production runs', unreached],
  ['Named by tests, but not in docs/requirements.md', [...unknown].map(([id, files]) => `${id}: ${files.join(', ')}`)],
]
const found = problems.filter(([, entries]) => entries.length > 0)
for (const [title, entries] of found) console.error(`\n${title}:\n${entries.map((entry) => `  ${entry}`).join('\n')}`)
if (listed.length === 0 || found.length > 0) process.exit(1)
