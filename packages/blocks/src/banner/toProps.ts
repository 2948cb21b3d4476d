import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { ToProps } from '../block.ts'
import type { banner } from './schema.ts'

/**
 * Where the words stand, so that they can be read on any picture:
 * `sky`: in the picture itself, which was drawn for it, as its crop for phones shows;
 * `sheet`: on a sheet of paper over the picture's lower edge;
 * `side`: on paper beside the picture, as small banners have it, or on phones in the sky of its tall cut;
 * `plain`: on paper alone, without a picture.
 */
export type BannerGround = 'sky' | 'sheet' | 'side' | 'plain'

export type BannerProps = {
  headline: Text | undefined
  description: Text | undefined
  actions: readonly Action[]
  image: PictureSource | undefined
  wideImage: PictureSource | undefined
  tallImage: PictureSource | undefined
  textColor: 'white' | 'navy'
  size: 'small' | 'medium'
  ground: BannerGround
}

/** The fields of a banner as its view shows them (BLK-09 to BLK-12). */
export const toProps: ToProps<typeof banner, BannerProps> = (record, context) => {
  const headline = nonBlank(record.headline)
  const description = nonBlank(record.description)
  const image = context.picture(record.backgroundImage)
  const actions = [
    action(context, record.link, record.linkText, record.refresh),
    action(context, record.secondLink, record.secondLinkText, record.secondRefresh),
  ].filter((found) => found !== undefined)
  if (!headline && !description && !image && actions.length === 0) return undefined
  const tallImage = context.picture(record.tallImage)
  const size = record.size ?? 'medium'
  const inSky = tallImage ? 'sky' : 'sheet'
  const onPicture = size === 'small' ? 'side' : inSky
  return {
    headline,
    description,
    actions,
    image,
    wideImage: context.picture(record.wideImage),
    tallImage,
    textColor: record.textColor ?? 'navy',
    size,
    ground: image ? onPicture : 'plain',
  }
}
