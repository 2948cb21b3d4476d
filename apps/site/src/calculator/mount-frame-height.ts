import { followFrameHeights } from './frame-height.ts'
import { printFrames } from './print-frames.ts'

/** Keeps the frames of a page as high as their documents, and prints them whole, until it is left. */
export default (_page: Document, signal: AbortSignal): void => {
  followFrameHeights(window, signal)
  printFrames(window, signal)
}
