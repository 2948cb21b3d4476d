import { APIError } from 'payload'

/** Refuses a call in words for whoever asked; 400 unless another status is given. Of a save, `refuseSave` says that nothing was saved. */
export const refuseRequest = (message: string, status = 400): never => {
  throw new APIError(message, status, undefined, true)
}
