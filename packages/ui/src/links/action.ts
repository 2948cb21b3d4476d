import type { Translate } from '@bank/i18n/translate.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import type { LinkTarget, ToLinkTarget } from './Link.tsx'

/** A link and the words on it. */
export type Action = { readonly to: LinkTarget; readonly text: Text }

/**
 * The action of a record that keeps an address and its words in two fields. An address without words gets "Learn More";
 * words without an address are no action.
 */
export const action = (
  { link, t }: { readonly link: ToLinkTarget; readonly t: Translate },
  href: string | undefined,
  text: Text | undefined,
  refresh?: boolean | undefined,
): Action | undefined => {
  const to = link(href, { refresh })
  return to && { to, text: nonBlank(text) ?? { text: t('learnMore') } }
}
