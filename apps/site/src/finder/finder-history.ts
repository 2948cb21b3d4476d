import { type FinderState, readState, writeState } from '@bank/finder/state/finder-state.ts'
import { inPageHistory } from '../browser/in-page-history.ts'
import type { OnDemand } from '../browser/on-demand.ts'

/** The steps of a finder in the history of the tab. `restore` is told of the state that Back or Forward comes to. */
export const finderHistory = (signal: AbortSignal, router: OnDemand<unknown>, restore: (state: FinderState) => void) => {
  const { write } = inPageHistory(signal, router, () => restore(readState(location.search)))
  return {
    /** Writes a state into the address: as a step that Back undoes, or in place of the one that is shown. */
    write: (state: FinderState, isStep: boolean): Promise<void> => write(writeState(state, location.search), isStep),
  }
}
