import { testContext } from '@bank/blocks/testing/context.ts'
import { translator } from '@bank/i18n/translate.ts'
import { describe, expect, it } from 'vitest'
import { loginPanelProps } from './login-props.ts'

const settings = {
  loginUrl: 'https://online.bank.example/login',
  treasuryLoginUrl: 'https://treasury.bank.example/login',
  enrolUrl: 'https://online.bank.example/enroll',
  forgotUserIdUrl: 'https://online.bank.example/forgot',
  loanPaymentUrl: 'https://loans.bank.example/',
  fdicStatement: 'FDIC-Insured',
}

const props = (language: 'en' | 'es', link = testContext(language).link) => loginPanelProps({ settings, t: translator(language), link })

describe('what the login panel shows', () => {
  it.each([
    ['en', ['Personal and business banking', 'Treasury management', 'Mortgage', 'Loans']],
    ['es', ['Banca personal y de empresas', 'Tesorería', 'Hipoteca', 'Préstamos']],
  ] as const)('[LOGIN-02] in %s: exactly four choices, each with a note', (language, names) => {
    expect(props(language).choices.map(({ text }) => text)).toEqual(names)
    expect(props(language).choices.every(({ note }) => note !== '')).toBe(true)
  })

  it.each([
    ['LOGIN-03', 'mortgage', { href: '/en/mortgage/log-in/' }],
    ['LOGIN-04', 'loans', { href: settings.loanPaymentUrl, outbound: 'open' }],
  ] as const)('[%s] %s is a link', (_id, id, to) => {
    expect(props('en').choices.find((choice) => choice.id === id)).toMatchObject({ to })
  })

  it('[LOGIN-03] mortgage stays on its English page, however the link rules answer', () => {
    expect(props('es', () => undefined).choices[2]).toMatchObject({ to: { href: '/en/mortgage/log-in/' } })
  })

  it.each([
    ['LOGIN-11', 'personal-business', settings.loginUrl, ['_textBoxUserId']],
    ['LOGIN-10', 'treasury', settings.treasuryLoginUrl, ['_textBoxCompanyId', '_textBoxUserId']],
  ] as const)('[LOGIN-07] [%s] %s posts to %s: %j', (_id, option, action, names) => {
    const form = props('en').forms[option]
    expect([form.action, form.fields.map(({ name }) => name)]).toEqual([action, names])
  })

  it.each([
    ['LOGIN-12', 'personal-business', [settings.forgotUserIdUrl, settings.enrolUrl]],
    ['LOGIN-13', 'treasury', []],
  ] as const)('[%s] links of %s: %j', (_id, option, addresses) => {
    const { links } = props('en').forms[option]
    expect(links.map(({ to }) => to)).toEqual(addresses.map((href) => ({ href, outbound: 'open' })))
  })

  it.each([
    ['en', ['User ID', 'Company ID', 'Username', 'Forgot user ID', 'Enroll']],
    ['es', ['ID de usuario', 'ID de la empresa', 'Nombre de usuario', 'Olvidé mi ID de usuario', 'Inscribirse']],
  ] as const)('[LOGIN-23] labels in %s come from the dictionary', (language, labels) => {
    const { 'personal-business': personal, treasury } = props(language).forms
    expect([...personal.fields, ...treasury.fields].map(({ label }) => label).concat(personal.links.map(({ text }) => text))).toEqual(
      labels,
    )
  })

  it.each([
    ['LOGIN-20', 1, 32, 'Enter at most 32 characters'],
    ['LOGIN-21', 0, 26, 'Enter at most 26 characters'],
  ] as const)('[%s] field %i of treasury takes %i characters', (_id, index, max, tooLong) => {
    expect(props('en').forms.treasury.fields[index]).toMatchObject({ max, tooLong })
  })
})
