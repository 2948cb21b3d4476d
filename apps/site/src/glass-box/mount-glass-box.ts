import { storage } from '../browser/storage.ts'
import { audiencesKey } from '../client/audience.ts'
import { isByAudience } from './is-by-audience.ts'
import { clearAll, keptHere } from './kept-here.ts'
import { sayDone } from './say-done.ts'

/** Shows how a page came to be as it is, and takes it back when it is told to (D-AUD-9). */
export default (page: Document, signal: AbortSignal): void => {
  const box = page.querySelector<HTMLElement>('[data-glass-box]')
  if (!box) return
  const root = page.documentElement
  const list = (): void => {
    const kept = keptHere(page)
    box.querySelector('[data-kept]')?.replaceChildren(
      ...kept.map((name) => {
        const row = page.createElement('li')
        row.textContent = name
        return row
      }),
    )
    for (const nothing of box.querySelectorAll<HTMLElement>('[data-kept-nothing]')) nothing.hidden = kept.length > 0
  }
  const { lists, glassBox = '' } = box.dataset
  if (lists !== undefined) list()
  else if (!isByAudience(page, root.dataset['audience'] ?? '', glassBox)) return
  box.hidden = false
  for (const why of box.querySelectorAll<HTMLElement>('[data-why=audience]')) why.hidden = false
  box.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button')
      if (!button) return
      if ('keptClear' in button.dataset) {
        clearAll(page)
        list()
      } else {
        if ('forget' in button.dataset) storage.remove(audiencesKey)
        root.dataset['audience'] = glassBox
      }
      sayDone(box, button)
    },
    { signal },
  )
}
