import type { AdminViewServerProps } from 'payload'
import { wordsIn } from '../../language/words-in.ts'
import { AdminView } from '../AdminView.tsx'
import { WaitingList } from './WaitingList.tsx'

/** Everything that waits: what was submitted, what came back, and drafts that nobody has submitted. */
export const WaitingView = (props: AdminViewServerProps) => (
  <AdminView {...props} title={wordsIn(props.initPageResult.req.i18n.language).views.waiting}>
    <WaitingList />
  </AdminView>
)
