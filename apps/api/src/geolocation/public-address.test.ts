import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicAddress } from './public-address.ts'

describe('the address of a visitor', () => {
  it.each([
    ['IPv4', '129.7.97.54', '129.7.97.54'],
    ['IPv6', '2620:105:b000::1', '2620:105:b000::1'],
    ['IPv4 as a socket open to both writes it', '::ffff:129.7.97.54', '129.7.97.54'],
    ['IPv4 in IPv6, in capitals and hexadecimals', '::FFFF:8107:6136', '129.7.97.54'],
    ['IPv4 in IPv6, written out', '0:0:0:0:0:ffff:8107:6136', '129.7.97.54'],
    ['IPv6 that is written out', '2620:0105:B000:0:0:0:0:1', '2620:105:b000::1'],
    ['the last address that is nobody’s before the private ones', '9.255.255.255', '9.255.255.255'],
    ['the first after the private ones', '172.32.0.0', '172.32.0.0'],
  ])('[D-REG-6] is read from %s', (_name, text, address) => {
    expect(publicAddress(text)).toBe(address)
  })

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback of IPv6', '::1'],
    ['loopback, mapped', '::ffff:127.0.0.1'],
    ['private, a large network', '10.1.2.3'],
    ['private, the last of its network', '172.31.255.255'],
    ['private, at home', '192.168.1.20'],
    ['private, mapped', '::ffff:c0a8:0114'],
    ['unique local', 'fd12:3456::1'],
    ['link-local', '169.254.10.20'],
    ['link-local of IPv6', 'fe80::1'],
    ['link-local with its zone', 'fe80::1%eth0'],
    ['a public one with a zone', '2620:105:b000::1%eth0'],
    ['a mapped one with a zone', '::ffff:129.7.97.54%eth0'],
    ['a zone that is no name', '::1%e:'],
    ['IPv4 in IPv6 as it was written of old', '::129.7.97.54'],
    ['the same, written out', '0:0:0:0:0:0:129.7.97.54'],
    ['the same, in hexadecimals', '::8107:6136'],
    ['IPv4 behind a translator (NAT64)', '64:ff9b::129.7.97.54'],
    ['IPv4 behind a translator of the network’s own', '64:ff9b:1::8107:6136'],
    ['a tunnel’s (6to4)', '2002:8107:6136::1'],
    ['a tunnel’s (Teredo)', '2001:0:8107:6136::1'],
    ['for measurements', '198.18.0.1'],
    ['for measurements with IPv6', '2001:2::1'],
    ['discarded', '100::1'],
    ['reserved for later', '240.0.0.1'],
    ['multicast of IPv6', 'ff02::1'],
    ['documentation of IPv6, the larger network', '3fff::9'],
    ['shared by a provider', '100.64.0.9'],
    ['documentation', '203.0.113.9'],
    ['documentation of IPv6', '2001:db8::9'],
    ['multicast', '224.0.0.251'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '0.0.0.0'],
    ['unspecified of IPv6', '::'],
    ['with a port', '129.7.97.54:8080'],
    ['with a leading zero', '129.07.97.54'],
    ['in octal numbers', '0201.07.0141.066'],
    ['one number', '2164744502'],
    ['too short', '129.7.97'],
    ['too large', '129.7.97.256'],
    ['the word that some proxies send', 'unknown'],
    ['a hidden one', '_hidden'],
    ['several at once', '129.7.97.54, 10.0.0.1'],
    ['in brackets', '[2620:105:b000::1]'],
    ['nothing', ''],
  ])('[D-REG-6] is nobody’s when it is %s', (_name, text) => {
    expect(publicAddress(text)).toBeUndefined()
  })

  it('[D-REG-6] is told apart without an error, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[\da-f:.%[\]]{0,40}$/)),
        (text) => void publicAddress(text),
      ),
    )
  })

  it('[D-REG-6] is the same for an IPv4 address and its mapped form', () => {
    fc.assert(fc.property(fc.ipV4(), (text) => publicAddress(`::ffff:${text}`) === publicAddress(text)))
  })
})
