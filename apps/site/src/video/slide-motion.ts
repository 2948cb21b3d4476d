import { slideAfter, slideInView } from '@bank/rules/slider/whole-slides.ts'

/** What keeps the slides from moving on by themselves (D-BLK-9). */
type Hold = 'pointer' | 'focus' | 'playing' | 'switch' | 'end'

export type SlideParts = {
  /** Everything whose hover and focus hold the slides. */
  readonly block: HTMLElement
  readonly track: HTMLElement
  readonly slides: readonly HTMLElement[]
  readonly dots: readonly HTMLElement[]
  /** The switch that stops them, and all else that moves. */
  readonly stop: HTMLInputElement
  /** Milliseconds that a slide stays. */
  readonly interval: number
}

/**
 * Moves a row of slides that fill their track: by its dots, by the visitor's own scrolling, and by the clock until the last slide. The
 * clock holds under the pointer, with the focus, while a video plays, by any switch of the page and under reduced motion; slides out of view
 * can't be focused (BLK-84 to BLK-87, D-BLK-9). `stillness` asks for reduced motion; `signal` ends it all.
 */
export const moveSlides = (
  { block, track, slides, dots, stop, interval }: SlideParts,
  stillness: MediaQueryList,
  signal: AbortSignal,
): void => {
  const holds = new Set<Hold>()
  let current = 0
  /** Where the track is on its way to; until it arrives, the slides that it passes are not the current one. */
  let target: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (index: number): void => {
    current = index
    for (const [place, slide] of slides.entries()) slide.inert = place !== index
    for (const [place, dot] of dots.entries()) dot.setAttribute('aria-current', String(place === index))
  }

  const go = (index: number): void => {
    target = index
    track.scrollTo({ left: index * track.clientWidth, behavior: stillness.matches ? 'instant' : 'smooth' })
    show(index)
  }

  /** Starts the clock anew unless something holds it. */
  const wait = (): void => {
    clearTimeout(timer)
    const next = slideAfter(current, slides.length)
    if (holds.size > 0 || stillness.matches || next === undefined) return
    timer = setTimeout(() => {
      go(next)
      if (slideAfter(next, slides.length) === undefined) end()
      else wait()
    }, interval)
  }

  const hold = (reason: Hold, on: boolean): void => {
    if (on) holds.add(reason)
    else holds.delete(reason)
    wait()
  }

  /** Once they have come to their end they stay where visitors put them, so there is nothing left to stop. */
  const end = (): void => {
    if (stop.parentElement) stop.parentElement.hidden = true
    hold('end', true)
  }

  const follow = (): void => {
    const index = slideInView(track.scrollLeft, track.clientWidth, slides.length)
    if (target !== undefined && index !== target) return
    target = undefined
    if (index === current) return
    show(index)
    wait()
  }

  const takeOver = (): void => {
    target = undefined
  }

  /** Scrolling by keys would stop between two slides, and lose the focus with the one that it leaves. */
  const goByKey = (event: KeyboardEvent): void => {
    const next = slides[current + (event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : Number.NaN)]
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(slides.indexOf(next))
    next.querySelector('a')?.focus({ preventScroll: true })
  }

  // Switch, pointer, focus and play may have come before this script.
  if (stop.checked) holds.add('switch')
  if (block.matches(':hover')) holds.add('pointer')
  if (block.contains(document.activeElement)) holds.add('focus')
  if (block.querySelector('video')?.paused === false) holds.add('playing')
  // A dot that the mouse has pressed has the focus, without its mark.
  const pressed = dots.findIndex((dot) => dot.matches(':focus:not(:focus-visible)'))
  if (pressed > 0) go(pressed)
  else show(0)
  wait()
  for (const [index, dot] of dots.entries()) dot.addEventListener('click', () => go(index), { signal })
  // Whatever switch of the page was pressed: by now the page's script has told them all.
  for (const type of ['change', 'pageshow'])
    addEventListener(type, () => stop.checked !== holds.has('switch') && hold('switch', stop.checked), { signal })
  track.addEventListener('keydown', goByKey, { signal })
  track.addEventListener('scroll', follow, { signal, passive: true })
  for (const type of ['pointerdown', 'touchstart', 'wheel']) track.addEventListener(type, takeOver, { signal, passive: true })
  block.addEventListener('pointerenter', () => hold('pointer', true), { signal })
  block.addEventListener('pointerleave', () => hold('pointer', false), { signal })
  block.addEventListener('focusin', () => hold('focus', true), { signal })
  const staysInside = ({ relatedTarget }: FocusEvent) => relatedTarget instanceof Node && block.contains(relatedTarget)
  block.addEventListener('focusout', (event) => hold('focus', staysInside(event)), { signal })
  // Events of a video do not bubble.
  block.addEventListener('play', () => hold('playing', true), { signal, capture: true })
  for (const type of ['pause', 'ended', 'emptied']) block.addEventListener(type, () => hold('playing', false), { signal, capture: true })
  stillness.addEventListener('change', wait, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
