import { z } from 'zod'

/** Most pixels of a picture: what decoding one may cost in memory is known. */
const mostPixels = 50_000_000

/** What is wrong with a picture's size, or nothing. */
export const pixelProblem = ({ width, height }: { readonly width: number; readonly height: number }): string | undefined =>
  width * height > mostPixels ? `has ${width} × ${height} pixels; ${mostPixels / 1_000_000} million are the most` : undefined

/**
 * A picture of the content store. In the store it is an upload; the snapshot keeps where the file lies below the media
 * folder and the hash of its bytes, so that a changed picture changes every page that shows it.
 */
export const mediaSchema = z.strictObject({
  id: z.string().min(1),
  filename: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** SHA-256 of the file, hexadecimal. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  alt: z.strictObject({ en: z.string().optional(), es: z.string().optional() }).optional(),
  /** Caption plate: the hour in capitals, then the place. */
  hour: z.strictObject({ en: z.string().optional(), es: z.string().optional() }).optional(),
  place: z.strictObject({ en: z.string().optional(), es: z.string().optional() }).optional(),
  /** Point of interest in percent of width and height; crops keep it in view. */
  focalX: z.number().min(0).max(100),
  focalY: z.number().min(0).max(100),
  /** The bottom corner where its plate covers nothing that the picture is about; right when absent. */
  plateCorner: z.enum(['left', 'right']).optional(),
})

export type Media = z.infer<typeof mediaSchema>

const twoDigits = (percent: number): string => Math.round(percent).toString(16).padStart(2, '0')

/**
 * Name that starts the addresses of a picture's renditions: its id and ten hexadecimal digits, six of its hash and four of its
 * point of interest, so that a moved point makes new crops. The id and not the file's name, which editors choose freely:
 * blanks and dots in it would break addresses and source sets.
 */
export const pictureName = ({ id, hash, focalX, focalY }: Pick<Media, 'id' | 'hash' | 'focalX' | 'focalY'>): string =>
  `${id}.${hash.slice(0, 6)}${twoDigits(focalX)}${twoDigits(focalY)}`
