import type { Delivery } from './delivery.ts'

type Hedge = {
  /** Milliseconds without an answer after which a mail is sent over one more connection, unless another mail was begun meanwhile. */
  readonly after: number
  /** Connections for one mail at most. */
  readonly most: number
}

/** Whether a server has said no, rather than nothing. */
const isAnswer = (error: unknown): boolean => error instanceof Error && 'responseCode' in error && error.responseCode !== undefined

/**
 * Sends a mail over a second connection while the first is silent, and so on: a connection that hangs does not hold up a mail whose server
 * is well again. What succeeds first counts, and the others are ended. A server that takes a mail and says so too late may get it
 * more than once, under one `Message-ID`.
 */
export const hedgedDelivery = (delivery: Delivery, { after, most }: Hedge): Delivery => {
  let begun = 0
  return {
    ...delivery,
    deliver: (mail) => {
      const ending = new AbortController()
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      let [tries, underWay] = [0, 0]
      const attempt = (): void => {
        begun = performance.now()
        tries += 1
        underWay += 1
        delivery.deliver(mail, ending.signal).then(resolve, (error: unknown) => {
          underWay -= 1
          if (underWay === 0 || isAnswer(error)) reject(error)
        })
      }
      attempt()
      const hedging = setInterval(() => {
        if (tries < most && performance.now() - begun >= after) attempt()
      }, after / 10).unref()
      return promise.finally(() => {
        clearInterval(hedging)
        ending.abort()
      })
    },
  }
}
