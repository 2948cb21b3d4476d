import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'

/** Writes a file whole or not at all, under a name of its own first, so that nobody sees half of it. Throws as the disk does, and leaves nothing behind. */
export const writeFileAtomically = (file: string, bytes: Buffer | string): void => {
  const temporary = `${file}.${process.pid}-${threadId}.tmp`
  try {
    writeFileSync(temporary, bytes)
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
