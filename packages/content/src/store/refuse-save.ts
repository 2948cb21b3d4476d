import { APIError } from 'payload'

/** Refuses a save with what to do instead, which the admin shows; 403 unless another status is given. */
export const refuseSave = (message: string, status = 403): never => {
  throw new APIError(`${message} Nothing was saved.`, status, undefined, true)
}
