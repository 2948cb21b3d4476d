import { flag, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** The newest blog posts and press releases: one large, three beside it. */
export const latestStories = block('latestStories', 'Latest stories', {
  label: text({ help: 'Small capitals above the headline.' }),
  headline: text(),
  link: plain(),
  linkText: text(),
  refresh: flag(),
})
