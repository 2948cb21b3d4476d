import { flag, list, longText, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** The search results page (ROUTE-09, ROUTE-10, SRCH-20). */
export const search = block('search', 'Search results', {
  headline: text({ help: 'Empty: Search.' }),
  description: longText(),
  boxOnly: flag({ help: 'Only the search box, leading to the results page: for pages such as the one for unknown addresses.' }),
  helpHeadline: text({ help: 'Stands above the links that help when nothing is found.' }),
  helpLinks: list({ title: text(), intro: text(), link: plain(), refresh: flag() }),
})
