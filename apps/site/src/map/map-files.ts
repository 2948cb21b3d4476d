import { unpackShapes } from '@bank/map/shapes/pack-line.ts'
import type { Shapes } from '@bank/map/shapes/shapes.ts'
import styles from './map.css?url'

/** Fetches the shapes. Rejects where they cannot be had. */
export const fetchShapes = async (address: string): Promise<Shapes> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(address)
  return unpackShapes(await response.json())
}

/** Adds the styles of the map to the page, and resolves when they apply. Rejects where they cannot be had: unstyled, the map would be of no use. */
export const addStyles = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const known = document.head.querySelector(`link[href="${styles}"]`)
    if (known) return resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(styles))
    })
    document.head.append(link)
  })
