type Option = { readonly value: string; readonly words: string }

type Props = {
  readonly label: string
  readonly value: string
  readonly options: readonly Option[]
  readonly choose: (value: string) => void
  readonly className?: string
}

/** A labelled list to choose one from. */
export const Choice = ({ label, value, options, choose, className }: Props) => (
  <label {...(className && { className })}>
    {label}
    <select value={value} onChange={({ target }) => choose(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.words}
        </option>
      ))}
    </select>
  </label>
)
