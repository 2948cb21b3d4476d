import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { ToProps } from '../block.ts'
import type { fullWidthIllustration } from './schema.ts'

export type FullWidthIllustrationProps = {
  headline: Text | undefined
  description: Text | undefined
  more: Action | undefined
  foreground: PictureSource | undefined
  background: PictureSource | undefined
  /** What stays in view where the window is narrower than the picture. */
  focus: 'center' | 'left'
}

/** The fields of an illustration as its view shows them (BLK-39, BLK-40); hidden when it has neither words nor a picture. */
export const toProps: ToProps<typeof fullWidthIllustration, FullWidthIllustrationProps> = (record, context) => {
  const headline = nonBlank(record.headline)
  const description = nonBlank(record.description)
  const more = action(context, record.link, record.linkText, record.refresh)
  const foreground = context.picture(record.foreground)
  const background = context.picture(record.background)
  if (!headline && !description && !more && !foreground && !background) return undefined
  return { headline, description, more, foreground, background, focus: record.focusCenter ? 'center' : 'left' }
}
