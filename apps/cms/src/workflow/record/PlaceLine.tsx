'use client'

import { useEffect, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import type { SitePlace } from '../../publisher/site-state.ts'
import { call, RefusedError } from '../calls/call.ts'
import { retried } from '../calls/retried.ts'
import { HeldBehind } from '../publish/HeldBehind.tsx'
import { justApproved, placeWords } from './place-words.ts'

type Props = {
  readonly slug: string
  readonly id: string
  readonly hasDraft: boolean
  /** Asked again whenever this changes. */
  readonly askedFor: unknown
}

/** What was answered, for what, and whether there was a draft then. */
type Found = { readonly place: SitePlace; readonly askedFor: unknown; readonly hadDraft: boolean }

const askEvery = 1000

/** Where a record is, in one line, and below it what it waits behind where that is held; asked again until the site has followed. */
export const PlaceLine = ({ slug, id, hasDraft, askedFor }: Props) => {
  const words = useWords()
  const [found, setFound] = useState<Found>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for what was done since
  useEffect(() => {
    let isOld = false
    let timer: ReturnType<typeof setTimeout>
    // Whoever may not ask is told so beside it.
    const unlessRefused = (error: unknown) =>
      error instanceof RefusedError && error.kind === 'refused' ? undefined : Promise.reject(error)
    const look = async (): Promise<void> => {
      const place = await call<SitePlace>('GET', `/publisher/place?${new URLSearchParams({ slug, id })}`).catch(unlessRefused)
      if (isOld || !place) return
      setFound({ place, askedFor, hadDraft: hasDraft })
      if (place.site === 'onItsWay') timer = setTimeout(lookUntilSeen, askEvery)
    }
    let end = () => {}
    const lookUntilSeen = () => {
      end()
      end = retried(look, { failed: () => undefined, mended: () => undefined })
    }
    lookUntilSeen()
    return () => {
      isOld = true
      clearTimeout(timer)
      end()
    }
  }, [slug, id, askedFor])
  if (!found) return null
  // What was true of the site before an approval says nothing of what was approved.
  const place = found.askedFor !== askedFor && found.hadDraft && !hasDraft ? justApproved : found.place
  return (
    <>
      <p className={hasDraft ? undefined : 'workflow-state'}>
        {placeWords(place, hasDraft, words)}
        {place.takenOff?.reason && (
          <>
            {' '}
            <q className="workflow-reason">{place.takenOff.reason}</q>
          </>
        )}
      </p>
      {place.site === 'held' && <HeldBehind askedFor={askedFor} />}
    </>
  )
}
