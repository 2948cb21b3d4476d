import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { ToProps } from '../block.ts'
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
  const headline = nonBlank(record.headline)
  const description = nonBlank(record.description)
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
