'use client'

import { type ReactNode, useEffect } from 'react'
import { wordsIn } from './words-in.ts'

const isOfAdmin = (input: RequestInfo | URL): boolean => {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  return origin === location.origin && pathname.startsWith('/api/')
}

/** Around the admin: where a request of the store's own client gets no answer, its forms show the message of the failure, which is the admin's then. */
export const NetworkWords = ({ children }: { readonly children?: ReactNode }) => {
  useEffect(() => {
    const send = window.fetch
    const sendInWords: typeof fetch = (...given) =>
      send(...given).catch((error: unknown) => {
        // Requests that are taken back are no failures of the network.
        if (!(error instanceof TypeError) || !isOfAdmin(given[0])) throw error
        throw new TypeError(wordsIn(document.documentElement.lang).failures.cut, { cause: error })
      })
    window.fetch = sendInWords
    return () => {
      if (window.fetch === sendInWords) window.fetch = send
    }
  }, [])
  return children
}
