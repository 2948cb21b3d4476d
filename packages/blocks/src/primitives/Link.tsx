import type { Language } from '@bank/i18n/languages.ts'
import type { ReactNode } from 'react'

/** Where a link goes and how it gets there, decided by the link rules (LINK). */
export type LinkTarget = {
  readonly href: string
  /** Load the target as a document instead of navigating inside the app (LINK-07 to LINK-10). */
  readonly reload?: true | undefined
  /** `open`: another host that opens directly. `warn`: another host that asks first (LINK-16, LINK-18). */
  readonly outbound?: 'open' | 'warn' | undefined
  /** Language of the page it leads to, when that is not the language of this page (D-LINK-11). */
  readonly hrefLang?: Language | undefined
}

/** Every link of the site is rendered here, so that the link rules hold everywhere alike. */
export const Link = ({
  to,
  className,
  children,
  label,
  current,
  onClick,
}: {
  to: LinkTarget
  className?: string | undefined
  children: ReactNode
  label?: string | undefined
  current?: boolean
  /** What else an island does when the link is followed. */
  onClick?: (() => void) | undefined
}) => (
  <a
    href={to.href}
    className={className}
    aria-label={label}
    aria-current={current ? 'true' : undefined}
    hrefLang={to.hrefLang}
    onClick={onClick}
    {...(to.reload && { 'data-astro-reload': '' })}
    {...(to.outbound === 'warn' && { 'data-outbound': 'warn' })}
    {...(to.outbound && /^https?:/.test(to.href) && { target: '_blank', rel: 'noopener' })}
  >
    {children}
  </a>
)
