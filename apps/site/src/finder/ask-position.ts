import type { Coordinates } from '@bank/rules/geo/distance.ts'

/** Milliseconds that a position may take, and that one may be old. */
const patience = 10_000
const fresh = 5 * 60_000

/** Asks the browser where the visitor is. `denied`: the visitor or the browser said no; `unavailable`: it cannot be told. */
export const askPosition = (geolocation: Geolocation | undefined): Promise<Coordinates | 'denied' | 'unavailable'> =>
  new Promise((resolve) => {
    if (!geolocation) return resolve('unavailable')
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: patience, maximumAge: fresh },
    )
  })
