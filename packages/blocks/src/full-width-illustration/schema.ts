import { flag, longText, picture, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** A picture as wide as the window, with something in front of it (BLK-39, BLK-40, D-BLK-21). */
export const fullWidthIllustration = block('fullWidthIllustration', 'Full-width illustration', {
  headline: text(),
  description: longText(),
  link: plain(),
  linkText: text({ help: 'Empty: Learn More.' }),
  refresh: flag(),
  foreground: picture({ help: 'A cut-out with a transparent ground, standing on the lower edge.' }),
  background: picture({ help: 'The scene behind it.' }),
  focusCenter: flag({ help: 'On: narrow windows show the middle of the pictures. Off: they keep the left edge.' }),
})
