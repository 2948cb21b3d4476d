import { browserDataPath } from '@bank/rules/pages/browser-data.ts'
import type { PageData } from '../page-data/page-data.ts'

/** Kinds of blocks that are a tool: whether those were useful shows in what visitors do with them. */
const tools: ReadonlySet<string> = new Set(['appointmentForm', 'contactForm', 'locationFinder', 'locationList', 'search', 'siteMap'])

/** Pages that only stand for others. */
const homePages: ReadonlySet<string> = new Set(['', 'en', 'es'])

/** Lists of posts, news and events, which can be followed, as can what they list. */
const isList = ({ blocks, head }: Pick<PageData, 'blocks' | 'head'>): boolean =>
  blocks.some(({ kind }) => kind === 'recordList') && head.links.some(({ rel, type }) => rel === 'alternate' && type !== undefined)

/** Its tool is in the page itself, not in a block: the list of what the browser keeps, and the button that clears it. */
const isBrowserData = ({ file }: Pick<PageData, 'file'>): boolean => `/${file}/`.endsWith(browserDataPath)

const isHidden = ({ meta }: PageData['head']): boolean => meta.some(({ name, content }) => name === 'robots' && content.includes('noindex'))

/** Whether a page ends with the question of whether it was useful (D-ROUTE-11): one to read, that can be found. */
export const asksIfUseful = ({ file, blocks, head }: Pick<PageData, 'file' | 'blocks' | 'head'>): boolean =>
  !homePages.has(file) &&
  !isBrowserData({ file }) &&
  !blocks.some(({ kind }) => tools.has(kind)) &&
  !isList({ blocks, head }) &&
  !isHidden(head)
