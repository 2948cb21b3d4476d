import type { Content } from '@bank/content/snapshot/read-content.ts'
import { pageLookup } from '@bank/rules/pages/look-up-page.ts'

/** Tells of each path whether its page carries the deposit-insurance sign in its footer: where its record says so (FOOT-07, FOOT-08). */
export const fdicSign = (pages: Content['records']['pages']): ((path: string) => boolean) => {
  const pageAt = pageLookup(pages)
  return (path) => pageAt(path)?.showFDICLogo === true
}
