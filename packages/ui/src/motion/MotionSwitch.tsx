import { Icon } from '../icons/Icon.tsx'

type MotionSwitchProps = {
  /** What it is called: on, nothing moves. */
  readonly label: string
  readonly className?: string
}

/**
 * The switch of what moves by itself. Every block that moves shows one; each of them holds for all of the page, and for the pages that
 * follow (D-BLK-23). Without scripts it is a checkbox that the styles obey.
 */
export const MotionSwitch = ({ label, className }: MotionSwitchProps) => (
  <label className={className ? `motion-switch ${className}` : 'motion-switch'}>
    <input type="checkbox" className="motion-switch-box" data-motion="" />
    <Icon name="pause" size={20} className="motion-switch-pause" />
    <Icon name="play" size={20} className="motion-switch-play" />
    <span className="visually-hidden">{label}</span>
  </label>
)
