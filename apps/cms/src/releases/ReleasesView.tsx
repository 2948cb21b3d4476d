import { hasRole } from '@bank/content/store/rights/roles.ts'
import type { AdminViewServerProps } from 'payload'
import { wordsIn } from '../language/words-in.ts'
import { AdminView } from '../workflow/AdminView.tsx'
import { ReleaseList } from './ReleaseList.tsx'

/** What the site was at any time, who changed it, and the way back. */
export const ReleasesView = (props: AdminViewServerProps) => {
  const { user, i18n } = props.initPageResult.req
  const maySwitch = hasRole(user, 'approver')
  return (
    <AdminView {...props} title={wordsIn(i18n.language).views.releases}>
      <ReleaseList maySwitch={maySwitch} />
    </AdminView>
  )
}
