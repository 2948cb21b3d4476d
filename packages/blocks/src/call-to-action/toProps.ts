import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { ToProps } from '../block.ts'
import type { callToAction } from './schema.ts'

export type CallToActionProps = {
  headline: Text | undefined
  description: Text | undefined
  go: Action | undefined
  image: PictureSource | undefined
}

export const toProps: ToProps<typeof callToAction, CallToActionProps> = (record, context) => {
  const headline = nonBlank(record.headline)
  const description = nonBlank(record.description)
  const image = context.picture(record.image)
  const go = action(context, record.link, record.linkText, record.refresh)
  if (!headline && !description && !image && !go) return undefined
  return { headline, description, go, image }
}
