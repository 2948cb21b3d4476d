'use client'

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { callKeepingRefusal, type LastSave } from '../forms/faults-after-refusal.ts'
import { callKeepingFields, type LastRefusal, refusedIn } from '../forms/refused-fields.ts'
import { refusedSaves } from '../forms/refused-saves.ts'
import { callWithRowsAsShown } from '../forms/rows-as-shown.ts'
import { restoredAsDraft } from './restored-as-draft.ts'
import { unansweredSaves } from './unanswered-saves.ts'
import { wordsIn } from './words-in.ts'

/** The way to what a request asks of the store, without the query; nothing for other requests. */
const pathOf = (input: RequestInfo | URL): string | undefined => {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  return origin === location.origin && pathname.startsWith('/api/') ? pathname : undefined
}

/** How lists and rows were left last. The store's client waits for it before it ends a save, and would wait for ever. */
const isOfPreferences = (path: string): boolean => path.startsWith('/api/payload-preferences/')

const statusesOfProxies = new Set([502, 503, 504])

/** The status of an answer to more than is taken at once. */
const tooLarge = 413

/** An answer by what stands before an admin that it can't reach; what the admin itself says is JSON. */
const isOfProxy = ({ headers, status }: Response): boolean =>
  statusesOfProxies.has(status) && headers.get('content-type')?.includes('json') !== true

const unreached = (cause: unknown): TypeError => new TypeError(wordsIn(document.documentElement.lang).failures.cut, { cause })

/** A refusal as the admin's own: the store's words for it are in English, and say nothing of what to do. */
const refusedAsTooLarge = (): Response =>
  Response.json({ errors: [{ message: wordsIn(document.documentElement.lang).failures.tooLarge }] }, { status: tooLarge })

/** Notes whether a save was refused, and for what, before its form reads the answer. */
const noteRefusal = async (lastSave: LastSave & LastRefusal, response: Response, form: FormData): Promise<void> => {
  const answer = response.ok ? undefined : await response.clone().text()
  Object.assign(lastSave, { isRefused: !response.ok, fields: refusedIn(answer, form) })
  if (!response.ok) refusedSaves.dispatchEvent(new Event('refused'))
}

const inWords = (send: typeof fetch, lastSave: LastSave & LastRefusal): typeof fetch => {
  const savedAt = unansweredSaves()
  return async (input, init) => {
    const path = pathOf(input)
    if (path === undefined) return send(input, init)
    const save = savedAt(path, init?.body)
    try {
      const response = await send(restoredAsDraft(input, init), save.body === init?.body ? init : { ...init, body: save.body ?? null })
      if (isOfProxy(response)) throw new TypeError(`A proxy has answered ${response.status}`)
      save.end(response.ok ? 'saved' : 'refused')
      if (init?.body instanceof FormData) await noteRefusal(lastSave, response, init.body)
      return response.status === tooLarge ? refusedAsTooLarge() : response
    } catch (error) {
      // Requests that are taken back are no failures of the network.
      if (!(error instanceof TypeError)) throw error
      if (isOfPreferences(path)) return Response.json(null, { status: 503 })
      save.end('unanswered')
      throw unreached(error)
    }
  }
}

/**
 * Around the admin: where a request of the store's own client gets no answer, its forms show the message of the failure, which is the admin's then. What
 * a refused save says beside the fields stays there, and rows that stand open stay open.
 */
export const NetworkWords = ({ children }: { readonly children?: ReactNode }) => {
  const lastSave = useRef<LastSave & LastRefusal>({ isRefused: false, fields: new Map() })
  useEffect(() => {
    const send = window.fetch
    const sendInWords = inWords(send, lastSave.current)
    window.fetch = sendInWords
    return () => {
      if (window.fetch === sendInWords) window.fetch = send
    }
  }, [])
  const { serverFunction } = useServerFunctions()
  const call = useCallback<typeof serverFunction>(
    (asked) => {
      const last = lastSave.current
      return callKeepingRefusal(callKeepingFields(callWithRowsAsShown(serverFunction), last), last)(asked)
    },
    [serverFunction],
  )
  return <ServerFunctionsProvider serverFunction={call}>{children}</ServerFunctionsProvider>
}
