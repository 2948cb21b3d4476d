import type { Language } from '@bank/i18n/languages.ts'
import type { LinkQuestion } from '@bank/rules/links/resolve-link.ts'
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

/** An address as a link target under the link rules; nothing for an empty address. */
export type ToLinkTarget = (href: string | undefined, options?: Pick<LinkQuestion, 'refresh' | 'followsLanguage'>) => LinkTarget | undefined

/** What a click on a link is recorded as; without a label of its own, it is the address without its language (D-ANAL-2, D-ANAL-6). */
export type LinkTrack = { readonly action: string; readonly category: string; readonly label?: string }

/** A link that asks for something to be done. */
export const ctaTrack: LinkTrack = { action: 'click', category: 'cta' }

/** The attributes of a link to a target, but for its address and language: what the link rules ask of it (LINK-07 to LINK-18). */
export const linkAttributes = ({ href, reload, outbound }: LinkTarget): Readonly<Record<string, string>> => ({
  ...(reload && { 'data-astro-reload': '' }),
  ...(outbound === 'warn' && { 'data-outbound': outbound }),
  ...(outbound && /^https?:/.test(href) && { target: '_blank', rel: 'noopener' }),
})

/** Every link of the site is rendered here, so that the link rules hold everywhere alike. */
export const Link = ({
  to,
  className,
  children,
  label,
  current,
  isPrimary,
  track,
  onClick,
}: {
  to: LinkTarget
  className?: string | undefined
  children: ReactNode
  label?: string | undefined
  current?: boolean
  /** A primary link of the header: coming to it asks whether the bank can be reached (HEAD-39). */
  isPrimary?: boolean
  track?: LinkTrack | undefined
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
    {...(isPrimary && { 'data-primary-link': '' })}
    {...(track && {
      'data-track-action': track.action,
      'data-track-category': track.category,
      'data-track-label': track.label ?? to.href.replace(/^\/e[ns]\//, '/'),
    })}
    {...linkAttributes(to)}
  >
    {children}
  </a>
)
