import { choice, code, flag, longText, picture, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** The picture that opens a page, with a headline in its sky (BLK-09 to BLK-12, BLK-90). */
export const banner = block('banner', 'Banner', {
  headline: text(),
  description: longText(),
  link: plain(),
  linkText: text(),
  refresh: flag(),
  secondLink: plain(),
  secondLinkText: text(),
  secondRefresh: flag(),
  backgroundImage: picture(),
  wideImage: picture({ help: 'Cut for places almost twice as wide as high, 1600 by 850.' }),
  tallImage: picture({ help: 'Cut for phones, 880 by 1400, in whose sky the words have room.' }),
  textColor: choice(['white', 'navy'], { default: 'navy' }),
  size: choice(['small', 'medium'], { default: 'medium' }),
  Audience: code({ help: 'JSON list of audience rules, as Audience (JSON).' }),
})
