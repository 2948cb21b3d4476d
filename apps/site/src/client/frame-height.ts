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

/** Gives a frame the height that its own document reports (D-CALC-6). Messages of other origins and other windows count for nothing. */
export const followFrameHeights = (host: Window): void => {
  host.addEventListener('message', (event) => {
    if (event.origin !== host.location.origin || !isFrameHeight(event.data)) return
    const frames = host.document.querySelectorAll<HTMLIFrameElement>('iframe[data-frame-height]')
    const sender = [...frames].find(({ contentWindow }) => contentWindow === event.source)
    if (sender) sender.style.height = `${Math.ceil(event.data.height)}px`
  })
}
