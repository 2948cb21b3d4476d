import { usefulClass } from '@bank/rules/pages/usefulness.ts'
import { visibleSign } from '@bank/rules/text/visible-sign.ts'

type Attributes = Readonly<Record<string, string>>

/** Where the words of a main part are not those of the page: what is never seen, captions of pictures, and what the layout puts below its blocks. */
const isAside = (name: string, attributes: Attributes): boolean =>
  /^(?:script|style|svg|noscript|template|dialog|figcaption)$/.test(name) ||
  attributes['class'] === usefulClass ||
  /^(?:plate|glass-box)\b/.test(attributes['class'] ?? '')

/** Films, and frames with a calculator or a film in them, say something without words. */
const isWatched = (name: string): boolean => name === 'iframe' || name === 'video'

/** Finds out from the tags and texts of one page, in their order, whether its main part says anything of its own. */
export const mainWordsFinder = () => {
  let depth = 0
  let mainFrom: number | undefined
  let asideFrom: number | undefined
  let found = false
  const isRead = () => mainFrom !== undefined && asideFrom === undefined
  return {
    opens: (name: string, attributes: Attributes): void => {
      depth += 1
      if (name === 'main') mainFrom ??= depth
      if (!isRead()) return
      if (isAside(name, attributes)) asideFrom = depth
      else if (isWatched(name)) found = true
    },
    says: (text: string): void => {
      if (isRead() && visibleSign.test(text)) found = true
    },
    closes: (): void => {
      if (asideFrom === depth) asideFrom = undefined
      if (mainFrom === depth) mainFrom = undefined
      depth -= 1
    },
    found: (): boolean => found,
  }
}
