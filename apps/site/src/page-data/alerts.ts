import type { Content } from '@bank/content/snapshot/read-content.ts'
import type { Text } from '@bank/model/text.ts'
import { isTypedAlert } from '@bank/rules/alert/alert.ts'
import { alertFingerprint } from '@bank/rules/alert/fingerprint.ts'
import { alertGrowth } from '@bank/rules/alert/height.ts'
import { alertMatches } from '@bank/rules/alert/matches.ts'

/** One alert, ready to be shown. `html` is sanitised and its links follow the link rules (D-ALERT-5). */
export type AlertBanner = { readonly id: string; readonly html: Text; readonly isTyped: boolean; readonly isTall: boolean }

export type PageAlerts = {
  /** The alerts whose lines match the page's path, in content order (ALERT-08 to ALERT-13). */
  readonly banners: readonly AlertBanner[]
  /** Fingerprints of all alerts, those that do not show here included: what the browser need not look at again. */
  readonly known: readonly string[]
}

/**
 * The alerts of one page as the snapshot has them. Whether they show is said by the alert call, at run time; the page keeps
 * their places, so that nothing moves when it answers. `html` cleans a description, or gives nothing for an empty one.
 */
export const pageAlerts = (
  alerts: Content['records']['alerts'],
  path: string,
  html: (description: Text, id: string) => Text | undefined,
): PageAlerts => ({
  banners: alerts
    .filter(({ urls }) => alertMatches(urls, path))
    .flatMap(({ id, description, type }) => {
      const clean = description && html(description, id)
      return clean ? [{ id, html: clean, isTyped: isTypedAlert({ type }), isTall: alertGrowth(description.text) > 0 }] : []
    }),
  known: alerts.map(({ id, description, type, urls }) => alertFingerprint({ id, type, urls, description: description?.text })),
})
