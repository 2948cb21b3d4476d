import { allowList } from './allow-list.ts'
import { type ContentHtmlRules, elementRules, isLeftOut } from './element-rules.ts'
import { videoNote } from './video-poster.ts'

const isAllowedAddress = (address: string): boolean => {
  // Browsers drop blanks and control characters before they read a scheme.
  const bare = [...address].filter((character) => character > ' ').join('')
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]
  return scheme ? allowList.schemes.includes(scheme.toLowerCase()) : !/^[\\/]{2}/.test(bare)
}

const allowedValue = (tag: string, name: string, value: string): string | undefined => {
  const { '*': onAll, [tag]: own } = allowList.attributes
  if (!onAll?.includes(name) && !own?.includes(name)) return undefined
  if (allowList.addresses.includes(name)) return isAllowedAddress(value) ? value : undefined
  if (name !== 'class') return value
  return (
    value
      .split(/\s+/)
      .filter((one) => allowList.classes.includes(one))
      .join(' ') || undefined
  )
}

/** A table in a place that it can scroll in. */
const scrolling = (table: HTMLElement): HTMLElement => {
  const place = table.ownerDocument.createElement('div')
  place.className = 'table-scroll'
  place.tabIndex = 0
  place.append(table)
  return place
}

/**
 * What `sanitise` does at build, for HTML that reaches the browser later (D-ALERT-5, D-ALERT-6): the same list and rules over what the browser
 * itself reads. The HTML is parsed into a document without a window, where nothing runs and nothing is fetched; allowed elements are
 * made anew, so that no markup is ever written out and read again.
 */
export const sanitiseInBrowser = (html: string, rules: ContentHtmlRules): DocumentFragment => {
  const { tags, removedWithContent, nestingLimit } = allowList
  const own = elementRules(rules)

  const copy = (from: Node, to: Node, depth: number): void => {
    for (const node of from.childNodes) {
      if (node instanceof Text) to.appendChild(document.createTextNode(node.data))
      if (!(node instanceof Element) || removedWithContent.includes(node.localName)) continue
      const inside = node instanceof HTMLTemplateElement ? node.content : node
      if (!(node instanceof HTMLElement) || !tags.includes(node.localName) || depth >= nestingLimit) {
        copy(inside, to, depth + 1)
        continue
      }
      const written = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
      const { tagName, attribs } = own[node.localName]?.(node.localName, written) ?? { tagName: node.localName, attribs: written }
      if (isLeftOut(tagName, attribs)) continue
      const element = document.createElement(tagName)
      for (const [name, value] of Object.entries(attribs)) {
        const allowed = allowedValue(tagName, name, value)
        if (allowed !== undefined) element.setAttribute(name, allowed)
      }
      if (tagName !== 'iframe') copy(inside, element, depth + 1)
      to.appendChild(tagName === 'table' ? scrolling(element) : element)
      if (element.hasAttribute('srcdoc'))
        to.appendChild(sanitiseInBrowser(videoNote(element.getAttribute('src') ?? '', rules.video), rules))
    }
  }

  const fragment = document.createDocumentFragment()
  // Words may stand in the head too, and neither head nor body counts as a level.
  copy(new DOMParser().parseFromString(html, 'text/html').documentElement, fragment, -1)
  return fragment
}
