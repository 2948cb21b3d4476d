import type { Emergency } from '@bank/content/reviews/emergency-list.ts'
import type { MailState } from '@bank/content/reviews/news/unsent.ts'
import { useWords } from '../language/use-words.ts'
import { ScrolledTable } from '../table/ScrolledTable.tsx'
import { RefusedPublish } from './RefusedPublish.tsx'
import { lineOf } from './review-words.ts'

/** What besides drafts somebody should look at. */
export type Notices = { readonly emergencies: readonly Emergency[]; readonly mails: MailState }

/** Above the lists: what keeps the site from being published, alerts that one person published alone, and mails that do not leave. */
export const WaitingNotices = ({ emergencies, mails }: Notices) => {
  const words = useWords()
  const { emergency, waiting } = words
  return (
    <>
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
    </>
  )
}
