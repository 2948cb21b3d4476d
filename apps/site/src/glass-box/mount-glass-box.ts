import type { StoredAudience } from '@bank/rules/audience/stored-audiences.ts'
import { storage } from '../browser/storage.ts'
import { audiencesKey } from '../client/audience.ts'
import { isByAudience } from './is-by-audience.ts'
import { clearAll, keptHere } from './kept-here.ts'

/** Takes out of the address what a reload would keep again: campaign and region. */
const cleanAddress = (): void => {
  const address = new URL(location.href)
  for (const name of ['utm_campaign', 'market']) address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
}

/** Whether an audience is the visitor's by a campaign, not by pages: by the list that the head of the page has just written, stored or not. */
const isByCampaign = ({ audience, audiences = '[]' }: DOMStringMap): boolean =>
  (JSON.parse(audiences) as readonly StoredAudience[]).some(({ id, forced, expires }) => id === audience && forced && Date.now() < expires)

/** Shows how a page came to be as it is, and takes it back when it is told to (D-AUD-9). */
export default (page: Document, signal: AbortSignal): void => {
  const box = page.querySelector<HTMLElement>('[data-glass-box]')
  if (!box) return
  const root = page.documentElement
  const list = (): void => {
    const kept = keptHere(page)
    box
      .querySelector('[data-kept]')
      ?.replaceChildren(...kept.map((textContent) => Object.assign(page.createElement('li'), { textContent })))
    for (const nothing of box.querySelectorAll('[data-kept-nothing]')) nothing.toggleAttribute('hidden', kept.length > 0)
    for (const only of box.querySelectorAll('[data-kept-here]')) only.toggleAttribute('hidden', !kept.includes(audiencesKey))
  }
  const { audience = '' } = root.dataset
  const { lists, glassBox = '' } = box.dataset
  if (lists === undefined) {
    if (!isByAudience(page, audience, glassBox)) return
    box.querySelector(`[data-why=${isByCampaign(root.dataset) ? 'campaign' : 'pages'}]`)?.removeAttribute('hidden')
  }
  list()
  box.hidden = false
  box.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button')
      if (!button) return
      const { keptClear, forget } = button.dataset
      if (keptClear === undefined) root.dataset['audience'] = glassBox
      else clearAll(page)
      if (forget !== undefined) storage.remove(audiencesKey)
      if ((keptClear ?? forget) !== undefined) cleanAddress()
      list()
      for (const why of box.querySelectorAll<HTMLElement>('[data-why]')) why.hidden = true
      // In sight, and to who hears it.
      box.querySelector('[data-done]')?.replaceChildren(button.dataset['said'] ?? '')
    },
    { signal },
  )
}
