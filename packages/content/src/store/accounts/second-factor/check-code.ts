import { randomUUID } from 'node:crypto'
import { AuthenticationError, type CollectionBeforeLoginHook, type CollectionBeforeOperationHook } from 'payload'
import { findFactor, type Proof, proofOf, spend } from './factors.ts'

const proofKey = 'secondFactorProof'

type LoginData = { readonly email?: unknown; readonly password?: unknown }

/**
 * Looks at the code before the password. A wrong one makes the password wrong: the answer, the work and the count of tries are then those of a
 * wrong password, and tell nobody which of the two it was.
 */
export const checkCode: CollectionBeforeOperationHook = async ({ args, operation, req, collection }) => {
  if (operation !== 'login') return
  const given = args as { readonly data?: LoginData }
  const email = String(given.data?.email ?? '')
    .toLowerCase()
    .trim()
  const user = await req.payload.db.findOne<{ id: string }>({ collection: collection.slug, req, where: { email: { equals: email } } })
  const factor = await findFactor(req.payload, user?.id ?? '')
  if (!factor?.since) return
  const code: unknown = req.data?.['code']
  const proof = typeof code === 'string' ? proofOf(req.payload, factor, code, Date.now()) : undefined
  req.context[proofKey] = proof
  if (!proof) Object.assign(given.data ?? {}, { password: randomUUID() })
}

/** The password was right, too: uses the code up, in the transaction of the log-in. */
export const useCode: CollectionBeforeLoginHook = async ({ req, user }) => {
  // A password that is chosen anew signs nobody in.
  if (req.context['isResetting']) return
  const proof = req.context[proofKey] as Proof | undefined
  const factor = await findFactor(req.payload, user['id'])
  if (!factor?.since) return
  if (!proof || proof.factor.id !== factor.id || !(await spend(req.payload, proof, req))) throw new AuthenticationError(req.t)
}
