import { Words } from '../text/Words.tsx'
import type { PictureSource } from './Picture.tsx'

/** Names a large picture: the hour, then the place. Nothing for a picture that names no place. */
export const Plate = ({ of, left }: { of: PictureSource | undefined; left?: boolean }) =>
  of?.place ? (
    <p className={left ? 'plate plate-left' : 'plate'}>
      <Words of={of.hour} as="b" /> <Words of={of.place} as="span" />
    </p>
  ) : null
