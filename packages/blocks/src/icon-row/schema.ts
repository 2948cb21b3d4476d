import { choice, flag, list, longText, plain, text } from '@bank/model/fields.ts'
import { iconNames } from '@bank/model/icons.ts'
import { block } from '../block.ts'

/** Short reasons or services side by side, each with an icon (BLK-41 to BLK-43). */
export const iconRow = block('iconRow', 'Icon row', {
  headline: text(),
  icons: list({ icon: choice(iconNames), title: text(), intro: longText(), link: plain(), refresh: flag() }),
})
