import { APIError } from 'payload'

/** Refuses a save with what to do instead, which the admin shows; 403 unless another status is given. `data` goes into the answer. */
export const refuseSave = (message: string, status = 403, data?: Record<string, unknown>): never => {
  throw new APIError(`${message} Nothing was saved.`, status, data, true)
}
