import { preferredRegion } from './preferred-region.ts'
import { asksForPrivacy } from './privacy-signal.ts'

/** What a visitor did, in words of ours: never anything that they typed (D-ANAL-4). */
export type TrackedEvent = { readonly action: string; readonly category: string; readonly label: string; readonly form?: string }

declare global {
  interface Window {
    /** Where tag managers look for events (D-ANAL-1). */
    dataLayer?: unknown[]
  }
}

/** Adds an event to the data layer with the name of the preferred region; nothing is sent anywhere, and nothing is added for who asks for privacy (ANAL-01, D-AUD-9, ANAL-05, API-20). */
export const pushEvent = (event: Readonly<Record<string, string>>): void => {
  if (asksForPrivacy()) return
  window.dataLayer ??= []
  window.dataLayer.push({ ...event, market: preferredRegion()?.name ?? '' })
}

/** Records something that a visitor did; `form` names the form it happened in (ANAL-02, ANAL-04, ANAL-06). */
export const track = ({ action, category, label, form = '' }: TrackedEvent): void =>
  pushEvent({ event: 'datalayer_track', form, action, category, label })

/**
 * Records clicks on everything that says what it is with `data-track-action` and `data-track-category`; its label is
 * `data-track-label`, an id that both languages share (D-ANAL-6). A button that opens something is recorded when it opens, not when it closes (D-ANAL-2).
 */
export const trackClicks = (page: Document): void => {
  const trackedAt = ({ target }: Event) => (target as Element).closest<HTMLElement>('[data-track-action]')
  let wasOpen: boolean | undefined
  // Asked before anybody acts on the click. The click itself counts only when it arrives: an island holds it back until it is live.
  const remember = (event: Event): void => {
    wasOpen = trackedAt(event)?.matches('[aria-expanded=true]')
  }
  page.addEventListener('click', remember, true)
  page.addEventListener('click', (event) => {
    const tracked = trackedAt(event)
    if (!tracked || wasOpen) return
    const { trackAction = '', trackCategory = '', trackLabel = '' } = tracked.dataset
    track({ action: trackAction, category: trackCategory, label: trackLabel })
  })
}
