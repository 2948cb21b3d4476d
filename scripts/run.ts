import { type StdioOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { repository } from './repository.ts'

/** The commands that make up the two ways of publishing, each a process of its own: the content store needs its memory back. */
export const commands = {
  prepareStore: 'packages/content/src/prepare-command.ts',
  publish: 'apps/publisher/src/publish-command.ts',
  buildSite: 'apps/site/src/build/build-command.ts',
  serve: 'apps/api/src/server.ts',
} as const

/**
 * The environment of a program that keeps its compiled code for the next start, and that of its threads, unless it names a folder itself. A folder that
 * cannot be written costs the compiling alone.
 */
export const withCompileCache = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  NODE_COMPILE_CACHE: join(repository, '.cache/node'),
  ...environment,
})

/**
 * Runs one TypeScript command with this Node and waits for it. Throws with its exit code when it fails. `ready` is called when it says so by a
 * message, which a server does that listens.
 */
export const run = (
  command: string,
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = process.env,
  ready?: () => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const stdio: StdioOptions = ready ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit'
    const child = spawn(process.execPath, [command, ...args], { cwd: repository, stdio, env: withCompileCache(environment) })
    if (ready) child.once('message', ready)
    const passOn = (signal: NodeJS.Signals) => child.kill(signal)
    process.once('SIGTERM', passOn)
    process.once('SIGINT', passOn)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', passOn)
      process.off('SIGINT', passOn)
      if (code === 0) resolve()
      else reject(new Error(`${command} ended with ${signal ?? `code ${code}`}`))
    })
  })

/** Runs one step and says what it did and how long it took. */
export const step = async (title: string, work: () => Promise<void>): Promise<void> => {
  const started = performance.now()
  console.log(`\n${title}`)
  await work()
  console.log(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Says in one line what failed. */
export const tell = (error: unknown): void => console.error(`\n${error instanceof Error ? error.message : String(error)}`)

/** Ends the process quietly: the command that failed has already said why. */
export const failQuietly = (error: unknown): never => {
  tell(error)
  process.exit(1)
}
