import type { FormPayload } from '@bank/forms/payloads.ts'
import type { AnyFormProps } from './form-props.ts'
import type { FormCaptcha, FormServices } from './form-services.ts'
import type { RequestKeys } from './request-keys.ts'

/** How a submit ended. */
export type Outcome = 'sent' | 'no-token' | 'failed' | 'given-up'

/**
 * Sends a filled form without errors: first the captcha, then the message (FORM-43, D-FORM-4). Without a token nothing is sent
 * (FORM-44, FORM-45); a server's failure is logged and nothing else (FORM-54, FORM-55). `isGone` tells whether the form left the page in
 * the meantime: what has not been sent by then never is. The token is dropped however it ends: it counts once. Never rejects.
 */
export const sendForm = async (
  { kind }: Pick<AnyFormProps, 'kind'>,
  messageOf: (given: { readonly source: string; readonly recaptcha: string }) => FormPayload,
  world: {
    readonly services: Pick<FormServices, 'path' | 'send'>
    readonly captcha: Pick<FormCaptcha, 'token' | 'reset'>
    readonly keys: RequestKeys
    readonly isGone: () => boolean
  },
): Promise<Outcome> => {
  const { services, captcha, keys, isGone } = world
  try {
    const recaptcha = await Promise.resolve()
      .then(captcha.token)
      .catch(() => '')
    if (isGone()) return 'given-up'
    if (!recaptcha) return 'no-token'
    const message = messageOf({ source: services.path(), recaptcha })
    await services.send(kind, message, keys.keyOf(message))
    keys.forget()
    return 'sent'
  } catch (error) {
    console.error((error as Error).message ?? error)
    return 'failed'
  } finally {
    captcha.reset()
  }
}
