import { Link, type LinkTarget } from '@bank/ui/links/Link.tsx'
import type { LoginPanelProps } from './login-props.ts'

/** The bank's hosts for log-ins answer apart from this site: their pages are offered as plain links. */
const pageOf = (of: LoginPanelProps, choice: LoginPanelProps['choices'][number]): LinkTarget =>
  'to' in choice ? choice.to : { href: of.forms[choice.id].action, outbound: 'open' }

/** What Log in says in place of its panel while the site cannot be reached: whom to call, and the ways in as links (D-HEAD-1). */
export const LoginUnreached = ({ of, text = of.unreached.text }: { of: LoginPanelProps; text?: string }) => (
  <div className="login-unreached">
    <p>
      {text} <a href={`tel:${of.unreached.number.replaceAll(/[^+\d]/g, '')}`}>{of.unreached.number}</a>
    </p>
    <ul>
      {of.choices.map((choice) => {
        const to = pageOf(of, choice)
        return (
          <li key={choice.id}>
            <Link to={to}>
              {choice.text}
              {to.hrefLang && ` ${of.unreached.inOtherLanguage}`}
            </Link>
          </li>
        )
      })}
    </ul>
  </div>
)
