import { isCoordinates } from '@bank/rules/geo/distance.ts'
import { nearestRegion } from '@bank/rules/regions/nearest.ts'
import { offeredRegions, preferredRegion } from './preferred-region.ts'
import { asksForPrivacy } from './privacy-signal.ts'
import { keepRegion } from './region.ts'

let guessed = false

/**
 * Sets the region nearest to the visitor's network address, once per document load and only where none is stored
 * (REG-06 to REG-08, D-REG-1). Fails quietly: the region then stays unset (D-ERR-4).
 */
export const guessRegion = async (): Promise<void> => {
  if (guessed || preferredRegion() || asksForPrivacy()) return
  guessed = true
  try {
    const response = await fetch('/api/geolocation/ip/?source=offcanvas')
    if (!response.ok) throw new Error(`The geolocation answered ${response.status}`)
    const { data } = await response.json()
    const nearest = isCoordinates(data) ? nearestRegion(offeredRegions().filter(isCoordinates), data) : undefined
    // The visitor may have picked one meanwhile.
    if (nearest && !preferredRegion()) keepRegion(nearest)
  } catch (error) {
    console.error(error)
  }
}
