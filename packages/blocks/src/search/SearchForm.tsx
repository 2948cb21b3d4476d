import type { ReactNode } from 'react'

export type SearchFormTexts = {
  /** Label of the field. */
  readonly field: string
  /** How many suggestions there are, with `{count}` left to fill in. */
  readonly suggestions: string
}

type SearchFormProps = {
  readonly id: string
  readonly action: string
  readonly texts: SearchFormTexts
  /** What analytics call this box (D-ANAL-5). */
  readonly name: string
  readonly className: string
  /** The button. */
  readonly children: ReactNode
}

/**
 * The search box, wherever it stands (SRCH-01, SRCH-05, SRCH-19, D-SRCH-1). It is a form that works by itself; the site's
 * `search-box.ts` fills the list of suggestions, which this view leaves alone.
 */
export const SearchForm = ({ id, action, texts, name, className, children }: SearchFormProps) => (
  <search>
    <form className={className} action={action} method="get" noValidate data-search-box={name}>
      <div className="field">
        <input
          id={id}
          name="terms"
          type="search"
          role="combobox"
          aria-expanded="false"
          aria-controls={`${id}-list`}
          placeholder={texts.field}
          required
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
        />
        <label id={`${id}-label`} htmlFor={id}>
          {texts.field}
        </label>
        <div id={`${id}-list`} className="search-suggestions" role="listbox" aria-labelledby={`${id}-label`} hidden />
        <span className="visually-hidden" role="status" data-count={texts.suggestions} />
      </div>
      {children}
    </form>
  </search>
)
