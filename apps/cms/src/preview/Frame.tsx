'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { type PreviewDoor, previewAddress } from './open-preview.ts'

type Props = {
  readonly title: string
  readonly door: PreviewDoor
  readonly path: string
  /** In CSS pixels; 0: as wide as there is room. */
  readonly width: number
  readonly keep: (frame: HTMLIFrameElement | null) => void
}

/** One page of the preview, made smaller where it is wider than its place. */
export const Frame = ({ title, door, path, width, keep }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  // A door that was opened anew is for the next page: this one stays as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const address = useMemo(() => previewAddress(door, path), [door.origin, path])
  const scale = width > 0 && room.width > 0 ? Math.min(1, room.width / width) : 1
  return (
    <div className="preview-frame" ref={place}>
      <iframe
        ref={keep}
        title={title}
        sandbox="allow-same-origin allow-scripts allow-forms"
        src={address}
        style={{ width: width || '100%', height: room.height / scale || '100%', transform: `scale(${scale})` }}
      />
    </div>
  )
}
