const routes = '.location a[href^="https://www.google.com/maps/dir/"]'

/** Lets the routes on a branch's page start at a position, `lat,lng` (LOC-12, D-LOC-3); without one the maps service asks. */
export const startDirections = (page: Document, position: string | undefined): void => {
  if (!position) return
  for (const link of page.querySelectorAll<HTMLAnchorElement>(routes)) {
    const address = new URL(link.href)
    address.searchParams.set('origin', position)
    // A comma needs no escape.
    link.href = address.href.replaceAll('%2C', ',')
  }
}
