import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { fetchImports } from './island-imports.ts'
import { longPropsAttribute, wholeProps } from './long-props.ts'
import { type Held, remember } from './visitor-input.ts'

type Load = () => Promise<() => Promise<void>>

const adopt = (island: HTMLElement, props: string): void => {
  island.removeAttribute(longPropsAttribute)
  island.setAttribute('props', props)
}

/**
 * Hydrates an island when the visitor first touches it, then tells React what they did in the meantime: clicks and keys are
 * held back and replayed, typed text is kept. React's client is never fetched before that.
 */
export default (load: Load, _options: unknown, island: HTMLElement): void => {
  const listening = new AbortController()
  const input = remember(island)
  let isLoading = false

  const hydrateOnce = async (): Promise<void> => {
    if (isLoading) return
    isLoading = true
    // Astro answers a script that did not come with an event, and with a function that does nothing. A network that hangs says nothing at all.
    const failed = new Promise<never>((_, fail) => {
      island.addEventListener('astro:hydration-error', fail, { once: true })
      setTimeout(fail, answerTimeout)
    })
    const arrived = await Promise.race([failed, Promise.all([fetchImports(island)?.then(load) ?? load(), wholeProps(island)])]).catch(
      () => undefined,
    )
    island.toggleAttribute('data-unscripted', !arrived)
    if (!arrived) {
      // The network failed (D-HEAD-1): let the next touch try again.
      isLoading = false
      input.forget()
      return
    }
    const [hydrate, props] = arrived
    const typed = input.typed()
    input.rest()
    listening.abort()
    // An island that is loaded hydrates by itself when its props change.
    const done = props === undefined ? hydrate() : adopt(island, props)
    // React only schedules its work; a discrete event on a child makes it hydrate at once, before anything is replayed.
    island.firstElementChild?.dispatchEvent(new Event('reset'))
    input.restore(typed)
    input.replay()
    await done
  }

  const hold = (event: Held) => {
    void hydrateOnce()
    if (!input.isHeld(event)) return
    if (event.type !== 'keydown') {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    input.keep(event)
  }

  // What comes to lie under a mouse that rests is pointed at too, and some browsers tell of a move by nothing: nobody has touched it.
  const touch = ({ movementX, movementY }: Event & Partial<MouseEvent>): unknown => (movementX !== 0 || movementY) && hydrateOnce()

  const { signal } = listening
  for (const type of ['pointermove', 'focusin', 'touchstart', 'change']) island.addEventListener(type, touch, { signal, passive: true })
  for (const type of ['click', 'submit', 'keydown'] as const) island.addEventListener(type, hold, { signal, capture: true })
}
