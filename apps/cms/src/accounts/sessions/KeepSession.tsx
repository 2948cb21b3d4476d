'use client'

import { idleSeconds } from '@bank/content/store/accounts/sessions/idle-time.ts'
import { useAuth } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { call } from '../../workflow/calls/call.ts'

/** What counts as use; what the admin asks by itself does not. */
const uses = ['keydown', 'pointerdown', 'wheel'] as const

/** A session in use is made longer at most so often. */
const everyMs = 60_000

/** How long after a use: not while the account is saved or signed out by it. */
const delayMs = 1000

/** What tabs tell each other: until when the session of a person lasts, in seconds since 1970. */
type Kept = { readonly id: string | number; readonly exp: number }

/** Around the admin: opening a page, keys, clicks and scrolling make the session longer, in all tabs. The admin's own client does so in the last minutes alone. */
export const KeepSession = ({ children }: { readonly children?: ReactNode }) => {
  const { setUser, token, tokenExpirationMs, user } = useAuth()
  const pathname = usePathname()
  const latest = useRef<(kept: Kept) => void>(undefined)
  // The same account as before, so that no form is drawn anew.
  latest.current = ({ id, exp }) => user?.id === id && setUser({ user, exp, ...(token && { token }) })
  const triedAt = useRef(0)
  const id = user?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a use
  useEffect(() => {
    if (id === undefined || tokenExpirationMs === undefined) return undefined
    const channel = new BroadcastChannel('session')
    channel.onmessage = ({ data }: MessageEvent<Kept>) => latest.current?.(data)
    const keep = async (): Promise<void> => {
      const now = Date.now()
      if (now - triedAt.current < everyMs || tokenExpirationMs - now > idleSeconds * 1000 - everyMs) return
      triedAt.current = now
      const { exp } = await call<{ readonly exp: number }>('POST', '/users/refresh-token')
      channel.postMessage({ id, exp })
      latest.current?.({ id, exp })
    }
    // A session that can't be made longer goes on until it ends; whoever acts after that is told where they act.
    let timer: ReturnType<typeof setTimeout> | undefined
    const use = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void keep().catch(() => undefined)
      }, delayMs)
    }
    use()
    for (const each of uses) window.addEventListener(each, use, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const each of uses) window.removeEventListener(each, use, { capture: true })
      channel.close()
    }
  }, [id, tokenExpirationMs, pathname])
  return children
}
