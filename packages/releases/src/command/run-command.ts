import { inForceAt, readHistory } from '../history/history.ts'
import type { Pointer } from '../manifest/manifest.ts'
import { switchTo, UnknownReleaseError } from '../publish/switch-pointer.ts'
import { readEntry } from '../read/read-blob.ts'
import { readRelease } from '../read/read-release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { writeFolder } from '../write/write-folder.ts'
import { describeHistory, describeRelease, spansOf } from './describe.ts'
import type { ReleasesCommand } from './read-command.ts'

/** No release was in force, or it had no such page. */
class NothingThereError extends Error {
  override readonly name = 'NothingThereError'
}

type Terminal = {
  readonly now: Date
  /** Writes what was asked for. */
  readonly write: (text: string | Buffer) => void
  /** Says something beside it. */
  readonly say: (line: string) => void
}

const newest = (history: readonly Pointer[]): Pointer => {
  const pointer = history.at(-1)
  if (!pointer) throw new NothingThereError('There is no release yet. Run "npm run publish" first.')
  return pointer
}

const printPage = async (store: ReleaseStore, path: string, at: Date, { write, say }: Terminal): Promise<void> => {
  const pointer = inForceAt(await readHistory(store), at)
  if (!pointer) throw new NothingThereError(`No release that is kept was in force at ${at.toISOString()}.`)
  const { manifest } = await readRelease(store, pointer)
  const folder = path.endsWith('/') ? path : `${path}/`
  const entry = manifest.files[path] ?? manifest.files[`${folder}index.html`]
  if (!entry) throw new NothingThereError(`Release ${pointer.id}, in force at ${at.toISOString()}, has nothing at ${path}.`)
  say(`${path} of release ${pointer.id}, in force since ${pointer.at}`)
  write(await readEntry(store, entry))
}

/** Runs a command. Throws a `NothingThereError`, an `UnknownReleaseError`, a `FolderInUseError` or a `DamagedError` in words for its reader. */
export const runCommand = async (command: ReleasesCommand, store: ReleaseStore, terminal: Terminal): Promise<void> => {
  const { write, say, now } = terminal
  switch (command.name) {
    case 'list': {
      const history = await readHistory(store)
      newest(history)
      return write(`${describeHistory(history)}\n`)
    }
    case 'show': {
      const history = await readHistory(store)
      const pointer = history.findLast(({ id }) => id === command.id)
      if (!pointer) throw new UnknownReleaseError(command.id)
      const { manifest } = await readRelease(store, pointer)
      return write(`${describeRelease(manifest, spansOf(history, command.id))}\n`)
    }
    case 'switch': {
      const { id, at } = await switchTo(store, command.id, now)
      return say(`Release ${id} is in force since ${at}. It stays until "npm run publish"; approved alerts still appear.`)
    }
    case 'page':
      return printPage(store, command.path, command.at, terminal)
    case 'write': {
      const { manifest } = await readRelease(store, newest(await readHistory(store)))
      return say(`${await writeFolder(store, manifest, command.folder)} files of release ${manifest.id} are in ${command.folder}.`)
    }
  }
}
