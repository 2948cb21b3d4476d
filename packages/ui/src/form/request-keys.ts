/** A message on its way. Its token is no part of what it says. */
type Sent = { readonly recaptcha: string }

/**
 * One key for each filled form (D-FORM-5): the same words that are sent again after a failure go under the same key, so that the server
 * stores them once. Other words get a new key, and so does everything after a success.
 */
export const requestKeys = (newKey: () => string) => {
  let last: { readonly words: string; readonly key: string } | undefined
  return {
    keyOf: ({ recaptcha, ...message }: Sent): string => {
      const words = JSON.stringify(message)
      if (last?.words !== words) last = { words, key: newKey() }
      return last.key
    },
    forget: (): void => {
      last = undefined
    },
  }
}

export type RequestKeys = ReturnType<typeof requestKeys>

/** A key that nobody else has. Pages that are not served over https have no `randomUUID`. */
export const randomKey = (): string => crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
