import type { Language } from '@bank/rules/language.ts'
import { resolveLink } from '@bank/rules/links/resolve-link.ts'
import { linkTarget } from '@bank/ui/links/link-target.ts'
import type { ContentHtmlRules } from '@bank/ui/safe-html/element-rules.ts'

/**
 * The link rules for HTML that reaches the browser after the build. A link to a page that does not exist is none. When what the build
 * knows about links cannot be had, every path counts as published and every other website gets the warning.
 */
export const fetchLinks = async (fetch: (address: string) => Promise<Response>, language: Language): Promise<ContentHtmlRules['link']> => {
  const { published, homeHosts, allowList } = await fetch('/links.json')
    .then((response) => response.json())
    .catch(() => ({}))
  const context = {
    published: published ? new Set<string>(published) : { has: () => true },
    homeHosts: homeHosts ?? [],
    allowList: allowList ?? [],
  }
  return (href, refresh) => linkTarget(resolveLink({ href, language, refresh, ...context }))
}
