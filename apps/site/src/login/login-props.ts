import type { Translate } from '@bank/i18n/translate.ts'
import type { Settings } from '@bank/model/settings.ts'
import { loginLengths } from '@bank/rules/constants.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { LoginOption } from './login-option.ts'

/** The four ways in (LOGIN-02): two have a form of ours, two are links to elsewhere. */
export type LoginChoice = { readonly text: string; readonly note: string } & (
  | { readonly id: LoginOption }
  | { readonly id: 'mortgage' | 'loans'; readonly to: LinkTarget }
)

export type LoginField = {
  /** The name under which the host of the online banking expects the value (LOGIN-09, LOGIN-10). */
  readonly name: '_textBoxUserId' | '_textBoxCompanyId'
  readonly label: string
  /** Longest value that is accepted, in characters. */
  readonly max: number
  readonly tooLong: string
}

export type LoginFormTexts = {
  /** Absolute address on the host that the form posts to. */
  readonly action: string
  readonly fields: readonly LoginField[]
  readonly submit: string
  readonly links: readonly { readonly text: string; readonly to: LinkTarget }[]
}

/** Everything that the login panel shows, in one language; plain data, for it travels in the page. */
export type LoginPanelProps = {
  readonly where: string
  readonly logIn: string
  readonly type: string
  readonly newTab: string
  /** In place of the panel while the site cannot be reached. */
  readonly unreached: { readonly text: string; readonly number: string; readonly inOtherLanguage: string }
  readonly required: string
  readonly fdicStatement: string
  readonly choices: readonly LoginChoice[]
  readonly forms: Readonly<Record<LoginOption, LoginFormTexts>>
}

type LoginSettings = Pick<
  Settings,
  'loginUrl' | 'treasuryLoginUrl' | 'enrolUrl' | 'forgotUserIdUrl' | 'loanPaymentUrl' | 'fdicStatement' | 'tollFreeNumber'
>

/** The bank's own addresses open directly, on whatever host they are (D-LOGIN-6). */
const outside = (href: string | undefined): LinkTarget => ({ href: href ?? '', outbound: 'open' })

/**
 * What the login panel shows, from the settings of the store and the dictionary (LOGIN-02 to LOGIN-04, LOGIN-07, LOGIN-11 to
 * LOGIN-13, LOGIN-20, LOGIN-21, LOGIN-23). `link` is the page's link rule; mortgage stays on its English page (D-LOGIN-7).
 */
export const loginPanelProps = ({
  settings,
  t,
  link,
}: {
  settings: LoginSettings
  t: Translate
  link: (href: string) => LinkTarget | undefined
}): LoginPanelProps => {
  const choice = <Id extends LoginChoice['id']>(id: Id) => ({ id, text: t(`loginChoice.${id}`), note: t(`loginNote.${id}`) })
  const field = (name: LoginField['name'], label: string, max: number): LoginField => ({
    name,
    label,
    max,
    tooLong: t('form.longest', { max }),
  })
  const mortgage = '/en/mortgage/log-in/'
  const toMortgage = link(mortgage) ?? { href: mortgage }
  const inOtherLanguage = toMortgage.hrefLang ? ` ${t('inOtherLanguage')}` : ''
  return {
    where: t('loginWhere'),
    logIn: t('logIn'),
    type: t('loginType'),
    newTab: t('loginNewTab'),
    unreached: { text: t('loginUnreached'), number: settings.tollFreeNumber ?? '', inOtherLanguage: t('inOtherLanguage') },
    required: t('form.required'),
    fdicStatement: settings.fdicStatement ?? '',
    choices: [
      choice('personal-business'),
      choice('treasury'),
      { ...choice('mortgage'), note: `${t('loginNote.mortgage')}${inOtherLanguage}`, to: toMortgage },
      { ...choice('loans'), to: outside(settings.loanPaymentUrl) },
    ],
    forms: {
      'personal-business': {
        action: settings.loginUrl ?? '',
        fields: [field('_textBoxUserId', t('userId'), loginLengths.userId)],
        submit: t('loginSubmit.personal-business'),
        links: [
          { text: t('forgotUserId'), to: outside(settings.forgotUserIdUrl) },
          { text: t('enroll'), to: outside(settings.enrolUrl) },
        ],
      },
      treasury: {
        action: settings.treasuryLoginUrl ?? '',
        fields: [
          field('_textBoxCompanyId', t('companyId'), loginLengths.companyId),
          field('_textBoxUserId', t('username'), loginLengths.userId),
        ],
        submit: t('loginSubmit.treasury'),
        links: [],
      },
    },
  }
}
