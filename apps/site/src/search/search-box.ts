import { suggestionDelay, suggestionsNeedMoreThan } from '@bank/rules/constants.ts'
import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { logTypedTerms } from './search-terms.ts'
import { suggestionList } from './suggestion-list.ts'
import { fetchSuggestions } from './suggestion-request.ts'

const assisted = new WeakSet<HTMLFormElement>()

/** A key that belongs to an input method: Safari sends the one that ends a composition after its end. */
const isComposed = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229

/**
 * Makes a combobox of a search box, once: it suggests names for what is typed, and choosing one fills the box and sends it (SRCH-06 to
 * SRCH-12, D-SRCH-6, D-SRCH-7). Typed terms are logged, whether they are sent or not (SRCH-17, SRCH-18).
 * `failed` stands below the box until suggestions that failed come again (D-HEAD-1).
 */
export const assistSearchBox = (form: HTMLFormElement, failed: Element | undefined): void => {
  const input = form.querySelector<HTMLInputElement>('[role=combobox]')
  const listbox = form.querySelector<HTMLElement>('[role=listbox]')
  const status = form.querySelector<HTMLElement>('[data-count]')
  if (!input || !listbox || !status || assisted.has(form)) return
  assisted.add(form)
  input.setAttribute('aria-autocomplete', 'list')
  logTypedTerms(form, input, form.dataset['searchBox'] ?? '')

  const list = suggestionList(input, listbox, status)
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()

  /** Forgets what is asked or about to be: an answer to an outdated text is no answer. */
  const outdate = (): AbortSignal => {
    clearTimeout(timer)
    asking.abort()
    input.ariaBusy = null
    asking = new AbortController()
    return asking.signal
  }
  const close = (): void => {
    outdate()
    list.show([])
  }
  const ask = async (): Promise<void> => {
    const signal = outdate()
    const text = input.value.trim()
    if ([...text].length <= suggestionsNeedMoreThan) return close()
    input.ariaBusy = 'true'
    const whole = AbortSignal.any([signal, AbortSignal.timeout(answerTimeout)])
    const terms = await fetchSuggestions(text, document.documentElement.lang, whole).catch((error: unknown) => {
      if (!signal.aborted) console.error(error)
    })
    if (signal.aborted) return
    list.show(terms ?? [])
    if (terms) failed?.remove()
    else form.after(failed ?? '')
    input.ariaBusy = null
  }
  const choose = (term: string): void => {
    if (input.value !== term) {
      input.value = term
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    form.requestSubmit()
  }

  input.addEventListener('input', () => {
    outdate()
    list.deactivate()
    if ([...input.value.trim()].length <= suggestionsNeedMoreThan) close()
    else timer = setTimeout(() => void ask(), suggestionDelay)
  })
  input.addEventListener('keydown', (event) => {
    if (isComposed(event) || event.ctrlKey || event.metaKey || event.shiftKey) return
    const active = list.active()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (list.isOpen()) list.move(event.key === 'ArrowDown' ? 1 : -1)
      else void ask()
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Escape' && (list.isOpen() || !form.closest('dialog'))) {
      // Browsers would empty the box, and close the menu that it stands in.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  })
  // Pressing an option must not take the focus out of the box, which would close the list.
  listbox.addEventListener('mousedown', (event) => event.preventDefault())
  listbox.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null
    if (option) choose(option.textContent)
  })
  input.addEventListener('blur', close)
  form.addEventListener('submit', () => {
    close()
    // A search that fails says so itself.
    failed?.remove()
  })

  // What has been sent already needs no suggestions.
  if (input.value !== input.defaultValue && input.matches(':focus') && !form.ariaBusy) void ask()
}
