import { cleanAddress } from './clean-address.ts'
import { clearAll, keptHere } from './kept-here.ts'

/** Lists what the browser keeps for the site, as long as the page about it is open, and clears it (D-AUD-9). */
export default (page: Document, signal: AbortSignal): void => {
  const box = page.querySelector<HTMLElement>('[data-glass-box]')
  if (!box) return
  const root = page.documentElement
  /** In sight, and to who hears it. */
  const say = (text = ''): void => box.querySelector('[data-done]')?.replaceChildren(text)
  const list = (): void => {
    const kept = keptHere(page)
    box
      .querySelector('[data-kept]')
      ?.replaceChildren(...kept.map((textContent) => Object.assign(page.createElement('li'), { textContent })))
    box.querySelector('[data-kept-nothing]')?.toggleAttribute('hidden', kept.length > 0)
    if (kept.length > 0) say()
  }
  const clear = (button: HTMLElement): void => {
    clearAll(page)
    cleanAddress()
    root.dataset['audience'] = box.dataset['glassBox'] ?? ''
    for (const select of page.querySelectorAll<HTMLSelectElement>('select[data-region-select]')) select.value = ''
    list()
    say(button.dataset['said'])
  }
  list()
  box.hidden = false
  const button = box.querySelector<HTMLElement>('[data-kept-clear]')
  button?.addEventListener('click', () => clear(button), { signal })
  // Whatever is done on the page may keep more, once it is done.
  for (const act of ['click', 'change']) page.addEventListener(act, () => setTimeout(list), { signal })
}
