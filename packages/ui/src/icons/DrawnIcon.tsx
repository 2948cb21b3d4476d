import type { LucideIcon } from 'lucide-react'

/** Sizes that have a line weight of their own; 24 is the plain one. */
export type IconSize = 16 | 18 | 20 | 24 | 32

export type DrawnIconProps = { of: LucideIcon; size?: IconSize | undefined; className?: string | undefined }

/**
 * An outline icon in the color of the words around it; it only decorates, so screen readers pass it by. Islands use it with
 * the one drawing they need, so that they do not carry all of them to the browser.
 */
export const DrawnIcon = ({ of: Drawing, size = 24, className }: DrawnIconProps) => (
  <Drawing
    className={['icon', size === 24 ? '' : `icon-${size}`, className ?? ''].filter(Boolean).join(' ')}
    size={size}
    aria-hidden="true"
    focusable="false"
  />
)
