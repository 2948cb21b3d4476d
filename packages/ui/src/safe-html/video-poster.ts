import type { Language } from '@bank/i18n/languages.ts'
import { embedAddress } from '@bank/rules/video/video-source.ts'

/** What is written on and under a video of another host. `videoHost` has a place for `{host}`. */
export type VideoTexts = {
  readonly language: Language
  readonly playFromYouTube: string
  readonly videoHost: string
  readonly watchOnYouTube: string
}

/** One text in all languages: the content policy names it by its hash. */
const style = [
  'html{height:100%}',
  'body{display:grid;min-height:100%;margin:0;background:#0b2440}',
  'a{display:grid;gap:1em;place-content:center;place-items:center;padding:12px;color:#fbf9f5;font:400 clamp(18px,3.2vw,28px)/1.3 Georgia,serif;text-align:center;text-decoration:none;text-wrap:balance}',
  'a:focus-visible{outline:3px solid #f6c48f;outline-offset:-6px}',
  'b{display:flex;align-items:center;gap:10px;padding:12px 14px;border:1.5px solid;border-radius:2px;font:600 16px/24px system-ui,sans-serif}',
  'b::before{content:"";flex:none;border:8px solid transparent;border-left:13px solid;border-right:0}',
  'a:hover b{background:#fbf9f5;color:#0b2440}',
  '@media(forced-colors:active){b::before{forced-color-adjust:none;border-left-color:LinkText}}',
].join('')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const startingAtOnce = (address: URL): string => {
  const started = new URL(address)
  started.searchParams.set('autoplay', '1')
  return started.href
}

/**
 * The attributes of a frame, with a document of our own in it when it embeds a video of another host: browsers show that one, and ask the
 * host only when the visitor follows its link, which leads this frame to the video (D-BLK-10). It works without scripts.
 */
export const withPoster = (
  { src = '', ...attributes }: Readonly<Record<string, string>>,
  { language, playFromYouTube }: VideoTexts,
): Record<string, string> => {
  const address = embedAddress(src)
  if (!address) return { src, ...attributes }
  const title = escaped(attributes['title'] ?? '')
  const link = `<a href="${escaped(startingAtOnce(address))}">${title}<b>${escaped(playFromYouTube)}</b></a>`
  const srcdoc = `<!doctype html><html lang="${language}"><title>${title}</title><style>${style}</style>${link}</html>`
  return { src, srcdoc, ...attributes }
}

/** HTML of the line under a video of another host: whose host is asked, and a link to the video, which is also what is printed. */
export const videoNote = (src: string, { language, videoHost, watchOnYouTube }: VideoTexts): string => {
  const address = embedAddress(src)
  if (!address) return ''
  const video = /^\/embed\/(?!videoseries$)([\w-]{11})$/.exec(address.pathname)?.[1]
  const href = video ? `https://www.youtube.com/watch?v=${video}` : address.href
  return `<span class="fine" lang="${language}">${escaped(videoHost.replace('{host}', address.host))} <a href="${escaped(href)}">${escaped(watchOnYouTube)}</a></span>`
}
