import { mountVideoSliders } from './video-slider.ts'

/** Starts the video sliders of a page, until it is left. */
export default (page: Document, signal: AbortSignal): void =>
  mountVideoSliders(page, matchMedia('(prefers-reduced-motion: reduce)'), signal)
