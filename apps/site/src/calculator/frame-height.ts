/** What a frame of this site says about itself. */
export type FrameHeight = { readonly type: 'frame-height'; readonly height: number }

/** Heights outside this range are a mistake, in CSS pixels. */
const [least, most] = [200, 8000]

const isFrameHeight = (value: unknown): value is FrameHeight =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'frame-height' &&
  'height' in value &&
  typeof value.height === 'number' &&
  value.height >= least &&
  value.height <= most

/** Asks a framed document to say its height again. */
export const heightRequest = 'frame-height?'

/**
 * Gives each frame of a page the height that its own document reports, until `signal` ends it (D-CALC-6). Frames that have reported
 * before anybody listened are asked again. Messages of other origins and other windows count for nothing. `came` is told of each that has reported.
 */
export const followFrameHeights = (host: Window, signal: AbortSignal, came: (frame: HTMLIFrameElement) => void = () => {}): void => {
  const frames = [...host.document.querySelectorAll<HTMLIFrameElement>('iframe[data-frame-height]')]
  const onMessage = (event: MessageEvent): void => {
    if (event.origin !== host.location.origin || !isFrameHeight(event.data)) return
    const sender = frames.find(({ contentWindow }) => contentWindow === event.source)
    if (!sender) return
    sender.style.height = `${Math.ceil(event.data.height)}px`
    came(sender)
  }
  host.addEventListener('message', onMessage, { signal })
  for (const { contentWindow } of frames) contentWindow?.postMessage(heightRequest, host.location.origin)
}
