import type { Action } from './action.ts'
import { ctaTrack, Link } from './Link.tsx'

/** A link that looks like a button. */
export const ButtonLink = ({ of, look }: { of: Action | undefined; look: 'go' | 'line' | 'navy' | 'light' }) =>
  of ? (
    <Link to={of.to} className={`button button-${look}`} track={ctaTrack}>
      <span lang={of.text.lang}>{of.text.text}</span>
    </Link>
  ) : null
