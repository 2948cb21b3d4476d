import { addDataAndFileToRequest, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { encode } from 'uqr'
import { addToHistory } from '../../history/keep-history.ts'
import { refuseRequest } from '../../refusals/refuse-request.ts'
import { hasRole } from '../../rights/roles.ts'
import { lockMinutes, mostTries } from '../lock-limits.ts'
import { noLink } from '../reset/end-links.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { changeFactor, codesLeft, type Factor, findFactor, proofOf, removeFactor, spend, startFactor } from './factors.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { appAddress } from './totp.ts'

type Signed = PayloadRequest & { readonly user: NonNullable<PayloadRequest['user']> }

const post = (path: string, run: (req: Signed) => Promise<object>): Endpoint => ({
  path: `/second-factor/${path}`,
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (!user) return refuseRequest('Sign in first.', 401)
    await addDataAndFileToRequest(req)
    return Response.json(await run(Object.assign(req, { user })))
  },
})

const record = (req: Signed, before: string | undefined, after: string | undefined, account = String(req.user.id)): Promise<void> =>
  addToHistory(req, {
    kind: 'users',
    record: account,
    action: 'changed',
    difference: [{ field: 'secondFactor', ...(before && { before }), ...(after && { after }) }],
  })

/** The account is as old as it was: a form that shows it would take the set-up of its own owner for another person's change. */
const setSince = ({ payload }: PayloadRequest, account: string | number, since: string | null, besides: object = {}) =>
  payload.db.updateOne({ collection: 'users', id: account, data: { ...besides, secondFactorSince: since, updatedAt: null } })

/** Locks an account as wrong codes of a log-in do, and ends its sessions. */
const lock = async (req: Signed): Promise<never> => {
  const lockUntil = new Date(Date.now() + lockMinutes * 60_000).toISOString()
  const data = { loginAttempts: mostTries, lockUntil, updatedAt: null }
  await req.payload.db.updateOne({ collection: 'users', id: req.user.id, data })
  await endSessions(req.payload, req.user.id)
  return refuseRequest(`After ${mostTries} wrong tries your account waits for ${lockMinutes} minutes: sign in again then.`, 403)
}

/** Takes the code that came with a request, or refuses; after several wrong ones the account waits, signed out. */
const takeCode = async (req: Signed, factor: Factor | null): Promise<Factor> => {
  if (!factor) return refuseRequest('There is no second factor yet: start with the picture.')
  const proof = proofOf(req.payload, factor, String(req.data?.['code'] ?? ''), Date.now())
  if (proof && (await spend(req.payload, proof))) return factor
  const wrongCodes = factor.wrongCodes + 1
  await changeFactor(req.payload, factor, { wrongCodes: wrongCodes % mostTries })
  if (wrongCodes >= mostTries) return lock(req)
  return refuseRequest('This code is not right, or was used already. Wait for the next one.', 403)
}

const giveCodes = async (req: Signed, factor: Factor, change: Partial<Factor> = {}): Promise<readonly string[]> => {
  const codes = newRecoveryCodes()
  await changeFactor(req.payload, factor, { recovery: codes.map(recoveryHash).join(' '), ...change })
  return codes
}

const status = (): Endpoint => ({
  path: '/second-factor',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return refuseRequest('Sign in first.', 401)
    const factor = await findFactor(req.payload, req.user.id)
    return Response.json(factor?.since ? { since: factor.since, codesLeft: codesLeft(factor) } : {})
  },
})

/** Makes a secret and draws its picture; nothing is asked for yet when signing in. */
const start = (issuer: string) =>
  post('start', async (req) => {
    const before = await findFactor(req.payload, req.user.id)
    if (before?.since) refuseRequest('There is a second factor already. Remove it first, with a code.')
    const secret = await startFactor(req.payload, req.user.id)
    const address = appAddress(secret, String(req.user['email']), issuer)
    return { secret, address, picture: encode(address, { border: 2 }).data }
  })

/** The first right code makes it count; all other sessions of the account end. */
const confirm = post('confirm', async (req) => {
  const found = await findFactor(req.payload, req.user.id)
  if (found?.since) refuseRequest('The second factor is set up already.')
  const factor = await takeCode(req, found)
  const since = new Date().toISOString()
  const codes = await giveCodes(req, factor, { since })
  await setSince(req, req.user.id, since)
  await endSessions(req.payload, req.user.id, req.user['_sid'])
  await record(req, undefined, 'was set up')
  return { codes }
})

const newCodes = post('codes', async (req) => {
  const found = await findFactor(req.payload, req.user.id)
  if (!found?.since) refuseRequest('There is no second factor yet.')
  const codes = await giveCodes(req, await takeCode(req, found))
  await record(req, undefined, 'got new recovery codes')
  return { codes }
})

const remove = post('remove', async (req) => {
  const found = await findFactor(req.payload, req.user.id)
  if (!found?.since) refuseRequest('There is no second factor yet.')
  await takeCode(req, found)
  await removeFactor(req.payload, req.user.id)
  await setSince(req, req.user.id, null)
  await record(req, 'was set up', 'was removed')
  return {}
})

/** The telephone is lost: an administrator takes the second factor from somebody else’s account, and ends its sessions and its mailed link. */
const resetOfOther = post('reset/:account', async (req) => {
  const account = String(req.routeParams?.['account'])
  if (!hasRole(req.user, 'administrator')) throw new Forbidden(req.t)
  if (account === String(req.user.id)) refuseRequest('Another administrator resets your second factor.', 403)
  const factor = await findFactor(req.payload, account)
  if (!factor) return refuseRequest('This account has no second factor.', 404)
  await removeFactor(req.payload, account)
  await setSince(req, factor.account, null, noLink)
  await endSessions(req.payload, factor.account)
  await record(req, 'was set up', 'was reset', account)
  return {}
})

/** Setting up, renewing and removing the second factor. `issuer` names the admin in the app. */
export const factorEndpoints = (issuer: string): Endpoint[] => [status(), start(issuer), confirm, newCodes, remove, resetOfOther]
