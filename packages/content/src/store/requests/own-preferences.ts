import type { PayloadRequest, SanitizedConfig } from 'payload'
import { refuseRequest } from '../refusals/refuse-request.ts'
import type { Guard } from './guard-endpoints.ts'
import { withObjectBody } from './object-body.ts'

const preferences = 'payload-preferences'

/** The store makes the collection of what somebody prefers itself, and takes whatever is sent. */
export const withPreferenceBodies = (config: SanitizedConfig): SanitizedConfig => {
  const kept = config.collections.find(({ slug }) => slug === preferences)
  if (kept) kept.hooks = withObjectBody(kept).hooks
  return config
}

const isKept = async ({ payload, user, routeParams }: PayloadRequest): Promise<boolean> => {
  const key = { key: { equals: routeParams?.['key'] } }
  const own = [{ 'user.value': { equals: user?.id } }, { 'user.relationTo': { equals: user?.collection } }]
  return (await payload.find({ collection: preferences, where: { and: [key, ...own] }, depth: 0, limit: 1 })).totalDocs > 0
}

/** Refuses what the store would keep of a preference that is no object (400), and to remove one that is not there (404), over which it would fail. */
export const ownPreferences: Guard = async (req, { path, method }) => {
  if (req.routeParams?.['collection'] !== preferences || path !== '/:key' || !req.user) return
  if (String(req.routeParams['key']).includes('\0')) refuseRequest('There is no such record.', 404)
  if (method === 'delete' && !(await isKept(req))) refuseRequest('There is no such record.', 404)
  if (method !== 'post') return
  const value: unknown = await req.json?.().catch(() => undefined)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuseRequest('The body of the request must be a JSON object.')
}
