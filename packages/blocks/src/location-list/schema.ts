import { flag, longText, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** All branches and ATMs by state and city (LOC-01 to LOC-10). */
export const locationList = block('locationList', 'Location list', {
  headline: text(),
  intro: longText(),
  liveRefresh: flag({
    default: true,
    help: 'Fetches the newest locations when the page is read, and whenever its tab is looked at again.',
  }),
})
