import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

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

const askAgain = 200

/**
 * Runs `work` while no other build of this checkout runs: all builds share one folder, because incremental builds need it. Waits for one that
 * is under way, and says so once; the mark of a build that died is taken over.
 */
export const withBuildLock = async <Result>(
  lockFile: string,
  work: () => Promise<Result>,
  log: (line: string) => void,
): Promise<Result> => {
  await mkdir(dirname(lockFile), { recursive: true })
  let waitsFor = 0
  while (!(await mark(lockFile))) {
    const other = Number(await readFile(lockFile, 'utf8').catch(() => '0'))
    // Empty for as long as it takes its owner to write into it.
    if (other > 0 && !isRunning(other)) await rm(lockFile, { force: true })
    else {
      if (other > 0 && other !== waitsFor) log(`  Another build of this checkout is running (process ${other}). Waiting for it.`)
      waitsFor = other || waitsFor
      await sleep(askAgain)
    }
  }
  try {
    return await work()
  } finally {
    await rm(lockFile, { force: true })
  }
}
