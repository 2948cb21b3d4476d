import { type FinderState, readState, writeState } from '@bank/finder/state/finder-state.ts'
import { inPageHistory } from '../browser/in-page-history.ts'

/** Milliseconds without another letter after which the address follows: writing it costs a layout, and browsers limit how often it may be done. */
const typingPause = 300

/** The steps of a finder in the history of the tab. `restore` is told of the state that Back or Forward comes to. */
export const finderHistory = (signal: AbortSignal, restore: (state: FinderState) => void) => {
  let waiting: FinderState | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = (): void => {
    clearTimeout(timer)
    waiting = undefined
  }
  const history = inPageHistory(signal, () => {
    forget()
    restore(readState(location.search))
  })
  /** Writes a state into the address: as a step that Back undoes, or in place of the one that is shown. */
  const write = (state: FinderState, isStep: boolean): Promise<void> => {
    forget()
    return history.write(writeState(state, location.search), isStep)
  }
  const flush = (): void => {
    if (waiting) void write(waiting, false)
  }
  // Whoever leaves within the pause comes back to what was typed.
  document.addEventListener('click', flush, { capture: true, signal })
  addEventListener('pagehide', flush, { signal })
  signal.addEventListener('abort', forget)
  return {
    write,
    /** Writes a state in place of the one that is shown, once nothing more is typed. */
    writeSoon: (state: FinderState): void => {
      forget()
      waiting = state
      timer = setTimeout(flush, typingPause)
    },
  }
}
