import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readCurrent } from '@bank/content/files/current-file.ts'
import { watchFolder } from '@bank/releases/store/watch-folder.ts'
import type { Source } from './current-value.ts'

/** The snapshot that a folder's `current` file names; the folder need not exist yet. */
export const currentSnapshot = (folder: string): Source<string> => ({
  look: async (before) => {
    const name = await readCurrent(folder)
    if (name === undefined) return undefined
    // It may be named again after it was replaced, so the time of the file counts too.
    const tag = `${(await stat(join(folder, 'current'))).mtimeMs} ${name}`
    return tag === before ? 'unchanged' : { name, tag }
  },
  watch: (changed, ended) => watchFolder(folder, changed, ended),
})
