import type { Media } from '@bank/model/collections/media.ts'
import { testPictures } from './pictures.ts'

/** The bank's pictures as a snapshot names them. There are no files behind them. */
export const testMedia: readonly Media[] = Object.entries(testPictures).map(([id, picture]) => ({
  id,
  filename: `${id}.webp`,
  hash: 'a1b2c3d4e5'.padEnd(64, '0'),
  focalX: 50,
  focalY: 50,
  ...picture,
}))
