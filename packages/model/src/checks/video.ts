import { videoSource } from '@bank/rules/video/video-source.ts'
import type { Check } from './check.ts'

/** A video of our own, or an embed of the video host (D-BLK-10). Anything else could not be played under the content policy. */
export const videoCheck: Check = (value) =>
  videoSource(value)
    ? undefined
    : 'must be the path of an .mp4 or .webm file, such as /video/tour.mp4, or an embed address such as https://www.youtube.com/embed/abc'

/** The path of a captions file. */
export const captionsCheck: Check = (value) =>
  /^\/(?!\/)[A-Za-z0-9._~/-]+\.vtt$/.test(value) ? undefined : 'must be the path of a .vtt file, such as /video/tour.en.vtt'
