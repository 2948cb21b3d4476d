import { serviceCardLinks } from '@bank/model/collections/cards.ts'
import { type IconName, iconNames } from '@bank/model/icons.ts'
import { readJsonList } from '@bank/model/json-text.ts'
import { nonBlank, pickText, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { BlockContext } from '../../block.ts'

export type ServiceCard = { title: Text | undefined; intro: Text | undefined; icon: IconName | undefined; more: Action | undefined }

type StoredNode = NonNullable<BlockContext['records']['service-card-sets'][number]['nodes']>[number]

/**
 * A node of a service card set as a card. It leads to the first link of `links_json` that has an address in this language, else to its
 * uri; words and address may be per-language maps that fall back to English (CARD-31 to CARD-34).
 */
export const serviceCard = (node: StoredNode, context: BlockContext): ServiceCard => {
  const [first] = readJsonList(serviceCardLinks, node.links_json)
    .map(({ link, linkText, refresh }) => ({
      href: pickText(link, context.language).text.trim(),
      text: pickText(linkText, context.language),
      refresh,
    }))
    .filter(({ href }) => href !== '')
  return {
    title: nonBlank(node.title),
    intro: nonBlank(node.intro),
    icon: iconNames.find((name) => name === node.icon),
    more: first ? action(context, first.href, first.text, first.refresh) : action(context, node.uri, undefined),
  }
}
