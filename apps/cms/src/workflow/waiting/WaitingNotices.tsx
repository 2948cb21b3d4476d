import type { Emergency } from '@bank/content/reviews/emergency-list.ts'
import type { MailState } from '@bank/content/reviews/news/unsent.ts'
import type { RolesAsked } from '@bank/content/store/accounts/roles/waiting-roles.ts'
import { useTranslation } from '@payloadcms/ui'
import { useWords } from '../../language/use-words.ts'
import { ScrolledTable } from '../../table/ScrolledTable.tsx'
import { HeldBehind } from '../publish/HeldBehind.tsx'
import { RefusedPublish } from '../publish/RefusedPublish.tsx'
import { lineOf } from '../record/review-words.ts'
import { BehindHeldList } from './BehindHeldList.tsx'
import { RolesAskedList } from './RolesAskedList.tsx'

/** What besides drafts somebody should look at. */
export type Notices = { readonly emergencies: readonly Emergency[]; readonly mails: MailState; readonly rolesAsked: readonly RolesAsked[] }

/** Above the lists: an older release in force by hand and what waits behind it, what keeps the site from being published, alerts that one person published alone, mails that do not leave, and roles that wait for another administrator. */
export const WaitingNotices = ({ emergencies, mails, rolesAsked }: Notices) => {
  const words = useWords()
  const language = useTranslation().i18n.language === 'es' ? 'es' : 'en'
  const { emergency, waiting } = words
  return (
    <>
      <HeldBehind />
      <BehindHeldList />
      <RefusedPublish />
      {mails.isOff && <p>{waiting.mailsOff}</p>}
      {mails.unsent > 0 && <p className="workflow-warning">{waiting.unsent(mails.unsent)}</p>}
      {emergencies.length > 0 && (
        <section aria-label={emergency.list} className="workflow-warning">
          <h2>
            {emergency.list} ({emergencies.length})
          </h2>
          <ScrolledTable headings={[waiting.columns.record, waiting.columns.last, waiting.columns.reason]}>
            {emergencies.map(({ title, edit, by, at, comment }) => (
              <tr key={edit}>
                <td>
                  <a href={edit}>{title}</a>
                </td>
                <td>{lineOf({ by, at, action: 'emergency' }, words)}</td>
                <td>{comment}</td>
              </tr>
            ))}
          </ScrolledTable>
        </section>
      )}
      <RolesAskedList asked={rolesAsked} words={words} language={language} />
    </>
  )
}
