import type { MapPoint } from '@bank/map/projection.ts'

/** What a hand does to the map; points and ways in pixels of its view. */
export type Gestures = {
  readonly pan: (right: number, down: number) => void
  readonly zoom: (factor: number, at?: MapPoint) => void
  /** A tap or click on the map itself, which brings that place into the middle. A second one right after it is a step closer. */
  readonly tap: (at: MapPoint) => void
  /** A step by key, which may be animated. */
  readonly step: (right: number, down: number, factor: number) => void
  readonly hint: (of: 'twoFingers' | 'wheel') => void
  readonly rest: () => void
}

const stepPixels = 90
const zoomStep = 2
/** A hand is never still: this many pixels are no movement yet. */
const still = 5

const keys: Readonly<Record<string, readonly [right: number, down: number, factor: number]>> = {
  ArrowLeft: [-stepPixels, 0, 1],
  ArrowRight: [stepPixels, 0, 1],
  ArrowUp: [0, -stepPixels, 1],
  ArrowDown: [0, stepPixels, 1],
  '+': [0, 0, zoomStep],
  '=': [0, 0, zoomStep],
  '-': [0, 0, 1 / zoomStep],
  _: [0, 0, 1 / zoomStep],
}

const watchMouse = (
  view: HTMLElement,
  gestures: Gestures,
  pixelOf: (at: { clientX: number; clientY: number }) => MapPoint,
  signal: AbortSignal,
): void => {
  let held: { x: number; y: number; isMoved: boolean } | undefined
  /** The click that ends a drag means nothing. */
  let wasDragged = false
  view.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX, clientY }) => {
      wasDragged = false
      if (pointerType !== 'touch' && button === 0) held = { x: clientX, y: clientY, isMoved: false }
    },
    { signal },
  )
  view.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (!held) return
      const [right, down] = [held.x - clientX, held.y - clientY]
      if (!held.isMoved && Math.hypot(right, down) < still) return
      // From now on the hand may leave the map. Before, a click on a marker must reach the marker.
      if (!held.isMoved) view.setPointerCapture(pointerId)
      held = { x: clientX, y: clientY, isMoved: true }
      view.dataset['held'] = ''
      gestures.pan(right, down)
    },
    { signal },
  )
  const release = (): void => {
    if (held?.isMoved) gestures.rest()
    delete view.dataset['held']
    wasDragged = held?.isMoved ?? false
    held = undefined
  }
  view.addEventListener('pointerup', release, { signal })
  view.addEventListener('pointercancel', release, { signal })
  view.addEventListener(
    'click',
    (event) => {
      if (wasDragged || !(event.target instanceof Element) || event.target.closest('button')) return
      if (event.detail === 2) gestures.step(0, 0, zoomStep)
      else if (event.detail < 2) gestures.tap(pixelOf(event))
    },
    { signal },
  )
  view.addEventListener(
    'wheel',
    (event) => {
      // The page scrolls over the map as everywhere; a pinch on a trackpad comes as a wheel with Ctrl.
      if (!event.ctrlKey && !event.metaKey) return gestures.hint('wheel')
      event.preventDefault()
      gestures.zoom(2 ** (-event.deltaY / (event.deltaMode === 0 ? 180 : 6)), pixelOf(event))
      gestures.rest()
    },
    { signal, passive: false },
  )
}

/** Two fingers move the map and zoom it; one scrolls the page, so that nobody is caught in the map. */
const watchFingers = (view: HTMLElement, gestures: Gestures, pixelOf: (at: Touch) => MapPoint, signal: AbortSignal): void => {
  let before: { middle: MapPoint; apart: number } | undefined
  let start: MapPoint | undefined
  const read = ([one, other]: readonly Touch[]) => {
    if (!one || !other) return undefined
    const [a, b] = [pixelOf(one), pixelOf(other)]
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) || 1 }
  }
  view.addEventListener(
    'touchstart',
    ({ touches }) => {
      before = read([...touches])
      start = touches.length === 1 && touches[0] ? pixelOf(touches[0]) : undefined
    },
    { signal, passive: true },
  )
  view.addEventListener(
    'touchmove',
    (event) => {
      const now = read([...event.touches])
      if (!now) {
        const [finger] = event.touches
        const at = finger && pixelOf(finger)
        if (start && at && Math.abs(at.x - start.x) + Math.abs(at.y - start.y) > 4 * still) gestures.hint('twoFingers')
        return
      }
      event.preventDefault()
      if (before) {
        gestures.pan(before.middle.x - now.middle.x, before.middle.y - now.middle.y)
        gestures.zoom(now.apart / before.apart, now.middle)
      }
      before = now
    },
    { signal, passive: false },
  )
  const end = ({ touches }: TouchEvent): void => {
    if (before && touches.length < 2) gestures.rest()
    before = read([...touches])
  }
  view.addEventListener('touchend', end, { signal })
  view.addEventListener('touchcancel', end, { signal })
}

/** Tells what hands and keys do to the map until the signal. */
export const watchGestures = (view: HTMLElement, gestures: Gestures, signal: AbortSignal): void => {
  const pixelOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): MapPoint => {
    const { left, top } = view.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  watchMouse(view, gestures, pixelOf, signal)
  watchFingers(view, gestures, pixelOf, signal)
  view.addEventListener(
    'keydown',
    (event) => {
      const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key]
      if (!step) return
      event.preventDefault()
      gestures.step(...step)
    },
    { signal },
  )
}
