import type { PayloadRequest } from 'payload'
import { refuseRequest } from '../refusals/refuse-request.ts'
import type { Guard } from './guard-endpoints.ts'

/** Lists and objects inside of each other; the deepest of ours has about ten. */
const deepest = 100

const parsed = (text: string, message: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return refuseRequest(message)
  }
}

/** Whether values hold others deeper than that; level by level, since what calls itself would run out of stack. */
const isTooDeep = (value: unknown): boolean => {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return false
}

/** Refuses (400) a body that is no JSON, or nested too deep to be kept. The body can be read again afterwards. */
export const readableBody: Guard = async (req: PayloadRequest) => {
  if (!req.body || !req.headers.get('content-type')?.startsWith('application/json')) return
  const text = (await req.text?.()) ?? ''
  const value = text === '' ? undefined : parsed(text, 'Invalid JSON')
  if (isTooDeep(value)) refuseRequest(`The body of the request is nested more than ${deepest} levels deep.`)
  Object.assign(req, { text: async () => text, json: async () => value })
}
