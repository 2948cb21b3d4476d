import { type Viewport, viewBetween } from '@bank/map/viewport/viewport.ts'

const duration = 320
/** Quick at first, then slower: as the styles of the site move. */
const ease = (time: number): number => 1 - (1 - time) ** 3

/** The view of a map, moved at once or over some frames. `draw` is called once for each frame in which the view is another. */
export const moveableView = (start: Viewport, draw: (view: Viewport, isAtRest: boolean) => void, signal: AbortSignal) => {
  let view = start
  let way: { readonly from: Viewport; readonly to: Viewport; readonly since: number } | undefined
  let frame = 0
  let isAtRest = true

  const next = (now: number): void => {
    frame = 0
    if (signal.aborted) return
    if (way) {
      const done = Math.min(Math.max((now - way.since) / duration, 0), 1)
      view = done === 1 ? way.to : viewBetween(way.from, way.to, ease(done))
      if (done === 1) {
        way = undefined
        isAtRest = true
      }
    }
    draw(view, isAtRest)
    if (way) ask()
  }
  const ask = (): void => {
    if (frame === 0) frame = requestAnimationFrame(next)
  }

  const set = (to: Viewport, isMoving = false): void => {
    way = undefined
    view = to
    isAtRest = !isMoving
    ask()
  }

  return {
    /** The view that is seen, or that is moved to. */
    target: (): Viewport => way?.to ?? view,
    current: (): Viewport => view,
    /** Shows a view in the next frame. `isMoving`: more will follow. */
    set,
    /** Moves to a view, at once for those who asked for no motion. */
    flyTo: (to: Viewport): void => {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        set(to)
        return
      }
      way = { from: view, to, since: performance.now() }
      isAtRest = false
      ask()
    },
    /** Draws what is shown now; a view that is moved to comes to rest by itself. */
    rest: (): void => {
      isAtRest = way === undefined
      ask()
    },
  }
}
