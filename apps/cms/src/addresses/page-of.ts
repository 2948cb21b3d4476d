/** The page that an address names, whichever part of it. */
export const pageOf = (href: string): string => {
  const { pathname, search } = new URL(href)
  return `${pathname}${search}`
}
