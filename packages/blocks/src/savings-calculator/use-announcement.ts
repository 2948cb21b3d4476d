import { useEffect, useRef, useState } from 'react'

/** Long enough for somebody who types a figure not to be interrupted by it. */
const pause = 1000

/**
 * Words for a live region: they follow `words` once those have rested, so that a screen reader hears the result and not every
 * key. Nothing until they change for the first time. `atOnce` is for words that should not wait.
 */
export const useAnnouncement = (words: string, atOnce: boolean): string => {
  const [said, setSaid] = useState('')
  const last = useRef(words)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        if (words === last.current) return
        last.current = words
        setSaid(words)
      },
      atOnce ? 0 : pause,
    )
    return () => clearTimeout(timer)
  }, [words, atOnce])
  return said
}
