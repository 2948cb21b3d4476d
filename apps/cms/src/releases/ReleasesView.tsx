import { hasRole } from '@bank/content/store/rights/roles.ts'
import type { AdminViewServerProps } from 'payload'
import { AdminView } from '../workflow/AdminView.tsx'
import { ReleaseList } from './ReleaseList.tsx'

/** What the site was at any time, who changed it, and the way back. */
export const ReleasesView = (props: AdminViewServerProps) => {
  const maySwitch = hasRole(props.initPageResult.req.user, 'approver')
  return (
    <AdminView {...props} title="releases">
      <ReleaseList maySwitch={maySwitch} />
    </AdminView>
  )
}
