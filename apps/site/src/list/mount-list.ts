import { fingerprint } from '@bank/rules/lists/fingerprint.ts'
import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { withTimeout } from '../browser/with-timeout.ts'
import { listLoader } from './list-loader.ts'

type Answered = { readonly _card?: { readonly at: number; readonly card: object } | undefined } | null

/** The cards of an answer in the order of the page; nothing when a server without a release made none. */
const cardsOf = (records: readonly Answered[], limit: number): readonly object[] | undefined => {
  const listed = records.flatMap((record) => record?._card ?? []).sort((one, other) => one.at - other.at)
  return records.length > 0 && listed.length === 0 ? undefined : listed.slice(0, limit).map(({ card }) => card)
}

/** Shows the cards of an answer if they differ from what the page shows: only then are React and the views of the cards fetched. */
const showAnswer = async (list: HTMLElement, records: readonly unknown[], signal: AbortSignal): Promise<void> => {
  const cards = cardsOf(records as readonly Answered[], Number(list.dataset['limit'] ?? Number.POSITIVE_INFINITY))
  const print = cards && fingerprint(JSON.stringify(cards))
  if (!cards || print === list.dataset['fingerprint']) return
  // Whole modules: the bundler writes a name that is picked out four times.
  const shown = await import('./show-cards.ts')
  if (signal.aborted) return
  await shown.showCards(list, cards)
  list.dataset['fingerprint'] = print
}

/** Keeps a list up to date: it asks once, as soon as somebody looks, and again whenever the tab is looked at again (LIST-10, D-LIST-2). */
const keepFresh = (list: HTMLElement, address: string, signal: AbortSignal): void => {
  const { load, stop } = listLoader({
    address,
    fetch: (url, options) => fetch(url, options),
    become: (status) => {
      list.dataset['status'] = status
    },
    show: (records) => {
      const empty = list.querySelector<HTMLElement>('[data-list-empty]')
      if (empty) empty.hidden = records.length > 0
      showAnswer(list, records, signal).catch(console.error)
    },
  })
  let isDue = true
  const look = (): void => {
    if (document.visibilityState !== 'visible' || !isDue) return
    isDue = list.dataset['live'] !== undefined
    void load()
  }
  signal.addEventListener('abort', stop)
  document.addEventListener('visibilitychange', look, { signal })
  look()
}

/**
 * What visitors do to a list is left to a script of its own, which is fetched when they come near. It adds steps to the history, which the
 * router must have seen before: it goes through them.
 */
const letBrowse = (list: HTMLElement, signal: AbortSignal): void => {
  const browse = (event: Event): void => {
    const from = scrollY
    const asked = /^c/.test(event.type) && (event.target as Element).closest('[data-list-more] button,select')
    // Its script takes the sign away.
    if (asked) asked.ariaBusy = 'true'
    withTimeout(Promise.all([import('./browse-list.ts'), import('../browser/router.ts')]), answerTimeout)
      .then(([script]) => script.browseList(list, event, from))
      .catch((error: unknown) => {
        console.error(error)
        if (!asked) return
        // What was asked for in vain is answered as without scripts: all entries are shown, and what was pressed goes (D-HEAD-1).
        const next = [...list.querySelectorAll('[data-entry]')].find((entry) => !entry.checkVisibility())
        asked.ariaBusy = null
        list.dataset['failed'] = ''
        next?.querySelector<HTMLElement>('a[href],button')?.focus({ preventScroll: true })
      })
  }
  for (const type of ['pointerover', 'focusin', 'change', 'click']) list.addEventListener(type, browse, { signal, passive: true })
}

/** Does what was asked of a list before this script was there, and is marked (restore-lists-script.ts): choices, then more of what they leave. */
const replay = (list: HTMLElement): void => {
  list.querySelector('select[aria-busy]')?.dispatchEvent(new Event('change', { bubbles: true }))
  list.querySelector<HTMLElement>('button[aria-busy]')?.click()
}

/** Starts the lists of a page, until it is left. */
export default (page: Document, signal: AbortSignal): void => {
  const lists = [...page.querySelectorAll<HTMLElement>('[data-list]')]
  for (const list of lists) {
    const { address } = list.dataset
    if (address) keepFresh(list, address, signal)
    letBrowse(list, signal)
    replay(list)
  }
  // Lists that in-app navigation brought, or whose entries of the history are to be gone through.
  if (lists.some(({ dataset }) => dataset['ready'] === undefined) || location.search || history.state?.listed)
    import('./browse-list.ts').catch(console.error)
}
