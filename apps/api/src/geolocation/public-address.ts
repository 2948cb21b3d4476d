import { BlockList, isIP } from 'node:net'

/** Networks whose addresses belong to no visitor on the internet (IANA's special-purpose registries). */
const specialNetworks = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
  ipv6: [
    ['::', 96],
    ['100::', 64],
    ['2001:db8::', 32],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ],
} as const satisfies Record<string, readonly (readonly [network: string, bits: number])[]>

const special = new BlockList()
for (const [network, bits] of specialNetworks.ipv4) special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of specialNetworks.ipv6) special.addSubnet(network, bits, 'ipv6')

/** The IPv4 address that an IPv6 address stands for, as sockets open to both name it: `::ffff:192.0.2.1`, `::ffff:c000:201`. */
const mapped = (address: string): string | undefined => {
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? []
  if (high === undefined || low === undefined) return undefined
  const bits = Number.parseInt(high, 16) * 0x1_0000 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 0xff).join('.')
}

/**
 * The address of a visitor on the internet in its plain form: IPv4, or IPv6 that stands for no IPv4. Nothing for private, loopback
 * and other special addresses, and for whatever is no address (D-REG-6). Never throws.
 */
export const publicAddress = (text: string): string | undefined => {
  // An address with a zone is link-local, and no URL either.
  if (isIP(text) === 0 || text.includes('%')) return undefined
  const address = isIP(text) === 6 ? (mapped(text) ?? text) : text
  return special.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ? undefined : address
}
