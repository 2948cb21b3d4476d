import { searchLogDelay } from '@bank/rules/page-script-constants.ts'
import { logSearchTerms } from '../client/analytics.ts'

/**
 * Logs what is typed into a search box a second after the last key, without waiting for it to be sent (SRCH-17, SRCH-18). Sending
 * earlier logs at once, so that the terms are not lost with the page; each pause is logged once, and blank text never (D-SRCH-4).
 * `form` is the name that the event carries (D-ANAL-5).
 */
export const logTypedTerms = (box: HTMLFormElement, input: HTMLInputElement, form: string): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const log = (): void => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    const terms = input.value.trim()
    if (terms !== '') logSearchTerms(terms, form)
  }
  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(log, searchLogDelay)
  })
  box.addEventListener('submit', log)
}
