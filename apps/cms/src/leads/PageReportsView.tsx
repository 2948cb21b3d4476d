import { hasRole, keepersOf } from '@bank/content/store/rights/roles.ts'
import type { AdminViewServerProps } from 'payload'
import { textsIn } from '../language/texts-in.ts'
import { AdminView } from '../workflow/AdminView.tsx'
import { PageReportList } from './PageReportList.tsx'
import { pageReportsTexts } from './page-reports-texts.ts'
import './page-reports.css'

/** Whether pages were useful and which were not found, for everybody who is signed in. */
export const PageReportsView = (props: AdminViewServerProps) => {
  const { user, i18n } = props.initPageResult.req
  return (
    <AdminView {...props} title={textsIn(pageReportsTexts, i18n.language).title}>
      <PageReportList mayMake={hasRole(user, ...keepersOf('pages'))} />
    </AdminView>
  )
}
