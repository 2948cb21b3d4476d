import { messageLanguageHeader } from '@bank/forms/constants.ts'
import { forms } from '@bank/forms/forms.ts'
import type { FormServices, SendFailure } from '@bank/ui/form/form-services.ts'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds that a form waits for an answer. */
const patience = 30_000

/** The server's own words for a failure, or its status when it has none (D-API-4), and the fields that it refuses. */
const failureOf = async (response: Response): Promise<SendFailure> => {
  const body: { readonly errorMessage?: unknown; readonly fields?: unknown } | null = await response.json().catch(() => null)
  const text = typeof body?.errorMessage === 'string' ? body.errorMessage : `${response.status} ${response.statusText}`.trim()
  return Object.assign(new Error(text), { fields: Array.isArray(body?.fields) ? body.fields : undefined })
}

/**
 * Sends a message as JSON (API-08, API-11, API-13). Any good answer of the mail call is a success, unread (API-09), but no redirect: the API sends none; every other
 * call must answer JSON (API-12, API-14, D-API-3). Rejects with the server's `errorMessage` and `fields`, or with what happened on the way:
 * no connection, or no answer within 30 seconds. Resolves to the reference in the answer's headers (D-FORM-2).
 */
export const sendMessage: FormServices['send'] = (form, message, idempotencyKey, language) =>
  withTimeout(patience, 'The server did not answer in time', async (signal) => {
    const response = await fetch(`/api${forms[form].call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey, [messageLanguageHeader]: language },
      body: JSON.stringify(message),
      redirect: 'error',
      signal,
    })
    if (!response.ok) throw await failureOf(response)
    if (forms[form].call !== forms.support.call) await response.json()
    return response.headers.get('Message-Reference') ?? undefined
  })
