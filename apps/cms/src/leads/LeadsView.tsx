import { hasRole } from '@bank/content/store/rights/roles.ts'
import type { AdminViewServerProps } from 'payload'
import { textsIn } from '../language/texts-in.ts'
import { AdminView } from '../workflow/AdminView.tsx'
import { LeadList } from './LeadList.tsx'
import { leadsTexts } from './leads-texts.ts'
import { OneLead } from './OneLead.tsx'
import './leads.css'

/** What visitors wrote: the list, or the message that the address names. */
export const LeadsView = (props: AdminViewServerProps) => {
  const { user, i18n } = props.initPageResult.req
  const texts = textsIn(leadsTexts, i18n.language)
  const [, reference] = [props.params?.['segments']].flat()
  const shown = reference ? <OneLead reference={reference} /> : <LeadList />
  return (
    <AdminView {...props} title={texts.title}>
      {hasRole(user, 'leads', 'administrator') ? shown : <p>{texts.notYours}</p>}
    </AdminView>
  )
}
