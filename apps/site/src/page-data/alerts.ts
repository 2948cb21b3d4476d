import type { Content } from '@bank/content/snapshot/read-content.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import type { Text } from '@bank/model/text.ts'
import { alertFingerprint, alertLinesFingerprint } from '@bank/rules/alert/fingerprint.ts'
import { alertGrowth } from '@bank/rules/alert/height.ts'
import { alertMatches } from '@bank/rules/alert/matches-path.ts'
import { isTypedAlert } from '@bank/rules/alert/typed-alert.ts'

/** One alert, ready to be shown. `html` is sanitised and its links follow the link rules (D-ALERT-5). */
export type AlertBanner = {
  readonly id: string
  readonly html: Text
  readonly isTyped: boolean
  readonly isTall: boolean
  /** The first and last date on which it shows; without them it shows from the first paint on. */
  readonly dates?: { readonly from: string; readonly until: string }
}

export type PageAlerts = {
  /** The alerts whose lines match the page's path, in content order (ALERT-08 to ALERT-13). */
  readonly banners: readonly AlertBanner[]
  /** Fingerprints of the alerts whose lines match, and of the lines of the others: what the browser need not look at again. */
  readonly known: readonly string[]
}

/** An alert, read once for all pages of a language, with the tags of its description that place nothing there; without a banner when it says nothing. */
export type ReadAlert = {
  readonly banner: AlertBanner | undefined
  readonly fingerprint: string
  readonly linesFingerprint: string
  readonly matches: (path: string) => boolean
  readonly leftOut: readonly string[]
}

/** Tells on which paths an alert shows. A path is asked for once: the same alert stands in most snapshots. */
const pathsOf = onceForEach(({ urls }: { readonly urls?: string | undefined }) => {
  const known = new Map<string, boolean>()
  return (path: string): boolean => {
    const found = known.get(path) ?? alertMatches(urls, path)
    known.set(path, found)
    return found
  }
})

/** An alert as content has it; those about holidays have dates. */
type StoredAlert = Content['records']['alerts'][number] & { readonly from?: string; readonly until?: string }

/** Reads the alerts of a language. `html` cleans a description, or gives nothing for an empty one, and says what it left out. */
export const readAlerts = (
  alerts: readonly StoredAlert[],
  html: (description: Text, id: string) => { readonly clean: Text | undefined; readonly leftOut: readonly string[] },
): readonly ReadAlert[] => {
  // Alerts about holidays are made anew with each snapshot, all with the same lines.
  const byLines = new Map<string | undefined, ReadAlert['matches']>()
  return alerts.map((alert) => {
    const { id, description, type, urls, from, until } = alert
    const matches = byLines.get(urls) ?? pathsOf(alert)
    byLines.set(urls, matches)
    const { clean, leftOut = [] } = description ? html(description, id) : {}
    return {
      banner:
        description && clean
          ? {
              id,
              html: clean,
              isTyped: isTypedAlert({ type }),
              isTall: alertGrowth(description.text) > 0,
              ...(from && until && { dates: { from, until } }),
            }
          : undefined,
      fingerprint: alertFingerprint({ id, type, urls, description: description?.text }),
      linesFingerprint: alertLinesFingerprint({ id, urls }),
      matches,
      leftOut: clean ? leftOut : [],
    }
  })
}

/** The alerts of one page, with the tags of their descriptions that place nothing there. */
export type AlertsHere = PageAlerts & { readonly leftOut: readonly string[] }

/**
 * Gives the alerts of each page as the snapshot has them, as one object for all pages with the same ones. Of the others a
 * page knows where they show and not what they say: their words leave it as it is. An alert with dates is in the page all year, and shows on
 * them by the clocks of the bank; all else that comes or goes after the build is said by the alert call. The page keeps their places, so that
 * nothing moves when it answers.
 */
export const pageAlerts = (alerts: readonly ReadAlert[]): ((path: string) => AlertsHere) => {
  const made = new Map<string, AlertsHere>()
  return (path) => {
    const match = alerts.map(({ matches }) => matches(path))
    const here = alerts.filter((_, index) => match[index])
    const found = made.get(match.join()) ?? {
      banners: here.flatMap(({ banner }) => banner ?? []),
      known: alerts.map(({ fingerprint, linesFingerprint }, index) => (match[index] ? fingerprint : linesFingerprint)),
      leftOut: here.flatMap(({ leftOut }) => leftOut),
    }
    made.set(match.join(), found)
    return found
  }
}
