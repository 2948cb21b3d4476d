import { bankingAddressProblems } from '@bank/content/records/banking-address-problems.ts'
import { ContentError } from '@bank/content/records/problem.ts'
import type { LoadedSnapshot } from '@bank/content/snapshot/load-snapshot.ts'

/** Refuses content that sends log-ins or applications to hosts that are not the deployment's: it may come from elsewhere (decision 0019). */
export const refuseOtherHosts = ({ snapshot }: LoadedSnapshot, bankingHosts: readonly string[]): void => {
  const elsewhere = bankingAddressProblems(snapshot.settings, bankingHosts, { source: 'settings', record: '' })
  if (elsewhere.length > 0) throw new ContentError('The site was not published', elsewhere)
}
