import type { Coordinates } from '@bank/rules/geo/distance.ts'

const key = 'position'

const textOf = ({ lat, lng }: Coordinates): string => `${lat.toFixed(2)},${lng.toFixed(2)}`

/**
 * Where the visitor has let the finder see them, for the tab's life: rounded to hundredths of a degree, as the finder's address is. Nobody is
 * asked anew.
 */
export const keepPosition = (at: Coordinates): void => {
  try {
    sessionStorage.setItem(key, textOf(at))
  } catch {
    // Kept by nobody: directions start where the maps service says.
  }
}

/** The kept position as `lat,lng`; undefined when there is none. */
export const knownPosition = (): string | undefined => {
  try {
    return /^-?\d{1,3}\.\d\d,-?\d{1,3}\.\d\d$/.exec(sessionStorage.getItem(key) ?? '')?.[0]
  } catch {
    return undefined
  }
}

/** Whether a position is the visitor's own, and none that came with somebody else's link. */
export const isKnownPosition = (at: Coordinates | undefined): boolean => at !== undefined && textOf(at) === knownPosition()
