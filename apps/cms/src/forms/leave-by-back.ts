import { leaveGuards } from '../addresses/leave-guards.ts'

/** Goes where Back led. Whoever has said so once is not asked again, by anything else on the page. */
export const leaveByBack = (): void => {
  leaveGuards.clear()
  history.back()
}
