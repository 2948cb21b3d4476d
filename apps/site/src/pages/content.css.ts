import type { APIRoute } from 'astro'

/**
 * The styles that depend on the content. One rule for each audience: what is hidden from it is not shown; the page names its audience on
 * the root element (D-AUD-2). And where the site is, for addresses on paper.
 */
export const GET: APIRoute = ({ locals: { audiences, siteUrl } }) => {
  const rules = audiences.map((id) => `[data-audience="${id}"] [data-hidden-from~="${id}"]{display:none}`)
  return new Response(`${[`:root{--site:${JSON.stringify(siteUrl)}}`, ...rules].join('\n')}\n`, { headers: { 'Content-Type': 'text/css' } })
}
