import type { Backdrop as BackdropProps } from './backdrop.ts'
import { Picture } from './Picture.tsx'

/**
 * The ground of a block, behind its words. A colour that an editor chose is drawn as a shape, because the content policy
 * forbids style attributes.
 */
export const Backdrop = ({ of }: { of: BackdropProps | undefined }) => {
  if (!of) return null
  if ('picture' in of) return <Picture of={of.picture} className="backdrop" sizes="(max-width: 639px) 220vw, 100vw" decorative />
  return (
    <svg className="backdrop" aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={of.colour} />
    </svg>
  )
}
