import type { Content } from '@bank/content/snapshot/read-content.ts'
import type { Text } from '@bank/model/text.ts'
import { isTypedAlert } from '@bank/rules/alert/alert.ts'
import { alertFingerprint } from '@bank/rules/alert/fingerprint.ts'
import { alertGrowth } from '@bank/rules/alert/height.ts'
import { alertMatches } from '@bank/rules/alert/matches-path.ts'

/** One alert, ready to be shown. `html` is sanitised and its links follow the link rules (D-ALERT-5). */
export type AlertBanner = { readonly id: string; readonly html: Text; readonly isTyped: boolean; readonly isTall: boolean }

export type PageAlerts = {
  /** The alerts whose lines match the page's path, in content order (ALERT-08 to ALERT-13). */
  readonly banners: readonly AlertBanner[]
  /** Fingerprints of all alerts, those that do not show here included: what the browser need not look at again. */
  readonly known: readonly string[]
}

/** An alert, read once for all pages of a language, with the tags of its description that place nothing there. */
export type ReadAlert = AlertBanner & { readonly urls: string | undefined; readonly leftOut: readonly string[] }

/** All alerts of a language: those that say something, and the fingerprints of all. */
export type ReadAlerts = { readonly alerts: readonly ReadAlert[]; readonly known: readonly string[] }

/** Reads the alerts of a language. `html` cleans a description, or gives nothing for an empty one, and says what it left out. */
export const readAlerts = (
  alerts: Content['records']['alerts'],
  html: (description: Text, id: string) => { readonly clean: Text | undefined; readonly leftOut: readonly string[] },
): ReadAlerts => ({
  alerts: alerts.flatMap(({ id, description, type, urls }) => {
    const { clean, leftOut = [] } = description ? html(description, id) : {}
    if (!description || !clean) return []
    return [{ id, html: clean, isTyped: isTypedAlert({ type }), isTall: alertGrowth(description.text) > 0, urls, leftOut }]
  }),
  known: alerts.map(({ id, description, type, urls }) => alertFingerprint({ id, type, urls, description: description?.text })),
})

/**
 * The alerts of one page as the snapshot has them. Whether they show is said by the alert call, at run time; the page keeps
 * their places, so that nothing moves when it answers.
 */
export const pageAlerts = ({ alerts, known }: ReadAlerts, path: string): PageAlerts & { readonly leftOut: readonly string[] } => {
  const here = alerts.filter(({ urls }) => alertMatches(urls, path))
  return {
    banners: here.map(({ id, html, isTyped, isTall }) => ({ id, html, isTyped, isTall })),
    known,
    leftOut: here.flatMap(({ leftOut }) => leftOut),
  }
}
