import { searchLogDelay } from '@bank/rules/page-script-constants.ts'
import { logSearchTerms } from '../browser/log-search-terms.ts'

/** Numbers that may be a card’s, an account’s or a person’s, in groups or not. */
const longNumber = /\p{Nd}(?:[\s().,/\\_‐-―−-]{0,3}\p{Nd}){6,}/gu

/**
 * Logs what is typed into a search box a second after the last key, without waiting for it to be sent (SRCH-17, SRCH-18). Sending
 * earlier logs at once, so that the terms are not lost with the page; each pause is logged once, and blank text never (D-SRCH-4). Numbers of seven
 * digits and more are masked.
 * What was typed before this was called counts. `form` is the name that the event carries (D-ANAL-5).
 */
export const logTypedTerms = (box: HTMLFormElement, input: HTMLInputElement, form: string): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const log = (): void => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    const terms = input.value.trim()
    if (terms !== '') logSearchTerms(terms.replaceAll(longNumber, '***'), form)
  }
  const arm = (): void => {
    clearTimeout(timer)
    timer = setTimeout(log, searchLogDelay)
  }
  input.addEventListener('input', arm)
  box.addEventListener('submit', log)
  if (input.value === input.defaultValue) return
  arm()
  // Sent already: in-app navigation has taken the box out of the page.
  if (!box.isConnected) log()
}
