import type { PayloadRequest } from 'payload'
import { refuseRequest } from '../refusals/refuse-request.ts'
import type { Called, Guard } from './guard-endpoints.ts'
import { hasNumberIds, isNumberId } from './number-id.ts'

/** The store's own calls for one record. */
const recordPaths: ReadonlySet<string> = new Set(['/:id', '/access/:id?', '/:id/duplicate'])

const isText = (id: string): boolean => !id.includes('\0')

const namesNoRecord = ({ payload, routeParams }: PayloadRequest, { path }: Called): boolean => {
  const { id, collection } = routeParams ?? {}
  if (typeof id !== 'string') return false
  if (path === '/versions/:id') return !isNumberId(id)
  if (!recordPaths.has(path)) return false
  return hasNumberIds(payload, String(collection)) ? !isNumberId(id) : !isText(id)
}

const hasNoVersions = ({ payload, routeParams }: PayloadRequest, { path }: Called): boolean => {
  const config = payload.collections[String(routeParams?.['collection'])]?.config
  return config !== undefined && !config.versions && /^\/versions(?:\/:id)?$/.test(path)
}

/** Whether a file is asked for in a folder, by a collection that has none. */
const namesFolder = ({ payload, query, routeParams }: PayloadRequest, { path }: Called): boolean => {
  const fields = payload.collections[String(routeParams?.['collection'])]?.config.flattenedFields ?? []
  return path === '/file/:filename' && query?.['prefix'] !== undefined && !fields.some(({ name }) => name === 'prefix')
}

/** Refuses (404) addresses of records, versions and files that none can have: the store would ask its database for them, and fail. */
export const knownAddress: Guard = (req, called) => {
  if (hasNoVersions(req, called)) refuseRequest('There are no versions of these records.', 404)
  if (namesNoRecord(req, called)) refuseRequest('There is no such record.', 404)
  if (namesFolder(req, called)) refuseRequest('There is no such file.', 404)
}
