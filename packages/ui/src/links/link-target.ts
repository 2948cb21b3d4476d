import type { ResolvedLink } from '@bank/rules/links/resolve-link.ts'
import type { LinkTarget } from './Link.tsx'

/** The target that a link component renders for a resolved link (LINK-07 to LINK-18); nothing for one that leads nowhere. */
export const linkTarget = (resolved: ResolvedLink): LinkTarget | undefined => {
  switch (resolved.kind) {
    case 'none':
    case 'unknown':
      return undefined
    case 'internal':
      return {
        href: resolved.href,
        ...(resolved.reload && { reload: true as const }),
        ...(resolved.language && { hrefLang: resolved.language }),
      }
    case 'outbound':
      return { href: resolved.href, outbound: resolved.opens === 'directly' ? 'open' : 'warn' }
    default:
      return { href: resolved.href }
  }
}
