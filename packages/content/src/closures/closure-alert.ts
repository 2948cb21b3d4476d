import { locales } from '@bank/i18n/format.ts'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { type Phrase, translator } from '@bank/i18n/translate.ts'
import { type Localized, pickText } from '@bank/model/text.ts'
import { sha256 } from '../files/sha256.ts'
import type { BranchPlace } from './branch-place.ts'

/** Why branches are closed, as it is said to visitors. Branches that are closed for the same reason share an alert. */
export type ClosureWords = {
  readonly reason: Localized
  /** What the alert says in place of its usual words. */
  readonly alertText?: Localized | undefined
}

/** A location that is closed until further notice, with its title. */
export type ClosedBranch = BranchPlace & { readonly title: Localized; readonly atm: boolean }

/** All alerts about closed branches have ids that begin so. */
export const closureAlertPrefix = 'closed-until-notice-'

/** So many branches of a state are named; of more only the number is told. */
const mostNamed = 5

const stateNames: Readonly<Record<string, Phrase>> = { TX: 'stateTexas', LA: 'stateLouisiana', MS: 'stateMississippi' }

/** The alert that branches with these words share. */
export const closureAlertId = ({ reason, alertText }: ClosureWords): string =>
  `${closureAlertPrefix}${sha256(Buffer.from(JSON.stringify([reason.en, reason.es, alertText?.en, alertText?.es]))).slice(0, 10)}`

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** What is closed in one state, in as few words as say it. */
const inState = (state: string, closed: readonly ClosedBranch[], all: readonly BranchPlace[], language: Language): readonly string[] => {
  const t = translator(language)
  const name = stateNames[state]
  const values = { state: name ? t(name) : state }
  const told = (isMachine: boolean, everything: Phrase, some: Phrase): readonly string[] => {
    const here = closed.filter((branch) => branch.isMachine === isMachine)
    const there = all.filter((branch) => branch.state === state && branch.isMachine === isMachine && !branch.hidden)
    if (here.length > 1 && here.length === there.length) return [t(everything, values)]
    if (here.length <= mostNamed) return here.map(({ title }) => pickText(title, language).text)
    return [t(some, { ...values, count: here.length })]
  }
  return [...told(false, 'closure.allBranches', 'closure.branches'), ...told(true, 'closure.allMachines', 'closure.machines')]
}

const alertHtml = (
  { reason, alertText }: ClosureWords,
  closed: readonly ClosedBranch[],
  all: readonly BranchPlace[],
  language: Language,
): string => {
  const t = translator(language)
  const [own, why] = [alertText && pickText(alertText, language).text, pickText(reason, language).text]
  const states = Map.groupBy(closed, ({ state }) => state)
  const places = [...states].flatMap(([state, branches]) => inState(state, branches, all, language))
  const listed = new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(places)
  const head = own || `${t('closedUntilNotice')}: ${why}${/[.!?]$/.test(why) ? '' : '.'}`
  return [
    `<b>${escapeHtml(head)}</b>`,
    `${escapeHtml(capitalised(listed))}.`,
    ...(closed.some(({ atm, isMachine }) => atm && !isMachine) ? [t('closure.machinesToo')] : []),
    `<a href="/locations/">${t('closure.openBranches')}</a>`,
  ].join(' ')
}

/** What the alert about closed branches says in both languages; `all` are the locations that there are. */
export const closureAlertText = (words: ClosureWords, closed: readonly ClosedBranch[], all: readonly BranchPlace[]): Localized =>
  Object.fromEntries(languages.map((language) => [language, alertHtml(words, closed, all, language)]))
