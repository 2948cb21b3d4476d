import { hasRole, type Role } from '@bank/content/store/rights/roles.ts'
import type { UIFieldServerProps } from 'payload'
import { WaitingRoles } from './roles/WaitingRoles.tsx'
import { ResetOfOther } from './second-factor/ResetOfOther.tsx'
import { SecondFactor } from './second-factor/SecondFactor.tsx'
import { EndSessions } from './sessions/EndSessions.tsx'
import './account-tools.css'

type Account = {
  readonly askedRoles?: readonly Role[] | null
  readonly askedBy?: string | null
  readonly secondFactorSince?: string | null
}

/** Below an account: what waits for another administrator, second factor and sessions. */
export const AccountTools = async ({ id, payload, user }: UIFieldServerProps) => {
  if (id === undefined || id === null || !user) return null
  const account = await payload.db.findOne<Account & { id: number }>({ collection: 'users', where: { id: { equals: id } } })
  const isOwn = String(id) === String(user.id)
  const administers = hasRole(user, 'administrator')
  const waits = administers && account?.askedBy
  return (
    <div className="account-tools">
      {waits && <WaitingRoles account={id} asked={account.askedRoles ?? []} mayConfirm={!isOwn && account.askedBy !== String(user.id)} />}
      {isOwn && <SecondFactor />}
      {isOwn && <EndSessions />}
      {!isOwn && administers && account?.secondFactorSince && <ResetOfOther account={id} />}
    </div>
  )
}
