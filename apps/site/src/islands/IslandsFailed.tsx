import type { Language } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { LoginUnreached } from '../login/LoginUnreached.tsx'
import type { LoginPanelProps } from '../login/login-props.ts'

/**
 * What a page says at its top when the script that makes its islands could not be fetched: nothing would answer then, Log in neither (D-HEAD-1).
 * The script is fetched before the body is read, so that the stylesheet can tell (`header.css`).
 */
export const IslandsFailed = ({ language, login }: { language: Language; login: LoginPanelProps }) => (
  <div className="islands-failed wrap" role="alert">
    <LoginUnreached of={login} text={translator(language)('islandsFailed')} />
  </div>
)
