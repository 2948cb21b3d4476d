import type { ListStatus } from '@bank/rules/lists/start-list.ts'
import { answerTimeout } from '@bank/rules/page-script-constants.ts'

/**
 * Asks for a list and says how that goes: `loading`, then `loaded` with its records on 200, else `fail` (LIST-05 to LIST-07, D-LIST-5).
 * Only the latest call counts (D-LIST-6); what was shown before stays, for nobody is told to remove it (LIST-08, LIST-09).
 */
export const listLoader = (host: {
  readonly address: string
  readonly fetch: (address: string, options: { signal: AbortSignal }) => Promise<Response>
  readonly become: (status: ListStatus) => void
  readonly show: (records: readonly unknown[]) => void
}) => {
  let latest: AbortController | undefined

  const load = async (): Promise<void> => {
    latest?.abort()
    const own = new AbortController()
    latest = own
    const timer = setTimeout(() => own.abort(), answerTimeout)
    host.become('loading')
    const records = await host
      .fetch(host.address, own)
      .then((response) => (response.status === 200 ? response.json() : undefined))
      .then(
        (answer): unknown => answer?.data,
        () => undefined,
      )
    clearTimeout(timer)
    if (latest !== own) return
    if (!Array.isArray(records)) return host.become('fail')
    host.become('loaded')
    host.show(records)
  }

  const stop = (): void => {
    latest?.abort()
    latest = undefined
  }

  return { load, stop }
}
