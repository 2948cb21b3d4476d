import { wordsIn } from '../language/words-in.ts'

/** Sends a request to the admin's own API. Rejects with what it refuses, in words for the person in front of it. */
export const send = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Response> => {
  const content = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
  const response = await fetch(`/api${path}`, { method, credentials: 'same-origin', ...content })
  if (response.ok) return response
  const answer: unknown = await response.json().catch(() => undefined)
  const { errors } = (answer ?? {}) as { readonly errors?: readonly { readonly message?: string }[] }
  throw new Error(errors?.[0]?.message ?? wordsIn(document.documentElement.lang).failed(response.status))
}

/** The same for an answer in JSON. */
export const call = async <Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> =>
  (await send(method, path, body)).json().catch(() => undefined)

/** What to say of something that went wrong. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
