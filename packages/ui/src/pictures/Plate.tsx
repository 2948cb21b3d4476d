import { LocalizedText } from '../text/LocalizedText.tsx'
import type { PictureSource } from './picture-source.ts'

/** Names a large picture: the hour, then the place. Nothing for a picture that names no place. */
export const Plate = ({ of, left }: { of: PictureSource | undefined; left?: boolean }) =>
  of?.place ? (
    <p className={left ? 'plate plate-left' : 'plate'} data-search-skip="">
      <LocalizedText of={of.hour} as="b" /> <LocalizedText of={of.place} as="span" />
    </p>
  ) : null
