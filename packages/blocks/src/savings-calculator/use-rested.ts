import { useEffect, useState } from 'react'

/** Whether nothing was written for so many milliseconds since `entry` came. */
export const useRested = (entry: object, milliseconds: number): boolean => {
  const [rested, setRested] = useState<object>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(entry), milliseconds)
    return () => clearTimeout(timer)
  }, [entry, milliseconds])
  return rested === entry
}
