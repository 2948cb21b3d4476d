/** Hosts whose frames are video embeds (D-BLK-10). */
export const videoHosts = ['www.youtube.com', 'www.youtube-nocookie.com'] as const

/**
 * The address of an embed of the video host, on its full name and over https, however it was pasted; nothing for any other address.
 */
export const embedAddress = (value: string): URL | undefined => {
  const url = URL.parse(
    value
      .trim()
      .replace(/^(?:http:)?\/\//i, 'https://')
      .replace(/^https:\/\/youtube/i, 'https://www.youtube'),
  )
  return url?.protocol === 'https:' && videoHosts.some((host) => host === url.host) ? url : undefined
}

/** Where a video comes from: a file that the bank publishes, with its media type, or an embed of the video host. */
export type VideoSource =
  | { readonly kind: 'file'; readonly address: string; readonly type: 'video/mp4' | 'video/webm' }
  | { readonly kind: 'embed'; readonly address: string }

/**
 * Reads what an editor wrote for a video: the path of a published `.mp4` or `.webm`, or an embed address such as
 * `https://www.youtube.com/embed/abc`. Nothing for anything else (D-BLK-10, D-BLK-22).
 */
export const videoSource = (value: string): VideoSource | undefined => {
  const file = /^\/(?!\/)[A-Za-z0-9._~/-]+\.(mp4|webm)$/.exec(value)
  if (file) return { kind: 'file', address: value, type: file[1] === 'webm' ? 'video/webm' : 'video/mp4' }
  const embed = embedAddress(value)
  return embed && /^\/embed\/[\w-]+$/.test(embed.pathname) ? { kind: 'embed', address: embed.href } : undefined
}
