import type { OnDemand } from '../browser/on-demand.ts'
import { startSearch } from './start-search.ts'

/** Starts the results page where its address asks for something; without terms it is a page to search from (ROUTE-10). */
export default async (page: Document, signal: AbortSignal, router: OnDemand<unknown>): Promise<void> => {
  const root = page.querySelector<HTMLElement>('[data-mount~=search]')
  if (root?.dataset['asked'] !== undefined) await startSearch(root, signal, router)
}
