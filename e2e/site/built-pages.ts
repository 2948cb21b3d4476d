import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { servedBytes, servedRelease } from './served-site.ts'

export type BuiltPage = { readonly path: string; readonly html: string }

/** Every page of the served release with its address. */
export const builtPages = (): readonly BuiltPage[] =>
  Object.entries(servedRelease().files)
    .filter(([address]) => address.endsWith('/index.html'))
    .map(([address, entry]) => ({ path: address.slice(0, -'index.html'.length), html: servedBytes(entry).toString('utf8') }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))

/** Text of HTML with its entities read. */
export const plain = (html: string): string =>
  decodeHTML(html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Values of one attribute of every tag of a kind. */
export const attributesOf = (html: string, tag: string, attribute: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'gi'))].map((match) => decodeHTMLAttribute(match[1] ?? ''))

/** Content of the meta tags with this name or property. */
export const metaOf = (html: string, name: string): readonly string[] =>
  [...html.matchAll(/<meta\b[^>]*>/g)].flatMap(([tag]) =>
    attributesOf(tag, 'meta', 'name').includes(name) || attributesOf(tag, 'meta', 'property').includes(name)
      ? attributesOf(tag, 'meta', 'content')
      : [],
  )

/** The page's title. */
export const titleOf = (html: string): string => plain(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')

/** HTML of the page between its `main` tags. */
export const mainOf = (html: string): string => /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
