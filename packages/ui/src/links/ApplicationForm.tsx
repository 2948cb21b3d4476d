import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { LinkTrack } from './Link.tsx'

/** An application for an account: where it is posted, and what it is about (D-PROD-2). */
export type Application = {
  /** Absolute address of the bank's application service, on a host of the deployment (decision 0019). */
  readonly action: string
  /** The institution to continue at, or the product to open. */
  readonly id: string
  /** Says that a new window opens. */
  readonly newWindow: string
}

/**
 * Posts an application to the bank's service in a new window (PROD-21 to PROD-26, D-PROD-3). Its button works without scripts; with them a
 * link stands in for it (`mount-application.ts`), as PROD-24 wants it.
 */
export const ApplicationForm = ({
  of,
  className,
  track,
  children,
}: {
  of: Application
  className?: string | undefined
  track: LinkTrack
  children: ReactNode
}) => (
  <form
    className="application"
    method="post"
    action={of.action}
    target="_blank"
    rel="noopener"
    data-mount="application"
    data-application=""
  >
    <input type="hidden" name="id" value={of.id} />
    <input type="hidden" name="Task" value="AccountValidation" />
    <button
      type="submit"
      className={className}
      data-track-action={track.action}
      data-track-category={track.category}
      data-track-label={track.label}
    >
      {children} <Icon name="arrow-up-right" size={18} />
      <span className="visually-hidden">{of.newWindow}</span>
    </button>
  </form>
)
