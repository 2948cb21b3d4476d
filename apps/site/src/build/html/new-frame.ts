const headEndOf = (html: string): number => html.indexOf('</head>') + '</head>'.length

/** Where the parts of a page lie: the head, header and alerts, the main part, the footer, and what stands behind it. */
const placesIn = (html: string) => {
  const after = (text: string, from: number): number => html.indexOf(text, from) + text.length
  const mainStart = html.indexOf('<main', headEndOf(html))
  const footerStart = html.indexOf('<footer>', html.lastIndexOf('</main>'))
  const footerEnd = after('</footer>', footerStart)
  if (!html.includes('</head>') || mainStart < 0 || footerStart < mainStart || footerEnd < footerStart)
    throw new Error('head, main part and footer of a page are not where they are looked for')
  return { mainStart, footerStart, footerEnd }
}

/** A page as it is published, around whose main part another header and footer are put: those of `frame`, a page as Astro wrote it, with its head. */
export const withFrame = (page: string, frame: string): string => {
  const [old, made] = [placesIn(page), placesIn(frame)]
  return [
    frame.slice(0, made.mainStart),
    page.slice(old.mainStart, old.footerStart),
    frame.slice(made.footerStart, made.footerEnd),
    page.slice(old.footerEnd),
  ].join('')
}

/** A page with the head of another one. */
export const withHead = (page: string, other: string): string => other.slice(0, headEndOf(other)) + page.slice(headEndOf(page))
