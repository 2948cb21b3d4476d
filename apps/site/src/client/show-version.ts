import { swapFunctions } from '../browser/router.ts'
import { showCurrentYear } from './current-year.ts'
import { fetchVersion } from './fetch-version.ts'

/** Changes the page to its version at that address. `prepare` sees that version before visitors do; `arrive` follows (D-ROUTE-8). */
export const showVersion = async (address: string, prepare: (next: Document) => void, arrive: () => void): Promise<void> => {
  const next = await fetchVersion(document, address, (url) => fetch(url))
  if (!next) return
  prepare(next)
  showCurrentYear(next, new Date().getFullYear())
  // The visit was counted when the page came; the version in the other language is for the same audience.
  next.documentElement.dataset['audience'] = document.documentElement.dataset['audience']
  swapFunctions.swapRootAttributes(next)
  swapFunctions.swapHeadElements(next)
  swapFunctions.swapBodyElement(next.body, document.body)
  arrive()
  document.dispatchEvent(new Event('astro:page-load'))
}
