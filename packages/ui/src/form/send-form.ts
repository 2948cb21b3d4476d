import type { FieldName } from '@bank/forms/form-field.ts'
import type { FormPayload } from '@bank/forms/payloads.ts'
import type { AnyFormProps } from './form-props.ts'
import type { FormCaptcha, FormServices, FormWords, SendFailure } from './form-services.ts'
import { randomKey, requestKey } from './request-keys.ts'

/** How a submit ended; a message that was sent may have got a reference. */
export type Outcome =
  | { readonly kind: 'sent'; readonly reference: string | undefined }
  | { readonly kind: 'failed'; readonly fields: readonly FieldName[] | undefined }
  | { readonly kind: 'no-token' | 'given-up' }

/** A token, or an empty text when the captcha has none or breaks. */
const tokenOf = async ({ token }: Pick<FormCaptcha, 'token'>): Promise<string> => {
  try {
    return await token()
  } catch {
    return ''
  }
}

/**
 * Sends a filled form without errors: first the captcha, then the message (FORM-43, D-FORM-4). Without a token nothing is sent
 * (FORM-44, FORM-45); a server's failure is logged, and fields that it refuses are answered (FORM-54, FORM-55). `isGone` tells whether the form left the page in
 * the meantime: what has not been sent by then never is. The token is dropped however it ends: it counts once. Never rejects.
 */
export const sendForm = async (
  { kind, language }: Pick<AnyFormProps, 'kind' | 'language'>,
  messageOf: (given: { readonly source: string; readonly recaptcha: string }) => FormPayload,
  world: {
    readonly services: Pick<FormServices, 'path' | 'send'>
    readonly captcha: Pick<FormCaptcha, 'token' | 'reset'>
    readonly words: FormWords
    readonly isGone: () => boolean
  },
): Promise<Outcome> => {
  const { services, captcha, words, isGone } = world
  try {
    const recaptcha = await tokenOf(captcha)
    if (isGone()) return { kind: 'given-up' }
    if (!recaptcha) return { kind: 'no-token' }
    const message = messageOf({ source: services.path(), recaptcha })
    const key = requestKey(message, { newKey: randomKey, last: words.read().sent, keep: (sent) => words.keep({ sent }) })
    const reference = await services.send(kind, message, key, language)
    // An answer without a reference may be of something between here and the API.
    if (reference) words.forget()
    return { kind: 'sent', reference }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return { kind: 'failed', fields: (error as Partial<SendFailure>)?.fields }
  } finally {
    captcha.reset()
  }
}
