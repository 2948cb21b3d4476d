import type { APIRoute } from 'astro'
import { loadAudiences } from '../site.ts'

/** One rule for each audience: what is hidden from it is not shown. The page names its audience on the root element (D-AUD-2). */
export const GET: APIRoute = async () => {
  const rules = (await loadAudiences()).map((id) => `[data-audience="${id}"] [data-hidden-from~="${id}"]{display:none}`)
  return new Response(`${rules.join('\n')}\n`, { headers: { 'Content-Type': 'text/css' } })
}
