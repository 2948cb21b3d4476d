import { LocalizedText } from '../text/LocalizedText.tsx'
import type { PictureSource } from './picture-source.ts'

/**
 * Names a large picture: the hour, then the place. Nothing for a picture that names no place. It stands in the corner that the picture
 * names, or in the one that the block around it has free.
 */
export const Plate = ({ of, left = of?.plateCorner === 'left' }: { of: PictureSource | undefined; left?: boolean | undefined }) =>
  of?.place ? (
    <p className={left ? 'plate plate-left' : 'plate'} data-search-skip="">
      <LocalizedText of={of.hour} as="b" /> <LocalizedText of={of.place} as="span" />
    </p>
  ) : null
