import type { FindPicture, PictureSource } from './picture-source.ts'

/** What lies behind a block: a flat colour or a picture. `dark` asks for light words. */
export type Backdrop = { readonly colour: string; readonly dark: boolean } | { readonly picture: PictureSource }

const channel = (value: number): number => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/**
 * Relative luminance of a hex colour of three or six digits, 0 (black) to 1 (white), as WCAG 2 defines it.
 *
 * @internal Its test tries the cases of this step alone.
 */
export const luminance = (hex: string): number => {
  const digits = hex.slice(1)
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => channel(Number.parseInt(six.slice(start, start + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Luminance at which black and white words have the same contrast. */
const middle = 0.179

/** Reads a `background` field that holds a hex colour or the id of a picture (D-BLK-21). Nothing for an empty field. */
export const backdrop = (value: string | undefined, { picture }: { readonly picture: FindPicture }): Backdrop | undefined => {
  const background = value?.trim()
  if (!background) return undefined
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(background)) return { colour: background, dark: luminance(background) < middle }
  const found = picture(background)
  return found && { picture: found }
}
