import { parseAddress } from '@bank/rules/links/web-address.ts'
import type { Check } from './check.ts'

/** An absolute address of the web. Anything else would end up in links, forms and the content policy unread. */
export const webAddressCheck: Check = (value) => {
  const url = parseAddress(value)
  return url && /^https?:$/.test(url.protocol) && !/\s/.test(value) ? undefined : 'must be an address such as https://www.example.com/login'
}

/** The same for the address of a whole site, which paths are put behind. */
export const siteAddressCheck: Check = (value) =>
  webAddressCheck(value) === undefined && parseAddress(value)?.origin === value
    ? undefined
    : 'must be an address without a path and without a slash at its end, such as https://www.example.com'
