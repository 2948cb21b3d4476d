/** A page that shows the record. */
export type Page = { readonly path: string; readonly language: 'en' | 'es' }

const bare = (path: string): string => path.replace(/^\/(?:en|es)\//, '/')

/** The same page in the other language, where that shows the record, too. */
export const counterpart = (pages: readonly Page[], { path, language }: Page): Page | undefined =>
  pages.find((page) => page.language !== language && bare(page.path) === bare(path))

/** As whom, where and when the page is looked at, as the query of its address. */
export const searchOf = (look: { readonly audience: string; readonly region: string; readonly day: string }): string => {
  const { audience, region, day } = look
  return `?${new URLSearchParams({ ...(audience && { audience }), region, day })}`
}
