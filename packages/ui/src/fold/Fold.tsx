import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'

/**
 * Details that a phone folds under one line and a wider screen shows at once, without a script. A browser that cannot open the
 * content of a closed `details` by style keeps the line at every width, so that nothing is out of reach.
 */
export const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="fold">
    <summary>
      {label}
      <Icon name="chevron-down" size={20} />
    </summary>
    {children}
  </details>
)
