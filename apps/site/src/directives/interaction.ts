import { remember } from './visitor-input.ts'

type Load = () => Promise<() => Promise<void>>

/**
 * Hydrates an island when the visitor first touches it, then tells React what they did in the meantime: clicks and keys are
 * held back and replayed, typed text is kept. React's client is never fetched before that.
 */
export default (load: Load, _options: unknown, island: HTMLElement): void => {
  const listening = new AbortController()
  const input = remember(island)
  let isLoading = false

  const wake = async (): Promise<void> => {
    if (isLoading) return
    isLoading = true
    const hydrate = await load().catch(() => undefined)
    if (!hydrate) {
      // The network failed: forget what was held and let the next touch try again.
      isLoading = false
      input.forget()
      return
    }
    const typed = input.typed()
    listening.abort()
    const done = hydrate()
    // React only schedules its work; a discrete event on a child makes it hydrate at once, before anything is replayed.
    island.firstElementChild?.dispatchEvent(new Event('reset'))
    input.restore(typed)
    input.replay()
    await done
  }

  const hold = (event: Event) => {
    void wake()
    if (!input.isHeld(event)) return
    if (event.type !== 'keydown') {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    input.keep(event)
  }

  const { signal } = listening
  for (const type of ['pointerover', 'focusin', 'touchstart']) island.addEventListener(type, wake, { signal, passive: true })
  for (const type of ['click', 'submit', 'keydown']) island.addEventListener(type, hold, { signal, capture: true })
}
