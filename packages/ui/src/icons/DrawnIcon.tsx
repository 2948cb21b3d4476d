import type { IconNode } from 'lucide'

/** Sizes that have a line weight of their own; 24 is the plain one. */
export type IconSize = 16 | 18 | 20 | 24 | 32

export type DrawnIconProps = { of: IconNode; size?: IconSize | undefined; className?: string | undefined }

/**
 * An outline icon in the color of the words around it; it only decorates, so screen readers pass it by. Islands use it with
 * the one drawing they need, so that they do not carry all of them to the browser.
 */
export const DrawnIcon = ({ of: drawing, size = 24, className }: DrawnIconProps) => (
  <svg
    className={['icon', size === 24 ? '' : `icon-${size}`, className ?? ''].filter(Boolean).join(' ')}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {drawing.map(([Shape, attributes]) => (
      <Shape key={JSON.stringify(attributes)} {...attributes} />
    ))}
  </svg>
)
