/** One wanted file of a picture, read from its address. */
export type Rendition = {
  readonly address: string
  /** `{id}.{hash}` of the picture. */
  readonly name: string
  readonly width: number
  /** Given when the rendition is cropped; without it the picture keeps its own shape. */
  readonly height: number | undefined
  readonly format: 'avif' | 'webp'
  /** The blurred stand-in of a picture (IMG-07). */
  readonly blurred: boolean
}

/** Reads an address such as `/media/gulf-dawn.0123456789.960x600.avif`; nothing when it is not one of ours. */
export const parseRendition = (address: string): Rendition | undefined => {
  const match = /^\/media\/([A-Za-z0-9_-]+\.[0-9a-f]{10})\.([1-9]\d*)(?:x([1-9]\d*))?\.(avif|(?:blur\.)?webp)$/.exec(address)
  if (!match?.[1] || !match[2]) return undefined
  return {
    address,
    name: match[1],
    width: Number(match[2]),
    height: match[3] ? Number(match[3]) : undefined,
    format: match[4] === 'avif' ? 'avif' : 'webp',
    blurred: match[4] === 'blur.webp',
  }
}

export type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/**
 * The part of a picture that a crop of the wanted shape shows: as large as fits, with the point of interest (in percent)
 * as near to its middle as the edges allow. All lengths in pixels of the source.
 */
export const cropArea = (
  source: { width: number; height: number; focalX: number; focalY: number },
  wanted: { width: number; height: number },
): Area => {
  const ratio = wanted.width / wanted.height
  const width = Math.min(source.width, Math.max(Math.round(source.height * ratio), 1))
  const height = Math.min(source.height, Math.max(Math.round(source.width / ratio), 1))
  const place = (focus: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max((focus / 100) * whole - part / 2, 0), whole - part))
  return { left: place(source.focalX, source.width, width), top: place(source.focalY, source.height, height), width, height }
}
