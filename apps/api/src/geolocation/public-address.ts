import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The old spellings of IPv4 in IPv6, `::192.0.2.1` (RFC 4291, 2.5.5.1): `ipaddr.js` reads them as mapped ones. */
const compatible = new BlockList()
compatible.addSubnet('::', 96, 'ipv6')

/** Whether `ipaddr.js` reads the text as sockets write it: it also takes shortened and octal IPv4, and throws for some zones. */
const isPlain = (text: string): boolean => isIP(text) !== 0 && !text.includes('%')

/**
 * The address of a visitor on the internet in its plain form: IPv4, or IPv6 that stands for no IPv4. Nothing for private, loopback
 * and other special addresses, and for whatever is no address (D-REG-6). Never throws.
 */
export const publicAddress = (text: string): string | undefined => {
  if (!isPlain(text) || (isIP(text) === 6 && compatible.check(text, 'ipv6'))) return undefined
  const address = ipaddr.process(text)
  return address.range() === 'unicast' ? address.toString() : undefined
}
