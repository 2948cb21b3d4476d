import { images } from '@bank/rules/constants.ts'

/** Width over height, as in `16:10` (IMG-10). */
export type Aspect = `${number}:${number}`

/** What a picture is asked for in, by the names of the image service. What is not given has the bank's default. */
export type ImageOptions = {
  /** Narrowest and widest of the series, in pixels (IMG-12, IMG-17). */
  readonly minWidth?: number | undefined
  readonly maxWidth?: number | undefined
  /** By how much a picture may be wider or narrower than wanted, as a share (IMG-13, IMG-18). */
  readonly widthTolerance?: number | undefined
  /** Widths of one's own in place of the series, in pixels (IMG-14, IMG-15). */
  readonly widths?: readonly number[] | undefined
  /** Device pixels to one of ours (IMG-16, IMG-19). */
  readonly devicePixelRatios?: readonly number[] | undefined
}

const refuse = (argument: string, wanted: string, value: unknown): never => {
  throw new Error(`${argument} must be ${wanted}, not ${JSON.stringify(value) ?? String(value)}`)
}

const isWidth = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0

const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const domainName = new RegExp(`^(?:${label}\\.)+[a-z](?:[a-z\\d-]{0,61}[a-z\\d])$`, 'i')

/** A fully qualified domain name as it is. Throws for anything else, a protocol or a path among it (IMG-11, D-IMG-2). */
export const checkDomain = (domain: string): string =>
  domainName.test(domain) ? domain : refuse('domain', 'a fully qualified domain name without protocol and path', domain)

/**
 * Throws an error that names argument and value for options out of their limits (IMG-12 to IMG-16, D-IMG-2).
 *
 * @internal Its test tries the cases of this step alone.
 */
export const checkOptions = ({ minWidth, maxWidth, widthTolerance, widths, devicePixelRatios }: ImageOptions): void => {
  if (minWidth !== undefined && !isWidth(minWidth)) refuse('minWidth', 'a positive whole number', minWidth)
  if (maxWidth !== undefined && !isWidth(maxWidth)) refuse('maxWidth', 'a positive whole number', maxWidth)
  const [least, most] = [minWidth ?? images.minWidth, maxWidth ?? images.maxWidth]
  if (least > most) refuse('minWidth', `at most maxWidth, ${most},`, least)
  if (widthTolerance !== undefined && !(Number.isFinite(widthTolerance) && widthTolerance >= 0.01))
    refuse('widthTolerance', 'a number of at least 0.01', widthTolerance)
  if (widths !== undefined) {
    if (!Array.isArray(widths) || widths.length === 0) refuse('widths', 'a list of at least one width', widths)
    for (const width of widths) if (!isWidth(width)) refuse('widths', 'positive whole numbers', width)
  }
  if (devicePixelRatios !== undefined) {
    if (!Array.isArray(devicePixelRatios) || devicePixelRatios.length === 0)
      refuse('devicePixelRatios', 'a list of at least one ratio', devicePixelRatios)
    for (const ratio of devicePixelRatios)
      if (!(typeof ratio === 'number' && ratio >= 1 && ratio <= 5)) refuse('devicePixelRatios', 'numbers from 1 to 5', ratio)
  }
}

/**
 * The widths that a picture is offered in: its own, or a series in which each is wider than the one before by twice the tolerance,
 * from `minWidth` and ending with `maxWidth` (IMG-17, IMG-18, D-IMG-3). Throws for options out of their limits.
 */
export const targetWidths = (options: ImageOptions = {}): readonly number[] => {
  checkOptions(options)
  const { minWidth = images.minWidth, maxWidth = images.maxWidth, widthTolerance = images.widthTolerance, widths } = options
  if (widths) return widths
  const series: number[] = []
  for (let width: number = minWidth; Math.round(width) < maxWidth; width *= 1 + 2 * widthTolerance) series.push(Math.round(width))
  return [...new Set([...series, maxWidth])]
}

/** Ratio and quality in pairs: the more device pixels, the less quality of each is seen (IMG-19, IMG-20). Throws as `checkOptions` does. */
export const ratioQualities = (options: Pick<ImageOptions, 'devicePixelRatios'> = {}): readonly { ratio: number; quality: number }[] => {
  checkOptions(options)
  return (options.devicePixelRatios ?? images.pixelRatios).map((ratio) => ({
    ratio,
    quality: images.quality[Math.floor(ratio) - 1] ?? images.quality[0],
  }))
}

/** A width of 1 or less counts as not given, and then the default of 1920 applies (IMG-04, IMG-08, D-IMG-4). */
export const requestedWidth = (width: number | undefined): number =>
  width !== undefined && width > 1 ? Math.round(width) : images.defaultWidth

/** A height of 1 or less counts as not given (IMG-09). */
export const requestedHeight = (height: number | undefined): number | undefined =>
  height !== undefined && height > 1 ? Math.round(height) : undefined

/** An aspect ratio of the form number:number; anything else is not used (IMG-10). */
export const requestedAspect = (aspect: string | undefined): Aspect | undefined => {
  const [, width, height] = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(aspect ?? '') ?? []
  return Number(width) > 0 && Number(height) > 0 ? `${Number(width)}:${Number(height)}` : undefined
}

/** How wide the blurred stand-in of a picture is: 5 % of its width, 96 for 1920 (IMG-06). */
export const placeholderWidth = (width: number): number => Math.max(1, Math.round(width * images.placeholderShare))

/** Width over height as a number. */
export const aspectRatio = (aspect: Aspect): number => {
  const [width = 1, height = 1] = aspect.split(':').map(Number)
  return width / height
}
