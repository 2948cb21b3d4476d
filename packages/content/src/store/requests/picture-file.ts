import type { PayloadRequest } from 'payload'
import { refuseRequest } from '../refusals/refuse-request.ts'
import type { Guard } from './guard-endpoints.ts'

const valuesOf = async (req: PayloadRequest): Promise<unknown> => req.data ?? req.json?.().catch(() => undefined)

/** Refuses (400) a new record of a file that comes without it: the store would fetch the file from an address that the request names. */
export const pictureFile: Guard = async (req, { path, method }) => {
  const config = req.payload.collections[String(req.routeParams?.['collection'])]?.config
  if (!config?.upload || method !== 'post' || path !== '/' || req.file) return
  const values = await valuesOf(req)
  if (typeof values === 'object' && values !== null && !Array.isArray(values)) refuseRequest('Choose a file: a new picture needs one.')
}
