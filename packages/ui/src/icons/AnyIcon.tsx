import { type IconName, isSpotIcon } from '@bank/model/icons.ts'
import { Icon } from './Icon.tsx'
import { SpotIcon } from './SpotIcon.tsx'

/** An icon that an editor chose, of either kind, at the size of a spot icon. */
export const AnyIcon = ({ name, className }: { name: IconName; className?: string | undefined }) =>
  isSpotIcon(name) ? <SpotIcon name={name} className={className} /> : <Icon name={name} size={32} className={className} />
