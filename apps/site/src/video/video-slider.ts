import { track as record } from '../client/analytics.ts'
import { moveSlides } from './slide-motion.ts'

const parts = (block: HTMLElement, name: string): readonly HTMLElement[] => [...block.querySelectorAll<HTMLElement>(`[data-video-${name}]`)]

/** A click that asks for another window or a download is the browser's business. */
const isPlain = (event: MouseEvent): boolean => event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

/** The same address, with the wish that its video starts by itself: the visitor has just asked for it. */
const startingAtOnce = (address: string): string => {
  const url = new URL(address)
  url.searchParams.set('autoplay', '1')
  return url.href
}

/** Puts the player of a slide on the stage, from the ready-made markup that the slide carries, and starts it. */
const putOnStage = (slide: HTMLElement, stage: HTMLElement): void => {
  const player = slide.querySelector('template')?.content.firstElementChild?.cloneNode(true)
  if (!(player instanceof HTMLElement)) return
  // An embed asks its host for something only now that it comes into the page.
  if (player instanceof HTMLIFrameElement) player.src = startingAtOnce(player.src)
  stage.replaceChildren(player)
  if (player instanceof HTMLVideoElement) void player.play().catch(() => undefined)
  player.focus({ preventScroll: true })
}

const mount = (block: HTMLElement, stillness: MediaQueryList, signal: AbortSignal): void => {
  const [track, stage, player, now, stop] = ['track', 'stage', 'player', 'now', 'stop'].map((name) => parts(block, name)[0])
  if (!track || !stage || !player || !now || !stop) return
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement)

  const play = (slide: HTMLElement): void => {
    putOnStage(slide, stage)
    const title = slide.querySelector('.video-slider-title > span')
    record({ action: 'play', category: 'video', label: title?.textContent ?? '' })
    now.textContent = title?.textContent ?? ''
    now.lang = title?.getAttribute('lang') ?? ''
    if (now.lang === '') now.removeAttribute('lang')
    // The header's height is kept free above it by the page's scroll padding (LINK-34).
    player.scrollIntoView({ block: 'start', behavior: stillness.matches ? 'instant' : 'smooth' })
  }

  const playWhenAsked = (event: MouseEvent): void => {
    const { target } = event
    if (!(target instanceof Element) || !isPlain(event)) return
    const isFirst = target.closest('[data-video-facade]') !== null
    const slide = isFirst ? slides[0] : slides.find((candidate) => candidate.contains(target.closest('[data-video-slide]')))
    if (!slide) return
    event.preventDefault()
    play(slide)
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
