import type { Text } from '@bank/model/text.ts'

/** A picture of the content store, ready to be shown at any width. */
export type PictureSource = {
  /** Name that starts its addresses: see `pictureName`. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly alt?: Text | undefined
  /** Caption plate: the hour, then the place. */
  readonly hour?: Text | undefined
  readonly place?: Text | undefined
  /** The bottom corner of the plate, where it covers nothing that the picture is about; right when absent. */
  readonly plateCorner?: 'left' | 'right' | undefined
  /** What its addresses at the image service begin with, when there is one: the service then resizes it, not the build (D-IMG-1). */
  readonly service?: string | undefined
}

/** A picture of the media collection by its id; nothing for an empty id. */
export type FindPicture = (id: string | undefined) => PictureSource | undefined
