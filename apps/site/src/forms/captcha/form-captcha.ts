import type { FormCaptcha } from '@bank/ui/form/form-services.ts'

/** What a provider has got ready for one token. */
export type Ready = {
  /** Gives the token; called once. */
  readonly take: () => Promise<string>
  /** Milliseconds from now in which it must be taken; for ever if not given. */
  readonly goodFor?: number
}

export type CaptchaServices = {
  /** Gets one token ready. Calls `expire` when the provider itself says that it is too late. */
  readonly begin: (expire: () => void) => Promise<Ready>
  /** Milliseconds of the clock on the wall, which goes on while a machine sleeps. */
  readonly now: () => number
  readonly page: Pick<Document, 'addEventListener' | 'removeEventListener'>
}

/** One token got ready ahead; `endsAt` on the clock on the wall, once it is known. */
type Ahead = { readonly ready: Promise<Ready>; endsAt: number; timer?: ReturnType<typeof setTimeout> }

/**
 * The captcha of one form, whoever provides it: a token is got ready ahead, given away once, and dropped when its time is over
 * (FORM-47, FORM-50, D-FORM-7). What could not be got ready is tried anew by the next call.
 */
export const formCaptcha = ({ begin, now, page }: CaptchaServices): FormCaptcha => {
  const listeners = new Set<(isExpired: boolean) => void>()
  let ahead: Ahead | undefined
  /** The last one begun, given away or not, until the form starts anew. */
  let latest: Ahead | undefined
  let isExpired = false

  const setExpired = (next: boolean): void => {
    if (isExpired === next) return
    isExpired = next
    for (const listener of listeners) listener(next)
  }

  const drop = (): Ahead | undefined => {
    const dropped = ahead
    clearTimeout(dropped?.timer)
    page.removeEventListener('visibilitychange', dropIfOver)
    ahead = undefined
    return dropped
  }

  const expire = (): void => {
    drop()
    setExpired(true)
  }

  // Timers stand still while a machine sleeps; whoever comes back to the page finds the flag right nevertheless.
  const dropIfOver = (): void => {
    if (ahead && now() >= ahead.endsAt) expire()
  }

  const start = (): Ahead => {
    const ready = begin(() => {
      if (latest === own) expire()
    })
    const own: Ahead = { ready, endsAt: Number.POSITIVE_INFINITY }
    ahead = own
    latest = own
    ready.then(
      ({ goodFor }) => {
        if (ahead !== own || goodFor === undefined) return
        own.endsAt = now() + goodFor
        own.timer = setTimeout(expire, goodFor)
        page.addEventListener('visibilitychange', dropIfOver)
      },
      () => {
        if (ahead === own) drop()
      },
    )
    return own
  }

  return {
    prepare: () => {
      if (!ahead && !isExpired) start()
    },
    token: async () => {
      dropIfOver()
      // Taken away before it is waited for: nobody else gets the same one.
      const { ready } = ahead ?? start()
      drop()
      const token = await (await ready).take()
      setExpired(false)
      return token
    },
    reset: () => {
      drop()
      latest = undefined
      setExpired(false)
    },
    onExpired: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
