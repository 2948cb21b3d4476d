/** A message on its way. Its token is no part of what it says, nor are its page and the language of that. */
type Message = { readonly recaptcha: string; readonly lang?: string; readonly source?: string | undefined }

/** What was sent last, and under which key. */
export type Sent = { readonly words: string; readonly key: string }

/**
 * One key for each filled form (D-FORM-5): the same words that are sent again after a failure go under the same key, so that the server
 * stores them once, after a reload too. Other words get a new key, and so does everything after a success, which forgets what was sent.
 */
export const requestKey = (
  { recaptcha, lang, source, ...message }: Message,
  { newKey, last, keep }: { readonly newKey: () => string; readonly last: Sent | undefined; readonly keep: (sent: Sent) => void },
): string => {
  const words = JSON.stringify(message)
  if (last?.words === words) return last.key
  const key = newKey()
  keep({ words, key })
  return key
}

/** A key that nobody else has. Pages that are not served over https have no `randomUUID`. */
export const randomKey = (): string => crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
