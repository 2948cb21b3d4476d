import { Link } from '@bank/ui/links/Link.tsx'
import type { FaqProps } from './toProps.ts'

type FaqNothingProps = {
  readonly texts: FaqProps['texts']
  readonly help: FaqProps['help']
  readonly text: string
  /** The same words in all topics, where only some are shown and others hold them. */
  readonly elsewhere: { readonly href: string; readonly count: number } | undefined
  readonly onClear: () => void
}

/** What helps on when no question holds the words: other topics, all questions, the whole site, a person (D-SRCH-8). */
export const FaqNothing = ({ texts, help, text, elsewhere, onClear }: FaqNothingProps) => (
  <div className="faq-nothing">
    <p>{texts.nothingHelp}</p>
    <ul>
      {elsewhere && (
        <li>
          <a href={elsewhere.href}>{texts.elsewhere.replace('{count}', String(elsewhere.count))}</a>
        </li>
      )}
      <li>
        <a href={`${help.search}?terms=${encodeURIComponent(text.trim())}`}>{texts.wholeSite.replace('{terms}', text.trim())}</a>
      </li>
      {help.contact && (
        <li>
          <Link to={help.contact}>{texts.contact}</Link>
        </li>
      )}
      {help.phone && (
        <li>
          <a href={help.phone.href}>{texts.call.replace('{number}', help.phone.number)}</a>
        </li>
      )}
    </ul>
    <button type="button" className="button button-line button-small" onClick={onClear}>
      {texts.clear}
    </button>
  </div>
)
