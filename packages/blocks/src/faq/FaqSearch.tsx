import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { Search } from 'lucide'
import { type SubmitEvent, useId } from 'react'

type FaqSearchProps = {
  readonly action: string
  readonly label: string
  readonly button: string
  readonly text: string
  readonly onSearch: (text: string) => void
  /** The visitor is done typing. */
  readonly onDone: () => void
}

/** Searches the questions of the page as it is typed into (SRCH-21, D-SRCH-8); without scripts it searches the whole site. */
export const FaqSearch = ({ action, label, button, text, onSearch, onDone }: FaqSearchProps) => {
  const id = `faq-search${useId()}`
  const done = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onDone()
  }
  return (
    <search>
      <form className="faq-search" action={action} method="get" noValidate onSubmit={done}>
        <div className="field">
          <input
            id={id}
            name="terms"
            type="search"
            placeholder={label}
            required
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            value={text}
            onChange={({ target }) => onSearch(target.value)}
          />
          <label htmlFor={id}>{label}</label>
        </div>
        <button type="submit" className="button-bare" aria-label={button}>
          <DrawnIcon of={Search} />
        </button>
      </form>
    </search>
  )
}
