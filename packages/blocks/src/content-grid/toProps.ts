import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { ToProps } from '../block.ts'
import type { contentGrid } from './schema.ts'

export type ContentGridProps = {
  layout: 'popout' | 'simple' | 'reverse'
  headline: Text | undefined
  description: Text | undefined
  more: Action | undefined
  image: PictureSource | undefined
  side: { title: Text | undefined; body: Text | undefined } | undefined
}

/** The fields of a content grid as its view shows them (BLK-22, BLK-23); an empty layout means simple (D-BLK-13). */
export const toProps: ToProps<typeof contentGrid, ContentGridProps> = (record, context) => {
  const headline = nonBlank(record.headline)
  const description = nonBlank(record.description)
  const image = context.picture(record.image)
  const title = nonBlank(record.sideTitle)
  const body = context.html(record.sideBody)
  const side = title || body ? { title, body } : undefined
  const more = action(context, record.link, record.linkText, record.refresh)
  if (!headline && !description && !more && !image && !side) return undefined
  return {
    layout: record.layout ?? 'simple',
    headline,
    description,
    more,
    image,
    side,
  }
}
