const key = 'motion'

/** What this document was told, where the browser keeps nothing. */
let told: string | null = null

const isKeptStopped = (): boolean => {
  try {
    return (sessionStorage.getItem(key) ?? told) === 'stopped'
  } catch {
    return told === 'stopped'
  }
}

const keep = (isStopped: boolean): void => {
  told = isStopped ? 'stopped' : 'moving'
  try {
    sessionStorage.setItem(key, told)
  } catch {
    // Then it holds while this document lives.
  }
}

const switchesOf = (page: Document) => page.querySelectorAll<HTMLInputElement>('[data-motion]')

/** Whether the visitor has stopped what moves by itself, as the switches of the page say. */
export const isStopped = (page: Document): boolean => page.querySelector('[data-motion]:checked') !== null

/** Calls back whenever what moves by itself is stopped or let go, until `signal` ends it. */
export const onMotion = (page: Document, changed: (isStopped: boolean) => void, signal: AbortSignal): void =>
  page.addEventListener(
    'change',
    ({ target }) => target instanceof HTMLInputElement && 'motion' in target.dataset && changed(target.checked),
    {
      signal,
    },
  )

/** Makes all switches of a page one, and keeps it in this tab for the pages that follow (D-BLK-23). */
export const followSwitches = (page: Document, signal: AbortSignal): void => {
  const press = (): void => {
    const [first] = switchesOf(page)
    if (!first || first.checked === isKeptStopped()) return
    first.checked = !first.checked
    first.dispatchEvent(new Event('change', { bubbles: true }))
  }
  onMotion(
    page,
    (stopped) => {
      for (const each of switchesOf(page)) each.checked = stopped
      keep(stopped)
    },
    signal,
  )
  // One that was pressed before this script came counts.
  const early = page.querySelector('[data-motion]:checked')
  if (early) early.dispatchEvent(new Event('change', { bubbles: true }))
  else press()
  // A page that comes back as it was left may have been overtaken.
  addEventListener('pageshow', press, { signal })
}
