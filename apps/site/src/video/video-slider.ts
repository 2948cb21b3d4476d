import { moveSlides } from './slide-motion.ts'

const parts = (block: HTMLElement, name: string): readonly HTMLElement[] => [...block.querySelectorAll<HTMLElement>(`[data-video-${name}]`)]

/** A click that asks for another window or a download is the browser's business. */
const isPlain = (event: MouseEvent): boolean => event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

const mount = (block: HTMLElement, stillness: MediaQueryList, signal: AbortSignal): void => {
  const [track, stage, player, now] = ['track', 'stage', 'player', 'now'].map((name) => parts(block, name)[0])
  const stop = block.querySelector<HTMLInputElement>('[data-motion]')
  if (!track || !stage || !player || !now || !stop) return
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement)

  const playWhenAsked = (event: MouseEvent): void => {
    const { target } = event
    if (!(target instanceof Element) || !isPlain(event)) return
    const isFirst = target.closest('[data-video-facade]') !== null
    const slide = isFirst ? slides[0] : slides.find((candidate) => candidate.contains(target.closest('[data-video-slide]')))
    if (!slide) return
    event.preventDefault()
    import('./play-slide.ts')
      .then((script) => {
        if (!signal.aborted) script.playSlide({ slide, stage, player, now }, stillness)
      })
      .catch(console.error)
  }

  block.addEventListener('click', playWhenAsked, { signal })
  moveSlides({ block, track, slides, dots: parts(block, 'dot'), stop, interval: Number(block.dataset['videoSlider']) }, stillness, signal)
}

/**
 * Brings every video slider of a page to life: a slide puts its video into the player and the page to the player, and the slides move
 * (BLK-80 to BLK-87). `stillness` asks for reduced motion; `signal` ends it all.
 */
export const mountVideoSliders = (page: Document, stillness: MediaQueryList, signal: AbortSignal): void => {
  for (const block of page.querySelectorAll<HTMLElement>('[data-video-slider]')) mount(block, stillness, signal)
}
