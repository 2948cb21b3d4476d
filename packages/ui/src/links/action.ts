import type { Translate } from '@bank/i18n/translate.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import type { LinkTarget, ToLinkTarget } from './Link.tsx'

/** A link and the words on it. */
export type Action = { readonly to: LinkTarget; readonly text: Text }

/**
 * The action of a record that keeps an address and its words in two fields. An address without words gets "Learn More";
 * words without an address are no action. Words that lead to a page in the other language say so, unless they are in it (D-LINK-11).
 */
export const action = (
  { link, t }: { readonly link: ToLinkTarget; readonly t: Translate },
  href: string | undefined,
  text: Text | undefined,
  refresh?: boolean | undefined,
): Action | undefined => {
  const to = link(href, { refresh })
  if (!to) return undefined
  const words = nonBlank(text) ?? { text: t('learnMore') }
  return { to, text: to.hrefLang && !words.lang ? { text: `${words.text} ${t('inOtherLanguage')}` } : words }
}
