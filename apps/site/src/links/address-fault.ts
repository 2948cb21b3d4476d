import { withTrailingSlash } from '@bank/rules/links/unprefixed.ts'
import { emptyLink } from './empty-link.ts'
import { holdsAccount, isIncomplete, isUnreachable } from './no-website.ts'

/** What is wrong with an address that leads nowhere, for whoever wrote it: a sentence without its subject. `isPlace` says that its page is there. */
export const addressFault = (address: string, isPlace = false): string => {
  if (emptyLink.test(address)) return 'leads nowhere; write where to, or take the link out'
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  if (scheme === 'tel') return 'calls nobody'
  if (scheme === 'mailto') return 'is no mail address'
  if (scheme !== undefined && scheme !== 'https' && scheme !== 'http') return 'is an address of a kind that the site does not link to'
  if (address.startsWith('#')) return 'leads to no place on the page that it stands on'
  if (isPlace) return 'leads to no place on that page'
  const url = URL.parse(address, 'https://site.invalid/')
  if (!url || isIncomplete(address) || (scheme === undefined && !/^[/\\]/.test(address)))
    return 'is no whole address; write a path such as /contact/, or an address with https://'
  if (holdsAccount(address)) return 'is an address with a name or a password; write it without what stands before the @'
  if (isUnreachable(address)) return 'leads to no website that visitors reach'
  const { pathname } = url
  return pathname.startsWith('/media/') || !withTrailingSlash(pathname).endsWith('/')
    ? 'names no file of the site'
    : 'leads to no published page'
}
