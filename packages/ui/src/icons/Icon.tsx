import type { LineIcon } from '@bank/model/icons.ts'
import { DrawnIcon, type IconSize } from './DrawnIcon.tsx'
import { lineDrawings } from './line-drawings.ts'

/** An outline icon by its name, drawn when the site is built. */
export const Icon = ({ name, size, className }: { name: LineIcon; size?: IconSize | undefined; className?: string | undefined }) => (
  <DrawnIcon of={lineDrawings[name]} size={size} className={className} />
)
