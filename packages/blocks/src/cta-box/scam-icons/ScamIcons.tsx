import { fraudIcons } from '@bank/model/icons.ts'
import { SpotIcon } from '@bank/ui/icons/SpotIcon.tsx'

/** Six hooks of the twelve go round the picture, upright. They stop under the pointer, with the focus, and by the switch. */
export const ScamIcons = () => (
  <ul className="cta-box-orbit" aria-hidden="true">
    {fraudIcons.slice(0, 6).map((name) => (
      <li key={name} className="cta-box-spoke">
        <span className="cta-box-hook">
          <SpotIcon name={name} />
        </span>
      </li>
    ))}
  </ul>
)
