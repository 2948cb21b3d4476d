import { choice, flag, longText, number, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** The models whose records have a card, under the names of the list API (CARD-01). */
export const listedModels = [
  'blog/post',
  'press/release',
  'report',
  'event',
  'story',
  'portfolio',
  'training',
  'service/post',
  'service/post/for/tile/grid',
  'location',
  'info/card',
  'content/page',
] as const

/** Cards of the records of one model, each leading to its record (CARD-03 to CARD-30). */
export const recordList = block('recordList', 'Record list', {
  headline: text(),
  intro: longText(),
  model: choice(listedModels, { default: 'blog/post' }),
  limit: number({ min: 1, help: 'How many cards at most. Empty: all.' }),
  link: plain({ help: 'Where to find the rest, for example /blog/.' }),
  linkText: text(),
  refresh: flag(),
  liveRefresh: flag({ default: true, help: 'Fetches the newest records when the page is read, and whenever its tab is looked at again.' }),
})
