/** A page that shows the record. */
export type Page = { readonly path: string; readonly language: 'en' | 'es' }

const bare = (path: string): string => path.replace(/^\/(?:en|es)\//, '/')

/** The same page in the other language, where that shows the record, too. */
export const counterpart = (pages: readonly Page[], { path, language }: Page): Page | undefined =>
  pages.find((page) => page.language !== language && bare(page.path) === bare(path))

type Look = { readonly audience: string; readonly region: string; readonly day: string }

/** As whom, where and when the page is looked at, and beside the form of which record, as the query of its address. */
export const searchOf = ({ audience, region, day }: Look, record: { readonly slug: string; readonly id: string }): string =>
  `?${new URLSearchParams({ beside: `${record.slug}/${record.id}`, ...(audience && { audience }), region, day })}`
