import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { refuseRequest } from '../refusals/refuse-request.ts'
import type { Guard } from './guard-endpoints.ts'

const refuseForm = (): never => refuseRequest('The form that was sent can’t be read to its end.')

const readForm = async (req: PayloadRequest): Promise<void> => {
  try {
    await addDataAndFileToRequest(req)
  } catch (error) {
    // What is too large says so itself, and what this machine can't do is no fault of the form.
    if (error instanceof Error && ('syscall' in error || (error instanceof APIError && error.status < 500))) throw error
    refuseForm()
  }
}

/** Refuses (400) a form that can’t be read, or whose values are no JSON object. It is read once: the store finds it read. */
export const readableForm: Guard = async (req) => {
  const type = req.headers.get('content-type') ?? ''
  if (!req.body || !/^multipart\//i.test(type)) return
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) refuseForm()
  await readForm(req)
  Object.defineProperty(req, 'body', { value: null })
  const { data } = req as { readonly data?: unknown }
  if (data !== undefined && (typeof data !== 'object' || data === null || Array.isArray(data)))
    refuseRequest('The body of the request must be a JSON object.')
}
