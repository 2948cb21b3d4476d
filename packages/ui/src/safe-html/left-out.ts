import sanitizeHtml from 'sanitize-html'
import { allowList } from './allow-list.ts'

const isAllowed = (tag: string): boolean => allowList.tags.includes(tag)

const mayHave = (tag: string, attribute: string): boolean =>
  [allowList.attributes['*'], allowList.attributes[tag]].some((names) => names?.includes(attribute))

/** Attributes by which an element would look or act in a way of its own. Nobody misses the others, as those of a copied video. */
const isMissed = (attribute: string): boolean => /^(?:on[a-z]+|style|srcset)$/.test(attribute)

/** Most texts hold nothing of the kind, and are not parsed. */
const mayHoldAny = (html: string): boolean =>
  /[\s"'/](?:on[a-z]+|style|srcset)\s*=/i.test(html) ||
  [...html.matchAll(/<([a-z][^\s/>]*)/gi)].some(([, tag = '']) => !isAllowed(tag.toLowerCase()))

/**
 * What `sanitise` leaves out of HTML of the content because the allow list has no place for it (D-BLK-14), each once: elements as `<video>`, and the
 * attributes of others that would be missed, as `onclick`. Pictures and frames are left out by their address: `embedsOf` names those.
 */
export const leftOutOf = (html: string): readonly string[] => {
  const found = new Set<string>()
  if (!mayHoldAny(html)) return []
  sanitizeHtml(html, {
    allowedTags: allowList.tags,
    onOpenTag: (tag, attributes) => {
      if (!isAllowed(tag)) found.add(`<${tag}>`)
      else for (const name of Object.keys(attributes)) if (isMissed(name) && !mayHave(tag, name)) found.add(name)
    },
  })
  return [...found]
}
