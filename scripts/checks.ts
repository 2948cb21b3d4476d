import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { repository } from './repository.ts'

/** A program that ends with 0 when all is well. */
export type Check = { readonly title: string; readonly program: string; readonly args: readonly string[] }

/** What holds without running the product, the longest first. */
export const staticChecks: readonly Check[] = [
  { title: 'Types of the site', program: 'astro', args: ['check', '--root', 'apps/site', '--minimumFailingSeverity', 'warning'] },
  { title: 'Types of everything else', program: 'tsc', args: ['--noEmit', '-p', 'tsconfig.json'] },
  { title: 'Format and lint', program: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { title: 'Unused code', program: 'knip', args: ['--production'] },
]

/** The tests that need no database, server or process: their own cores' worth of workers, so they come last. */
export const unitTests: Check = { title: 'Unit tests', program: 'vitest', args: ['run', '--project', 'unit'] }

type Outcome = { readonly passed: boolean; readonly output: string }

const perform = ({ program, args }: Check, env: NodeJS.ProcessEnv): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const hear = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', reject)
    child.once('close', (code) => resolve({ passed: code === 0, output }))
  })

/**
 * Runs checks, as many at a time as there are cores, and says of each how it ended and how long it took; of one that failed, all that it
 * said. Resolves to the titles of those that failed: one does not hide the others.
 */
export const runChecks = async (checks: readonly Check[], env: NodeJS.ProcessEnv): Promise<readonly string[]> => {
  const waiting = [...checks]
  const failed: string[] = []
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now()
      const { passed, output } = await perform(check, env)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(passed ? `  ✓ ${check.title} (${seconds} s)` : `  ✗ ${check.title} (${seconds} s)\n\n${output}`)
      if (!passed) failed.push(check.title)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return failed
}
