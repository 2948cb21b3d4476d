import type { RecordName } from '@bank/content/reviews/newest-version.ts'
import type { ToMend } from '@bank/content/reviews/to-mend.ts'
import { wordsIn } from '../../language/words-in.ts'

/** Why a request was not answered as it was meant: nobody is signed in, no answer came, or the admin itself failed; `refused` gives its own words. */
type FailureKind = 'signedOut' | 'cut' | 'broken' | 'refused'

/** What the admin did not do, with what has to be mended first where that is why. */
export class RefusedError extends Error {
  readonly kind: FailureKind
  readonly toMend: readonly ToMend[]
  /** Which of several records is meant. */
  readonly record: RecordName | undefined
  constructor(message: string, kind: FailureKind, toMend: readonly ToMend[] = [], record?: RecordName) {
    super(message)
    this.kind = kind
    this.toMend = toMend
    this.record = record
  }
}

type ErrorData = { readonly toMend?: readonly ToMend[]; readonly record?: RecordName }
type Answer = { readonly errors?: readonly { readonly message?: string; readonly data?: ErrorData | null }[] }

/** Why an answer is none that was meant; the words of programs are no help to whoever reads them. */
const refusalOf = (status: number, answer: Answer): RefusedError => {
  const { signedOut, broken } = wordsIn(document.documentElement.lang).failures
  const [first] = answer.errors ?? []
  // The store answers so to whoever signs out without a session.
  if (status === 401 || first?.message === 'No User') return new RefusedError(signedOut, 'signedOut')
  // What fails unforeseen is answered by 500; by 502 and 503 the admin says what it waits for.
  if (status === 500 || !first?.message) return new RefusedError(broken(status), 'broken')
  return new RefusedError(first.message, 'refused', first.data?.toMend, first.data?.record)
}

/** Sends a request to the admin's own API. Rejects with a `RefusedError`, in words for the person in front of it. */
export const send = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Response> => {
  const content = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
  const response = await fetch(`/api${path}`, { method, credentials: 'same-origin', ...content }).catch(() => {
    throw new RefusedError(wordsIn(document.documentElement.lang).failures.cut, 'cut')
  })
  if (response.ok) return response
  const answer: unknown = await response.json().catch(() => undefined)
  throw refusalOf(response.status, (answer ?? {}) as Answer)
}

/** The same for an answer in JSON. */
export const call = async <Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> =>
  (await send(method, path, body)).json().catch(() => undefined)

/** What to say of something that went wrong. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
