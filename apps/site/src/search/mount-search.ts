import { mountSearch } from './search.ts'

/** Starts the search results page. */
export default (page: Document): Promise<void> => mountSearch(page, { location, fetch: (address) => fetch(address) })
