import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Leaves the mark of this process; nothing when the mark of another one is there. One step, so that only one of two can do it. */
const mark = (lockFile: string): Promise<boolean> =>
  writeFile(lockFile, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

/**
 * Runs `work` while no other build of this checkout runs: all builds share one folder, because incremental builds need it.
 * Throws when another one is under way; the mark of a build that died is taken over.
 */
export const withBuildLock = async <Result>(lockFile: string, work: () => Promise<Result>): Promise<Result> => {
  await mkdir(dirname(lockFile), { recursive: true })
  if (!(await mark(lockFile))) {
    const other = Number(await readFile(lockFile, 'utf8').catch(() => '0'))
    if (other > 0 && isRunning(other))
      throw new Error(`Another build of this checkout is running (process ${other}). Try again when it is done.`)
    await rm(lockFile, { force: true })
    if (!(await mark(lockFile))) throw new Error('Another build of this checkout has just started. Try again when it is done.')
  }
  try {
    return await work()
  } finally {
    await rm(lockFile, { force: true })
  }
}
