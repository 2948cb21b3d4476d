import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { ToProps } from '../block.ts'
import type { contentTile } from './schema.ts'

export type ContentTileProps = {
  headline: Text | undefined
  description: Text | undefined
  more: Action | undefined
  image: PictureSource | undefined
}

/** The fields of a content tile as its view shows them (BLK-24); hidden when none of them is filled in. */
export const toProps: ToProps<typeof contentTile, ContentTileProps> = (record, context) => {
  const headline = nonBlank(record.headline)
  const description = nonBlank(record.description)
  const image = context.picture(record.image)
  const more = action(context, record.link, record.linkText, record.refresh)
  return headline || description || image || more ? { headline, description, more, image } : undefined
}
