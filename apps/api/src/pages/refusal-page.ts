import type { Language } from '@bank/i18n/languages.ts'
import { type Phrase, translator } from '@bank/i18n/translate.ts'
import { telephoneAddress } from '@bank/rules/links/telephone-address.ts'
import { html } from '@bank/rules/text/html.ts'
import { attributes } from '@bank/rules/text/html-attributes.ts'
import type { FailureCode } from '../errors.ts'

/** How the bank is called, in both senses. */
export type BankLine = { readonly bank: string; readonly phone: string }

type Words = { readonly title: Phrase; readonly text: Phrase }

const later: Words = { title: 'refusal.later', text: 'refusal.laterText' }
const notSent = (text: Phrase): Words => ({ title: 'refusal.notSent', text })

/** Which words a refusal has for visitors; those that programs alone meet have none. */
const words: Readonly<Partial<Record<FailureCode, Words>>> = {
  busy: { title: 'refusal.later', text: 'refusal.busyText' },
  tooManyRequests: { title: 'refusal.tooOften', text: 'refusal.tooOftenText' },
  notReady: later,
  unexpected: later,
  otherSite: notSent('refusal.otherSiteText'),
  tooLarge: notSent('refusal.tooLargeText'),
  methodNotAllowed: notSent('refusal.noFormText'),
  unknownForm: notSent('refusal.noFormText'),
}

/**
 * A page for visitors who cannot be given the one they asked for, or whose form is refused: no script, no style, no picture, and how to
 * reach the bank (D-FORM-32). Nothing where no visitor would understand the refusal.
 */
export const refusalPage = (code: FailureCode, language: Language, line: BankLine | undefined): string | undefined => {
  const said = words[code]
  if (!said) return undefined
  const t = translator(language)
  const title = t(said.title)
  const call = line && html`<p>${t('refusal.call')} <a${attributes({ href: telephoneAddress(line.phone) })}>${line.phone}</a></p>`
  const page = html`<html${attributes({ lang: language })}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}${line && ` | ${line.bank}`}</title></head><body><main><h1>${title}</h1><p>${t(said.text)}</p>${call}</main></body></html>`
  return `<!doctype html>${page.markup}\n`
}
