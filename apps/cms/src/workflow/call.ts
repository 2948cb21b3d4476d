import { wordsIn } from '../language/words-in.ts'

/** Asks the admin's own API. Rejects with what it says, in words for the person in front of it. */
export const call = async <Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
  const content = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
  const response = await fetch(`/api${path}`, { method, credentials: 'same-origin', ...content })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer as Answer
  const { errors } = (answer ?? {}) as { readonly errors?: readonly { readonly message?: string }[] }
  throw new Error(errors?.[0]?.message ?? wordsIn(document.documentElement.lang).failed(response.status))
}

/** What to say of something that went wrong. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
