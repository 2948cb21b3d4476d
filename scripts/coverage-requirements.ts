import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { coverageOf, listedIds } from './requirement-ids.ts'
import { repository } from './run.ts'

/** Prints which requirements no test names, and fails when a test names one that the list does not have. Runs no test. */

const patterns = ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'e2e/**/*.spec.ts']

const paths = globSync(patterns, { cwd: repository, exclude: ['**/node_modules/**'] }).sort()
const files = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(`${repository}/${path}`, 'utf8')] as const)))
const listed = listedIds(await readFile(`${repository}/docs/requirements.md`, 'utf8'))
const { areas, unknown } = coverageOf(listed, files)

console.log('area    tested  listed')
for (const { area, tested, listed: all } of areas) console.log(`${area.padEnd(8)}${String(tested).padStart(6)}${String(all).padStart(8)}`)
const total = areas.reduce((sum, { tested }) => sum + tested, 0)
console.log(`${'all'.padEnd(8)}${String(total).padStart(6)}${String(listed.length).padStart(8)}\n`)

const untested = areas.filter(({ untested: ids }) => ids.length > 0)
if (untested.length > 0) console.log('Without a test:')
for (const { area, untested: ids } of untested) console.log(`  ${area}: ${ids.map((id) => id.slice(area.length + 1)).join(' ')}`)

if (listed.length === 0 || unknown.size > 0) {
  console.error('\nNamed by tests, but not in docs/requirements.md:')
  for (const [id, named] of unknown) console.error(`  ${id}: ${named.join(', ')}`)
  process.exit(1)
}
