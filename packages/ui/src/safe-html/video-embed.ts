import { embedAddress } from '@bank/rules/video/video-source.ts'

/** Where a frame may come from: the video host over https, or our own calculator. Everything else is taken out. */
export const isAllowedFrame = (src: string | undefined): boolean =>
  src !== undefined && (embedAddress(src) !== undefined || /^\/calculator-iframe\/(?:index\.html)?(?:[?#]|$)/.test(src))

/**
 * The attributes of an allowed frame. Embeds of the video host get `enablejsapi=1` once, with the rest of their query kept,
 * and an id made of the video's own (BLK-88, BLK-89, D-BLK-10). `taken` holds ids in use and is asked, never changed.
 */
export const frameAttributes = (attributes: Readonly<Record<string, string>>, taken: ReadonlySet<string>): Record<string, string> => {
  const { src = '', title, id, width, height, allow, allowfullscreen } = attributes
  const url = embedAddress(src)
  const kept = { ...(width && { width }), ...(height && { height }), loading: 'lazy' }
  if (!url) return { src, title: title ?? 'Calculator', ...(id && { id }), ...kept }
  url.searchParams.set('enablejsapi', '1')
  const base = `video-${url.pathname.split('/').filter(Boolean).at(-1) ?? 'embed'}`
  let free = base
  for (let count = 2; taken.has(free); count += 1) free = `${base}-${count}`
  return {
    src: url.href,
    title: title ?? 'Video',
    id: id ?? free,
    ...kept,
    allow: allow ?? 'autoplay; encrypted-media; picture-in-picture',
    ...(allowfullscreen !== undefined && { allowfullscreen: '' }),
  }
}
