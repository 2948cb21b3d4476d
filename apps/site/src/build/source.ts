import { type LoadedSnapshot, loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { bankingAddressProblems } from '@bank/content/store/banking-address-problems.ts'
import { ContentError } from '@bank/content/store/problem.ts'
import type { Manifest } from '@bank/releases/manifest/manifest.ts'
import { missingEntries } from '@bank/releases/publish/missing.ts'
import { readPointer, readRelease, unlessDamaged } from '@bank/releases/read/read-release.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'

/** What a release is made of besides code, and the release in force that was made of the same, if it is whole. */
export type Source = LoadedSnapshot & { readonly current: string | undefined }

/** The release in force; nothing when there is none, or when it lacks anything. */
const wholeRelease = async (store: ReleaseStore): Promise<Manifest | undefined> => {
  const pointer = await unlessDamaged(readPointer(store))
  const manifest = pointer && (await unlessDamaged(readRelease(store, pointer)))?.manifest
  return manifest && (await missingEntries(store, manifest)).length === 0 ? manifest : undefined
}

/**
 * Finds what to build: the current snapshot, after the export that is under way. With the id of the whole release in force that is made of it, if there
 * is one. Throws a `ContentError` when it sends log-ins or applications to hosts that are not the deployment's: it may come from elsewhere (decision 0019).
 */
export const findSource = async (input: {
  readonly dataDir: string
  readonly store: ReleaseStore
  /** Hash of all code and of everything else that is no content. */
  readonly fingerprint: string
  /** The only hosts that log-ins and applications may be sent to. */
  readonly bankingHosts: readonly string[]
  readonly exporting: Promise<void> | undefined
}): Promise<Source> => {
  await input.exporting
  const loaded = await loadSnapshot(input.dataDir)
  const elsewhere = bankingAddressProblems(loaded.snapshot.settings, input.bankingHosts, { source: 'settings', record: '' })
  if (elsewhere.length > 0) throw new ContentError('The site was not published', elsewhere)
  const release = await wholeRelease(input.store)
  const isCurrent = release?.snapshot === loaded.hash && release.code === input.fingerprint
  return { ...loaded, current: isCurrent ? release.id : undefined }
}
