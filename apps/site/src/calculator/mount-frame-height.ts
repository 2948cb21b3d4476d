import { followFrameHeights } from './frame-height.ts'

/** Keeps the frames of a page as high as their documents, until it is left. */
export default (_page: Document, signal: AbortSignal): void => followFrameHeights(window, signal)
