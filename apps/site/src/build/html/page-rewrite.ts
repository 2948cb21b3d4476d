/** Turns the HTML of one page, as Astro wrote it, into what is published of it. */
export type PageRewrite = (html: string) => Promise<string>

/** Applies all rewrites in their order. */
export const rewritten = async (html: string, rewrites: readonly PageRewrite[]): Promise<string> => {
  let result = html
  for (const rewrite of rewrites) result = await rewrite(result)
  return result
}
