import { type AfterErrorHook, APIError } from 'payload'

const unreadable = new APIError('This address can’t be read: it has a broken % sign.', 400)

/** Answers 400 in words for an address that can't be decoded: the store does so before any of its calls is found. */
export const refuseUnreadable: AfterErrorHook = ({ error }) =>
  error instanceof URIError ? { response: { errors: [{ message: unreadable.message }] }, status: unreadable.status } : undefined
