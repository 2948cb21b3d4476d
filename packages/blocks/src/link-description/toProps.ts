import type { Text } from '@bank/model/text.ts'
import { type Action, action } from '../action.ts'
import { type ToProps, written } from '../block.ts'
import type { PictureSource } from '../primitives/Picture.tsx'
import type { linkDescription, linkDescriptionLayouts } from './schema.ts'

/** Id of the picture that stands in where a block shows one and names none (BLK-70). */
const defaultImage = 'money-market'

export type LinkDescriptionProps = {
  layout: (typeof linkDescriptionLayouts)[number]
  headline: Text | undefined
  description: Text | undefined
  more: Action | undefined
  logo: PictureSource | undefined
  image: PictureSource | undefined
}

export const toProps: ToProps<typeof linkDescription, LinkDescriptionProps> = (record, context) => {
  const headline = written(record.headline)
  const description = written(record.description)
  const more = action(context, record.link, record.linkText, record.refresh)
  if (!headline && !description && !more && !record.logo && !record.image) return undefined
  const layout = record.layout ?? 'both'
  return {
    layout,
    headline,
    description,
    more,
    logo: layout === 'image' ? undefined : context.picture(record.logo),
    image: layout === 'logo' ? undefined : context.picture(record.image || defaultImage),
  }
}
