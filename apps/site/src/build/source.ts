import { readCurrent } from '@bank/content/files/current-file.ts'
import { type LoadedSnapshot, loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { bankingAddressProblems } from '@bank/content/store/banking-address-problems.ts'
import { ContentError } from '@bank/content/store/problem.ts'

/** What a release is made of, a snapshot and the code, and the name that they give it. */
export type Source = LoadedSnapshot & { readonly id: string; readonly isCurrent: boolean }

/**
 * Finds what to build: the current snapshot, after the export that is under way. With the release's name and whether it is served
 * already. Throws a `ContentError` when it sends log-ins or applications to hosts that are not the deployment's: it may come from elsewhere (decision 0019).
 */
export const findSource = async (input: {
  readonly dataDir: string
  readonly releases: string
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
  const id = `${loaded.hash.slice(0, 12)}-${input.fingerprint.slice(0, 8)}`
  return { id, isCurrent: (await readCurrent(input.releases)) === id, ...loaded }
}
