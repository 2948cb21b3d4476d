import { Icon } from '@bank/ui/icons/Icon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import type { LoginFormTexts, LoginPanelProps } from '../login/login-props.ts'
import { FdicSign } from './FdicSign.tsx'

const Form = ({ id, name, of }: { id: string; name: string; of: LoginFormTexts }) => (
  <form className="noscript-form" aria-label={name} method="post" action={of.action} target="_blank" rel="noopener">
    <p className="h4">{name}</p>
    {of.fields.map(({ name: field, label, max, tooLong }) => (
      <div key={field} className="field">
        <input
          type="text"
          id={`${id}${field}`}
          name={field}
          placeholder={label}
          required
          pattern={`.{1,${max}}`}
          title={tooLong}
          autoComplete={field === '_textBoxUserId' ? 'username' : 'off'}
        />
        <label htmlFor={`${id}${field}`}>{label}</label>
      </div>
    ))}
    <button type="submit" className="button button-navy">
      {of.submit}
    </button>
    {of.links.map(({ text, to }) => (
      <Link key={text} to={to}>
        {text}
      </Link>
    ))}
  </form>
)

/**
 * The four ways in without JavaScript: both forms at once, which post as those of the panel do, then the two links (LOGIN-02 to
 * LOGIN-13). The browser itself refuses what is empty or too long (LOGIN-20, LOGIN-21, D-LOGIN-1).
 */
export const NoScriptLogin = ({ of }: { of: LoginPanelProps }) => (
  <details name="noscript">
    <summary className="button button-navy button-small header-log-in">
      <Icon name="lock-keyhole" size={18} />
      <span>{of.logIn}</span>
    </summary>
    <div className="noscript-panel">
      {of.choices.map(
        (choice) => 'to' in choice || <Form key={choice.id} id={`noscript-${choice.id}`} name={choice.text} of={of.forms[choice.id]} />,
      )}
      <div>
        {of.choices.map(
          (choice) =>
            'to' in choice && (
              <Link key={choice.id} to={choice.to}>
                {choice.text}
                {choice.to.hrefLang && ` ${of.unreached.inOtherLanguage}`}
              </Link>
            ),
        )}
        <p className="field-help">{of.newTab}</p>
        <FdicSign statement={of.fdicStatement} />
      </div>
    </div>
  </details>
)
