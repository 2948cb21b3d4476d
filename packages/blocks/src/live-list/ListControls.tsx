import { Icon } from '@bank/ui/icons/Icon.tsx'
import { PhoneSentence } from '@bank/ui/text/PhoneSentence.tsx'
import type { ListProps } from './list-props.ts'

/** How many entries are shown of how many there are; scripts fill in the numbers, and screen readers hear them change. */
const Count = ({ shown, count, words }: ListProps) => (
  <p className="live-list-count" role="status" data-list-count={words.count}>
    {words.count.replace('{shown}', String(shown)).replace('{count}', String(count))}
  </p>
)

/** What a list can be narrowed by. Style sheets show it only where scripts run: without them every entry is there to read. */
export const ListFilters = ({ of }: { of: ListProps }) =>
  of.filters.length > 0 && (
    <>
      <p className="live-list-unscripted" data-search-skip="">
        {of.words.unscripted}
      </p>
      <search className="live-list-filters" aria-label={of.words.filters}>
        {of.filters.map(({ name, label, options }) => (
          <div key={name} className="field">
            <select id={`${of.id}-${name}`} data-filter={name} autoComplete="off">
              <option value="">{of.words.any}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <label htmlFor={`${of.id}-${name}`}>{label}</label>
            <Icon name="chevron-down" />
          </div>
        ))}
        <Count {...of} />
      </search>
    </>
  )

/** What stands below the entries: the way to more of them, and what is said when none is there. For scripts alone, too. */
export const ListEnd = ({ of }: { of: ListProps }) => {
  const { filters, shown, count, words } = of
  return (
    <>
      <div className="live-list-end">
        <div className="live-list-none" data-list-none hidden>
          <p>{words.none}</p>
          <button type="button" className="button button-line" data-list-all>
            {words.all}
          </button>
        </div>
        <p data-list-empty hidden>
          {words.empty}
        </p>
        <div className="live-list-more" data-list-more hidden={shown >= count}>
          {filters.length === 0 && <Count {...of} />}
          <button type="button" className="button button-line">
            {words.more}
          </button>
        </div>
      </div>
      {(filters.length > 0 || shown < count) && (
        <PhoneSentence className="live-list-failed" role="alert" data-search-skip="" text={words.failed} number={words.phone} />
      )}
    </>
  )
}
