import { track as record } from '../browser/analytics.ts'

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

type Player = {
  readonly slide: HTMLElement
  readonly stage: HTMLElement
  /** What the page moves to. */
  readonly player: HTMLElement
  /** Says what is played. */
  readonly now: HTMLElement
}

/** Plays the video of a slide and moves the page to the player (BLK-81, BLK-82). `stillness` asks for reduced motion. */
export const playSlide = ({ slide, stage, player, now }: Player, stillness: MediaQueryList): void => {
  putOnStage(slide, stage)
  const title = slide.querySelector('.video-slider-title > span')
  record({ action: 'play', category: 'video', label: title?.textContent ?? '' })
  now.textContent = title?.textContent ?? ''
  now.lang = title?.getAttribute('lang') ?? ''
  if (now.lang === '') now.removeAttribute('lang')
  // The header's height is kept free above it by the page's scroll padding (LINK-34).
  player.scrollIntoView({ block: 'start', behavior: stillness.matches ? 'instant' : 'smooth' })
}
