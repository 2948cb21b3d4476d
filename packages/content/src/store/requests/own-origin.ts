import type { PayloadRequest } from 'payload'
import { refuseRequest } from '../refusals/refuse-request.ts'
import type { Guard } from './guard-endpoints.ts'

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a page of another website asks, by what only browsers say of it. Programs say nothing, and have no cookies to misuse. */
const isForeign = ({ headers, payload: { config } }: PayloadRequest): boolean => {
  const origin = headers.get('origin')
  if (origin !== null) return config.csrf.length > 0 && !config.csrf.includes(origin)
  return headers.get('sec-fetch-site') === 'cross-site'
}

/** Refuses (403) what a page of another website asks to change, logging in and out among it, so that nobody works in an account of somebody else's (CSRF). */
export const ownOrigin: Guard = (req) => {
  if (reading.has(req.method ?? 'GET') || !isForeign(req)) return
  refuseRequest('A page of another website asked for this, so it was not done. Open the admin at its own address.', 403)
}
