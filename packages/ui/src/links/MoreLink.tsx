import { Icon } from '../icons/Icon.tsx'
import type { Action } from './action.ts'
import { ctaTrack, Link } from './Link.tsx'

/** A link that stands alone at the end of a block, with an arrow behind its words. */
export const MoreLink = ({ of, className }: { of: Action | undefined; className?: string }) =>
  of ? (
    <Link to={of.to} className={className ? `more ${className}` : 'more'} track={ctaTrack}>
      <span lang={of.text.lang}>{of.text.text}</span>
      <Icon name="arrow-right" size={20} />
    </Link>
  ) : null
