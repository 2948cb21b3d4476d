import type { PageRewrite } from './page-rewrite.ts'

const islandId = /(<astro-island\b[^>]*?)\s+uid="[^"]*"/g

/**
 * Takes out the ids that Astro gives its islands. Nothing reads them, and they are made of the folder that the code was compiled in: the same content and
 * code would give other bytes in another checkout.
 */
export const withoutIslandIds: PageRewrite = async (html) => html.replace(islandId, '$1')
