import type { ToMend } from '@bank/content/reviews/to-mend.ts'
import { wordsIn } from '../language/words-in.ts'

/** What the admin refused, with what has to be mended first where that is why. */
export class RefusedError extends Error {
  readonly toMend: readonly ToMend[]
  constructor(message: string, toMend: readonly ToMend[] = []) {
    super(message)
    this.toMend = toMend
  }
}

type Answer = { readonly errors?: readonly { readonly message?: string; readonly data?: { readonly toMend?: readonly ToMend[] } }[] }

/** Sends a request to the admin's own API. Rejects with a `RefusedError`, in words for the person in front of it. */
export const send = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Response> => {
  const content = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
  const response = await fetch(`/api${path}`, { method, credentials: 'same-origin', ...content })
  if (response.ok) return response
  const answer: unknown = await response.json().catch(() => undefined)
  const [first] = ((answer ?? {}) as Answer).errors ?? []
  throw new RefusedError(first?.message ?? wordsIn(document.documentElement.lang).failed(response.status), first?.data?.toMend)
}

/** The same for an answer in JSON. */
export const call = async <Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> =>
  (await send(method, path, body)).json().catch(() => undefined)

/** What to say of something that went wrong. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
