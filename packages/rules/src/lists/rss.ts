/** A list of articles to follow. Addresses are absolute; days are `YYYY-MM-DD`. */
export type Feed = {
  readonly title: string
  readonly description: string
  readonly language: string
  readonly page: string
  /** Where the feed itself lies. */
  readonly address: string
  readonly items: readonly {
    readonly title: string
    readonly address: string
    readonly description: string | undefined
    readonly day: string | undefined
    readonly author: string | undefined
    readonly topics: readonly string[]
  }[]
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as XML has it: control characters have no place there. */
const text = (value: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 forbids
  value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

const element = (name: string, value: string | undefined): string => (value ? `<${name}>${text(value)}</${name}>` : '')

/** A day as feeds write it, at noon, so that it is the same day in all of America. */
const moment = (day: string): string => new Date(`${day}T12:00:00Z`).toUTCString()

/** A list of articles as RSS 2.0, in the order given. The same articles make the same text, whenever it is made. */
export const rss = ({ title, description, language, page, address, items }: Feed): string => {
  const newest = items
    .flatMap(({ day }) => day ?? [])
    .toSorted()
    .at(-1)
  const lines = items.map(
    (item) =>
      `<item>${element('title', item.title)}${element('link', item.address)}<guid isPermaLink="false">${text(`${item.address}#${language}`)}</guid>${element('description', item.description)}${item.day ? element('pubDate', moment(item.day)) : ''}${element('dc:creator', item.author)}${item.topics.map((topic) => element('category', topic)).join('')}</item>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `${element('title', title)}${element('link', page)}${element('description', description)}${element('language', language)}`,
    `<atom:link href="${text(address)}" rel="self" type="application/rss+xml"/>${newest ? element('lastBuildDate', moment(newest)) : ''}`,
    ...lines,
    '</channel></rss>',
    '',
  ].join('\n')
}
