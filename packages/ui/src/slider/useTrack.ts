import { type RefObject, useEffect, useRef, useState } from 'react'
import { atEnds, slack, slideTo, type TrackState } from './slide.ts'

const measure = (track: HTMLElement): TrackState => {
  const [first, second] = track.children
  const step = first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0
  return { offset: track.scrollLeft, step, end: track.scrollWidth - track.clientWidth }
}

type Track = {
  readonly ref: RefObject<HTMLUListElement | null>
  readonly ends: { start: boolean; end: boolean }
  readonly move: (by: -1 | 1) => void
}

/**
 * Lets arrows move a row of cards that scrolls by itself. Until it runs, the row is a plain scrolling list that stands at
 * its start. A click during a slide counts from where that slide will end. What the keyboard reaches comes into view whole.
 */
export const useTrack = (count: number): Track => {
  const ref = useRef<HTMLUListElement>(null)
  const target = useRef<number | undefined>(undefined)
  const [ends, setEnds] = useState({ start: true, end: count < 2 })

  useEffect(() => {
    const track = ref.current
    if (!track) return
    const update = () => setEnds(atEnds(measure(track)))
    const settle = () => {
      target.current = undefined
      update()
    }
    // The browser leaves a link that only peeks in where it is, since the row would snap back, and shows of a card no more than its link.
    const show = () => {
      const reached = track.querySelector(':focus-visible')
      for (const part of [reached?.closest('li'), reached]) part?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    update()
    show()
    const stop = new AbortController()
    track.addEventListener('focusin', show, { signal: stop.signal })
    track.addEventListener('scroll', update, { passive: true, signal: stop.signal })
    track.addEventListener('scrollend', settle, { signal: stop.signal })
    window.addEventListener('resize', settle, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])

  const move = (by: -1 | 1) => {
    const track = ref.current
    if (!track) return
    const state = measure(track)
    const left = slideTo({ ...state, offset: target.current ?? state.offset }, by)
    // A row that stands there already does not scroll, and so will not say that it has arrived.
    target.current = Math.abs(left - state.offset) < slack ? undefined : left
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    track.scrollTo({ left, behavior: still ? 'instant' : 'smooth' })
  }

  return { ref, ends, move }
}
