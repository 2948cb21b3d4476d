import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const program = join(import.meta.dirname, 'publish-process.ts')

/** A process that publishes editions into a folder, through a shell where limits are set first. */
export const startPublisher = (folder: string, first: number, { count, limits }: { count?: number; limits?: string } = {}) => {
  const args = [program, folder, String(first), ...(count === undefined ? [] : [String(count)])]
  const child = limits
    ? spawn('sh', ['-c', `${limits}; exec "$0" "$@"`, process.execPath, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const published: number[] = []
  const firstPublished = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      published.push(Number(line))
      resolve()
    })
  })
  const exit = once(child, 'close')
  return {
    child,
    /** Editions that it said to be in force. */
    published,
    /** When it has published one, or has ended. */
    started: Promise.race([firstPublished, exit]),
    exit,
    errors: () => errors,
    [Symbol.dispose]: () => void child.kill('SIGKILL'),
  }
}
