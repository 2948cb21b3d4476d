import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

const megabyte = 1024 * 1024
/** Enough that the room which is left counts as enough while nothing fills it. */
const size = 256

/** A small disk at a folder where that is permitted; nothing else is then written to. */
export const mountedTmpfs = async (folder: string) => {
  const isMounted = await execute('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  const filler = join(folder, 'filler')
  return {
    isMounted,
    /** Writes until there is no room. */
    fill: async (): Promise<void> => {
      for (const block of [8 * megabyte, 4096]) {
        for (;;) {
          try {
            await writeFile(filler, Buffer.alloc(block), { flag: 'a' })
          } catch {
            break
          }
        }
      }
    },
    free: () => rm(filler, { force: true }),
    [Symbol.asyncDispose]: async () => {
      if (isMounted) await execute('umount', ['--lazy', folder])
    },
  }
}

/** Lets a process write no file beyond so many bytes, as a quota does; without a number beyond none. Where no disk may be mounted. */
export const limitFiles = async (pid: number, bytes?: number): Promise<void> => {
  await execute('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:`])
}
