import { awaitFrames } from './await-frames.ts'
import { followFrameHeights } from './frame-height.ts'
import { printFrames } from './print-frames.ts'

/** Keeps the frames of a page as high as their documents, says when one does not come, and prints them whole, until it is left. */
export default (page: Document, signal: AbortSignal): void => {
  followFrameHeights(window, signal, awaitFrames(page, signal))
  printFrames(window, signal)
}
