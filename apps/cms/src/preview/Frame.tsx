'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { type PreviewDoor, previewAddress } from './open-preview.ts'
import { watchFrame } from './watch-frame.ts'

type Props = {
  readonly title: string
  readonly door: PreviewDoor
  readonly path: string
  /** In CSS pixels; 0: as wide as there is room. */
  readonly width: number
  readonly keep: (frame: HTMLIFrameElement | null) => void
  /** Told whenever its page could not be loaded, and when it is there after all. */
  readonly tellLost: (isLost: boolean) => void
}

/** One page of the preview, made smaller where it is wider than its place, and loaded again for as long as it does not come. */
export const Frame = ({ title, door, path, width, keep, tellLost }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [loads, setLoads] = useState(0)
  const [isLost, setIsLost] = useState(false)
  const lostBefore = useRef(0)
  const tell = useRef(tellLost)
  tell.current = tellLost
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  // A door that was opened anew is for the next page: this one stays as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const address = useMemo(() => previewAddress(door, path), [door.origin, path, loads])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is loaded
  useEffect(() => {
    if (!frame.current) return
    const say = (said: boolean): void => {
      lostBefore.current = said ? lostBefore.current + 1 : 0
      setIsLost(said)
      tell.current(said)
    }
    return watchFrame(frame.current, {
      lostBefore: lostBefore.current,
      origin: door.origin,
      found: () => say(false),
      lost: () => say(true),
      reload: () => setLoads((count) => count + 1),
    })
  }, [address, loads])
  useEffect(() => () => tell.current(false), [])
  const scale = width > 0 && room.width > 0 ? Math.min(1, room.width / width) : 1
  const style = { width: width || '100%', height: room.height / scale || '100%', transform: `scale(${scale})` } as const
  return (
    <div className="preview-frame" ref={place}>
      <iframe
        // A new frame for each load: another address in the same one would be a step in the browser's history.
        key={loads}
        ref={(element) => {
          frame.current = element
          keep(element)
        }}
        title={title}
        sandbox="allow-same-origin allow-scripts allow-forms"
        src={address}
        // In its place the browser shows an error of its own.
        style={isLost ? { ...style, visibility: 'hidden' } : style}
      />
    </div>
  )
}
