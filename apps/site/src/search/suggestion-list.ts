/** The listbox below a search box. The focus stays in the box, which names the active option (D-SRCH-7). */
export type SuggestionList = {
  readonly isOpen: () => boolean
  /** Shows these in place of what was there, the active option among them if it is; without any the list closes. */
  readonly show: (terms: readonly string[]) => void
  /** Goes on to the next option or the one before, round and round. */
  readonly move: (step: 1 | -1) => void
  readonly active: () => string | undefined
  /** No option is active any longer. */
  readonly deactivate: () => void
}

/** Brings the box to the top where the list would end below what is seen: keyboards of phones cover half of it. */
const reveal = (list: Element): void => {
  const { height = innerHeight, offsetTop = 0 } = visualViewport ?? {}
  if (list.getBoundingClientRect().bottom > offsetTop + height) list.parentElement?.scrollIntoView()
}

/** `status` says politely how many there are, in the words of its `data-count`. */
export const suggestionList = (input: HTMLInputElement, list: HTMLElement, status: HTMLElement): SuggestionList => {
  let at = -1
  const activate = (index: number): void => {
    at = index
    const active = list.children[index]
    for (const option of list.children) option.setAttribute('aria-selected', String(option === active))
    if (active) input.setAttribute('aria-activedescendant', active.id)
    else input.removeAttribute('aria-activedescendant')
    active?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const optionOf = (term: string, index: number): HTMLElement => {
    const option = list.ownerDocument.createElement('div')
    option.id = `${list.id}-${index}`
    option.setAttribute('role', 'option')
    option.textContent = term
    return option
  }
  return {
    isOpen: () => !list.hidden,
    show: (terms) => {
      const wasHidden = list.hidden
      const active = list.children[at]?.textContent ?? undefined
      list.replaceChildren(...terms.map(optionOf))
      list.hidden = terms.length === 0
      input.setAttribute('aria-expanded', String(!list.hidden))
      status.textContent = list.hidden ? '' : (status.dataset['count'] ?? '').replace('{count}', String(terms.length))
      activate(active === undefined ? -1 : terms.indexOf(active))
      if (wasHidden && !list.hidden) reveal(list)
    },
    move: (step) => {
      const { length } = list.children
      activate((Math.max(at, step < 0 ? 0 : -1) + step + length) % length)
    },
    active: () => list.children[at]?.textContent ?? undefined,
    deactivate: () => activate(-1),
  }
}
