import { flag, list, longText, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** An index of services: a name and one line each (BLK-68). */
export const serviceLinkList = block('serviceLinkList', 'Service link list', {
  headline: text(),
  links: list({ name: text(), subline: longText({ help: 'One muted line below the name.' }), uri: plain(), refresh: flag() }),
})
