import type { Text } from '@bank/model/text.ts'
import { type Action, action } from '../action.ts'
import { type ToProps, written } from '../block.ts'
import type { PictureSource } from '../primitives/Picture.tsx'
import type { callToAction } from './schema.ts'

export type CallToActionProps = {
  headline: Text | undefined
  description: Text | undefined
  go: Action | undefined
  image: PictureSource | undefined
}

export const toProps: ToProps<typeof callToAction, CallToActionProps> = (record, context) => {
  const headline = written(record.headline)
  const description = written(record.description)
  const image = context.picture(record.image)
  const go = action(context, record.link, record.linkText, record.refresh)
  if (!headline && !description && !image && !go) return undefined
  return { headline, description, go, image }
}
