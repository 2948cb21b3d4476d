import { choseOwnPassword } from '@bank/content/store/accounts/chosen-password.ts'
import { confirmersOf } from '@bank/content/store/accounts/roles/confirmers.ts'
import { hasMails } from '@bank/content/store/mail/store-mailer.ts'
import { hasRole, type Role } from '@bank/content/store/rights/roles.ts'
import type { PayloadRequest, TypedUser, UIFieldServerProps } from 'payload'
import { RolesNotice } from './roles/RolesNotice.tsx'
import { WaitingRoles } from './roles/WaitingRoles.tsx'
import { ResetOfOther } from './second-factor/ResetOfOther.tsx'
import { SecondFactor } from './second-factor/SecondFactor.tsx'
import { EndSessions } from './sessions/EndSessions.tsx'
import './account-tools.css'

type Account = {
  readonly email: string
  readonly askedRoles?: readonly Role[] | null
  readonly askedBy?: string | null
  readonly secondFactorSince?: string | null
}

/** What administrators read of roles that wait, and who may confirm them. */
const waitingRoles = async (
  req: PayloadRequest,
  user: TypedUser,
  { id, email, askedRoles, askedBy }: Account & { readonly id: number },
) => {
  if (!askedBy || !hasRole(user, 'administrator')) return null
  const others = await confirmersOf(req, { id, askedBy })
  const isOwn = await choseOwnPassword(req, id)
  const newPassword = hasMails(req.payload) ? 'mailed' : 'unmailed'
  return (
    <WaitingRoles
      account={id}
      email={email}
      asked={askedRoles ?? []}
      mayConfirm={others.includes(String(user.id))}
      hasConfirmer={others.length > 0}
      newPassword={isOwn ? undefined : newPassword}
    />
  )
}

/** Below an account: what waits for another administrator, second factor and sessions. */
export const AccountTools = async ({ id, payload, req, user }: UIFieldServerProps) => {
  if (id === undefined || id === null || !user) return null
  const account = await payload.db.findOne<Account & { id: number }>({ collection: 'users', where: { id: { equals: id } } })
  const isOwn = String(id) === String(user.id)
  const administers = hasRole(user, 'administrator')
  return (
    <div className="account-tools">
      {account && (await waitingRoles(req, user, account))}
      {isOwn && !administers && <RolesNotice user={user} i18n={req.i18n} />}
      {isOwn && <SecondFactor />}
      {isOwn && <EndSessions />}
      {!isOwn && administers && account?.secondFactorSince && <ResetOfOther account={id} />}
    </div>
  )
}
