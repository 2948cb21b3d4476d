import { readAnswer, resultItem, resultsAddress } from './search-results.ts'

export type SearchHost = {
  readonly location: Pick<Location, 'search'>
  readonly fetch: (address: string) => Promise<Response>
}

const fill = (sentence: string | undefined, values: Readonly<Record<string, string>>): string =>
  (sentence ?? '').replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

const readKinds = (json: string | undefined): Record<string, string> => {
  try {
    return JSON.parse(json ?? '{}')
  } catch {
    return {}
  }
}

/**
 * Fills the search results page: reads `terms` from the address, asks the service and shows what it found, how many there
 * are and a button for more (ROUTE-09, SRCH-20). Nothing found keeps the pages that help; a failure shows its message with
 * the way to the site map. Does nothing on other pages. The promise settles when the first answer is shown.
 */
export const mountSearch = async (page: Document, { location, fetch }: SearchHost): Promise<void> => {
  const block = page.querySelector<HTMLElement>('[data-search]')
  if (!block) return
  const part = <E extends HTMLElement>(name: string) => block.querySelector<E>(`[data-search-${name}]`)
  const [status, list, more] = [part('status'), part('results'), part<HTMLButtonElement>('more')]
  const [failed, help] = [part('failed'), part('help')]
  const input = block.querySelector<HTMLInputElement>('input[name=terms]')
  if (!status || !list || !more || !input) return

  const terms = (new URLSearchParams(location.search).get('terms') ?? '').trim()
  if (terms === '') return
  // What is typed meanwhile stays.
  input.defaultValue = terms
  const kinds = readKinds(block.dataset.kinds)

  const show = async (): Promise<void> => {
    const offset = list.children.length
    more.disabled = true
    if (failed) failed.hidden = true
    try {
      const response = await fetch(resultsAddress(terms, block.dataset.search ?? 'en', offset))
      const answer = response.ok ? readAnswer(await response.json()) : undefined
      if (!answer) throw new Error(`The search answered ${response.status}`)
      const items = answer.data.map((found) => resultItem(page, found, kinds))
      list.append(...items)
      const shown = list.children.length
      if (help) help.hidden = shown > 0
      const sentence = answer.total === 0 ? 'none' : answer.total === 1 ? 'one' : 'many'
      status.textContent = fill(block.dataset[sentence], { terms, count: String(answer.total) })
      more.hidden = items.length === 0 || shown >= answer.total
      if (offset > 0) items[0]?.querySelector('a')?.focus()
    } catch (error) {
      console.error(error)
      status.textContent = ''
      if (failed) failed.hidden = false
    }
    more.disabled = false
  }

  more.addEventListener('click', () => void show())
  status.textContent = block.dataset.searching ?? ''
  await show()
}
