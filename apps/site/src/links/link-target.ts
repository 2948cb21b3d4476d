import type { LinkTarget } from '@bank/blocks/primitives/Link.tsx'
import type { ResolvedLink } from '@bank/rules/links/resolve-link.ts'

/** What a view needs of a link that was resolved; nothing for one that leads nowhere. */
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
