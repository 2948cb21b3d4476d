import { followSwitches } from './motion.ts'

/** Starts what moves by itself: the switches that stop it, and the video sliders of a page that has some. */
export default async (page: Document, signal: AbortSignal): Promise<void> => {
  followSwitches(page, signal)
  if (!page.querySelector('[data-video-slider]')) return
  const slider = await import('../video/mount-video-slider.ts')
  if (!signal.aborted) slider.default(page, signal)
}
