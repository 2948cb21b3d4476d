import type { AdminViewServerProps } from 'payload'
import { AdminView } from './AdminView.tsx'
import { WaitingList } from './WaitingList.tsx'

/** Everything that waits: what was submitted, what came back, and drafts that nobody has submitted. */
export const WaitingView = (props: AdminViewServerProps) => (
  <AdminView {...props} title="waiting">
    <WaitingList />
  </AdminView>
)
