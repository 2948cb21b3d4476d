import type { APIRoute } from 'astro'

/** One rule for each audience: what is hidden from it is not shown. The page names its audience on the root element (D-AUD-2). */
export const GET: APIRoute = ({ locals }) => {
  const rules = locals.audiences.map((id) => `[data-audience="${id}"] [data-hidden-from~="${id}"]{display:none}`)
  return new Response(`${rules.join('\n')}\n`, { headers: { 'Content-Type': 'text/css' } })
}
