import { watch } from 'node:fs'

/**
 * Calls back when something directly in a folder may have changed; returns how to stop. Nothing when the folder is not there yet or the system
 * cannot tell; calls `ended` when it cannot tell any more.
 */
export const watchFolder = (folder: string, changed: () => void, ended: () => void): (() => void) | undefined => {
  try {
    const watcher = watch(folder, { persistent: false }, changed).on('error', ended)
    return () => watcher.close()
  } catch {
    return undefined
  }
}
