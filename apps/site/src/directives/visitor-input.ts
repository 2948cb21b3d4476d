type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Typed = { readonly field: Field; readonly value: string; readonly caret: Caret }

/** Nothing in a select, null where the kind of field tells no place. */
type Caret = { readonly selectionStart?: number | null | undefined; readonly selectionEnd?: number | null | undefined }

const pressed = /^(?:checkbox|radio|submit|button)$/

const initialValue = (field: Field): string => {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? ''
}

/** Sets a value past React's own setter, so that React sees a change when the event comes. */
const setNatively = (field: Field, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

const caretOf = ({ selectionStart, selectionEnd }: Caret): Caret => ({ selectionStart, selectionEnd })

const placeCaret = (field: Field, { selectionStart, selectionEnd }: Caret): void => {
  if (selectionStart != null && document.activeElement === field)
    (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd ?? null)
}

/** An event of an element within an island. */
export type Held = KeyboardEvent | SubmitEvent | MouseEvent

/** What a visitor does to an island before it is live: which events are held, what was typed, and how both are given back. */
export const remember = (island: HTMLElement) => {
  const held: Held[] = []
  /** The button that was pressed last, and waits for React to answer. */
  let waiting: HTMLElement | undefined

  const textFields = (): Field[] =>
    [...island.querySelectorAll<Field>('input,textarea,select')].filter(
      (field) => !pressed.test(field.type) && !/^(?:file|hidden)$/.test(field.type),
    )

  /** Keys that only edit text or move focus act by themselves; links, summaries and text fields work without React. */
  const isHeld = (event: Held): boolean => {
    const target = event.target as Element
    if (event instanceof KeyboardEvent) {
      const edits = (event.key.length === 1 && event.key !== ' ') || /^(?:Tab|Shift|Backspace|Delete)$/.test(event.key)
      return !edits && !event.ctrlKey && !event.metaKey && !event.altKey
    }
    if (event.type !== 'click') return true
    if (target.closest('a[href],summary') || !target.closest('button,input,[role]')) return false
    return !(target instanceof HTMLInputElement) || pressed.test(target.type)
  }

  /** A click or a submit that is repeated for lack of an answer counts once, by mouse or by key; every key counts. */
  const keep = (event: Held): void => {
    const last = held.findLast(({ type }) => type !== 'keydown')
    const isRepeated = last?.type === event.type && last.target === event.target
    if (!isRepeated || event.type === 'keydown') held.push(event)
    if (event.type !== 'keydown') waiting = (event.target as Element).closest('button') ?? waiting
    waiting?.setAttribute('aria-busy', 'true')
  }

  const typed = (): readonly Typed[] =>
    textFields()
      .filter((field) => field.value !== initialValue(field))
      .map((field) => ({ field, value: field.value, caret: caretOf(field as Caret) }))

  const restore = (entries: readonly Typed[]): void => {
    for (const { field, value, caret } of entries) {
      if (!field.isConnected) continue
      field.value = initialValue(field)
      setNatively(field, value)
      placeCaret(field, caret)
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    }
  }

  /** Nothing waits any more. Said before React compares what it finds with what it would render. */
  const rest = (): void => {
    for (const button of island.querySelectorAll('button')) {
      button.removeAttribute('aria-busy')
      button.removeAttribute('data-unanswered')
    }
  }

  const replay = (): void => {
    let swallowed = false
    for (const event of held.splice(0)) {
      const target = event.target as Element
      if (!target.isConnected) continue
      if (event instanceof KeyboardEvent) swallowed = !target.dispatchEvent(new KeyboardEvent('keydown', event))
      else if (event instanceof SubmitEvent) {
        if (!swallowed) (target as HTMLFormElement).requestSubmit(event.submitter)
      } else if (!(swallowed && event.detail === 0)) target.dispatchEvent(new MouseEvent('click', event))
    }
  }

  /**
   * Forgets what was held, but for choices, which need no script. A form that was to be sent is sent as without scripts, to the page that
   * answers it (D-FORM-28), unless whoever hears that it is `unscripted` does so; what stands in for a button gets the focus (D-TEAM-7). A button that stays unanswered is marked (D-HEAD-1).
   */
  const forget = (): void => {
    rest()
    waiting?.setAttribute('data-unanswered', '')
    waiting?.parentElement?.querySelector<HTMLElement>('[data-instead] a')?.focus()
    for (const { target } of held.splice(0)) {
      if ((target as HTMLInputElement).type === 'radio') (target as HTMLInputElement).checked = true
      const { form } = (target as Element).closest<HTMLButtonElement>('[data-form] [type=submit]') ?? {}
      if (form?.dispatchEvent(new Event('unscripted', { bubbles: true, cancelable: true }))) form.submit()
    }
  }

  return { isHeld, keep, typed, rest, restore, replay, forget }
}
