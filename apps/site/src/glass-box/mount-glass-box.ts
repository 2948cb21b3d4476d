import { storage } from '../browser/storage.ts'
import { audiencesKey } from '../client/audience.ts'
import { isByAudience } from './is-by-audience.ts'
import { clearAll, keptHere } from './kept-here.ts'
import { sayDone } from './say-done.ts'

/** Takes the campaign out of the address, too: a reload would choose its audience again. */
const forget = (): void => {
  storage.remove(audiencesKey)
  const address = new URL(location.href)
  address.searchParams.delete('utm_campaign')
  history.replaceState(history.state, '', address)
}

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
  }
  const { lists, glassBox = '' } = box.dataset
  if (lists !== undefined) list()
  else if (!isByAudience(page, root.dataset['audience'] ?? '', glassBox)) return
  box.hidden = false
  for (const why of box.querySelectorAll('[data-why=audience]')) why.removeAttribute('hidden')
  box.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button')
      if (!button) return
      if ('keptClear' in button.dataset) {
        clearAll(page)
        list()
      } else {
        if ('forget' in button.dataset) forget()
        root.dataset['audience'] = glassBox
      }
      sayDone(box, button)
    },
    { signal },
  )
}
