import { storage } from '../browser/storage.ts'
import { audiencesKey } from '../client/audience.ts'
import { clearAll, keptHere } from './kept-here.ts'

/** Shows how a page came to be as it is, and takes it back when it is told to (D-AUD-9). */
export default (page: Document, signal: AbortSignal): void => {
  const box = page.querySelector<HTMLElement>('[data-glass-box]')
  if (!box) return
  const root = page.documentElement
  const say = (): void => {
    const status = box.querySelector<HTMLElement>('[data-said]')
    if (status) status.textContent = status.dataset['said'] ?? ''
  }
  const showAsEverybody = (): void => {
    root.dataset['audience'] = box.dataset['glassBox']
  }
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
  const { lists } = box.dataset
  box.hidden = false
  for (const why of box.querySelectorAll<HTMLElement>('[data-why=audience]')) why.hidden = false
  if (lists !== undefined) list()
  box.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return
      if (target.closest('[data-as-everybody]')) showAsEverybody()
      else if (target.closest('[data-forget]')) {
        storage.remove(audiencesKey)
        showAsEverybody()
      } else if (target.closest('[data-kept-clear]')) {
        clearAll(page)
        list()
      } else return
      say()
    },
    { signal },
  )
}
