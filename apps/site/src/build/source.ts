import { type LoadedSnapshot, loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { bankingAddressProblems } from '@bank/content/store/banking-address-problems.ts'
import { ContentError } from '@bank/content/store/problem.ts'
import type { Manifest } from '@bank/releases/manifest/manifest.ts'
import { missingEntries } from '@bank/releases/publish/missing.ts'
import { readPointer, readRelease, unlessDamaged } from '@bank/releases/read/read-release.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'

/** The release in force; nothing when there is none, or when it lacks anything. */
const wholeRelease = async (store: ReleaseStore): Promise<Manifest | undefined> => {
  const pointer = await unlessDamaged(readPointer(store))
  const manifest = pointer && (await unlessDamaged(readRelease(store, pointer)))?.manifest
  return manifest && (await missingEntries(store, manifest)).length === 0 ? manifest : undefined
}

/** Ends a build that would make what is served already. */
export class UpToDate extends Error {
  readonly id: string
  constructor(id: string) {
    super(`Release ${id} is up to date.`)
    this.id = id
  }
}

/**
 * Finds what to build: the current snapshot, after the export that is under way. Throws `UpToDate` when a whole release of it is in force, and a
 * `ContentError` when it sends log-ins or applications to hosts that are not the deployment's: it may come from elsewhere (decision 0019).
 */
export const findSource = async (input: {
  readonly dataDir: string
  readonly store: ReleaseStore
  /** Hash of all code. */
  readonly fingerprint: string
  /** The only hosts that log-ins and applications may be sent to. */
  readonly bankingHosts: readonly string[]
  readonly exporting: Promise<void> | undefined
}): Promise<LoadedSnapshot> => {
  await input.exporting
  const loaded = await loadSnapshot(input.dataDir)
  const elsewhere = bankingAddressProblems(loaded.snapshot.settings, input.bankingHosts, { source: 'settings', record: '' })
  if (elsewhere.length > 0) throw new ContentError('The site was not published', elsewhere)
  const release = await wholeRelease(input.store)
  if (release?.snapshot === loaded.hash && release.code === input.fingerprint) throw new UpToDate(release.id)
  return loaded
}
