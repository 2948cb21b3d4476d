import { type Alert, alertStorageKey, dismissedHeight } from '@bank/rules/alert/alert.ts'
import { alertFingerprint, alertLinesFingerprint } from '@bank/rules/alert/fingerprint.ts'
import type { TrackedEvent } from '../browser/analytics.ts'
import type { changeAlerts } from './change-alerts.ts'

export type AlertServices = {
  readonly storage: { readonly get: (key: string) => string | null; readonly set: (key: string, value: string) => void }
  readonly track: (event: TrackedEvent) => void
  /** Fetches what is needed only when something was published after the page was built. */
  readonly loadChanges: () => Promise<{ readonly changeAlerts: typeof changeAlerts }>
}

/** The alerts in an answer; anything in it that is none is passed over. Throws when it is no list. */
const alertsIn = ({ data }: { readonly data: readonly (Alert | null)[] }): readonly Alert[] =>
  data.filter((alert) => typeof alert?.id === 'string') as Alert[]

/** Milliseconds until the next page asks again: an alert about a closed branch must not wait for a reload. */
const keptFor = 60_000

/**
 * Keeps the alerts of a page as the alert call has them (ALERT-01, ALERT-02, API-15, API-16). A page shows those that it was built with; an answer
 * replaces them: what it names stays where it is or is added, the others give their place up. A call that fails, or is never answered, is
 * logged and leaves them as they are (D-ALERT-6, D-ERR-4). Pages that are navigated to take the last answer over before they are seen; after a minute, or
 * a failure, the next page asks again. Returns what does this for a page: the first one, and others that come by other ways than navigation.
 */
export const followAlerts = (page: Document, { storage, track, loadChanges }: AlertServices) => {
  const calls: Record<string, { readonly at: number; readonly answer: Promise<readonly Alert[] | undefined> }> = {}

  const ask = async (language: string): Promise<readonly Alert[] | undefined> => {
    try {
      const response = await fetch(`/api/alerts/alert/all/?_lang=${language}`)
      if (!response.ok) throw new Error(`${response.status}`)
      return alertsIn(await response.json())
    } catch (error) {
      console.error(error)
      // The next page asks again.
      delete calls[language]
      return undefined
    }
  }

  const isDismissed = (id: string): boolean => storage.get(alertStorageKey(id)) === dismissedHeight

  const show = async (of: Document, path: string): Promise<void> => {
    const region = of.querySelector<HTMLElement>('[data-alerts]')
    if (!region) return
    const eachBanner = (isHidden: (banner: HTMLElement, id: string) => HTMLElement['hidden']) => {
      for (const banner of region.querySelectorAll<HTMLElement>('[data-alert]')) {
        const { alert = '' } = banner.dataset
        banner.hidden = isDismissed(alert) || isHidden(banner, alert)
      }
    }
    eachBanner(({ hidden }) => hidden)
    const language = of.documentElement.lang
    const known = region.dataset['alerts']?.split(' ')
    const isKnown = (alert: Alert) => known?.includes(alertFingerprint(alert)) || known?.includes(alertLinesFingerprint(alert))
    const apply = async (alerts: readonly Alert[] | undefined): Promise<void> => {
      if (!alerts) return
      const changed = alerts.filter((alert) => !isKnown(alert))
      if (changed[0])
        await loadChanges()
          .then(({ changeAlerts }) => changeAlerts(region, changed, path, fetch))
          .catch(console.error)
      eachBanner((_, named) => !alerts.some(({ id }) => id === named))
    }
    const last = calls[language]
    const now = performance.now()
    // A known answer is used before the page that it is for is seen.
    if (last) await apply(await last.answer)
    if (last && now < last.at + keptFor) return
    const answer = ask(language)
    calls[language] = { at: now, answer }
    await apply(await answer)
  }

  /** Takes the height away, for good, and moves focus to the next thing to dismiss or to the page (ALERT-03 to ALERT-07, D-ALERT-4). */
  const dismiss = (banner: HTMLElement, id: string): void => {
    storage.set(alertStorageKey(id), dismissedHeight)
    track({ action: 'dismiss', category: 'alert', label: id })
    // Only a height that is written out can shrink step by step; moving focus makes the browser take note of it.
    banner.style.height = `${banner.offsetHeight}px`
    banner.dataset['dismissed'] = ''
    page
      .querySelector<HTMLElement>('[data-alert]:not([hidden],[data-dismissed]) [data-dismiss-alert],#main')
      ?.focus({ preventScroll: true })
    banner.style.height = '0'
  }

  page.addEventListener('click', ({ target }) => {
    const banner = (target as Element).closest('[data-dismiss-alert]')?.closest<HTMLElement>('[data-alert]')
    if (banner) dismiss(banner, banner.dataset['alert'] ?? '')
  })
  page.addEventListener('astro:before-swap', ({ newDocument, to }) => void show(newDocument, to.pathname))
  return show
}
