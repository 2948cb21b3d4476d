import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankingAddressCheck, bankingHosts, bankingOrigins } from './banking-hosts.ts'

describe('BANKING_HOSTS', () => {
  it('is a list of hosts, with their ports, in the order they are written', () =>
    expect(bankingHosts.parse(' login.bank.example , apply.bank.example:8443,')).toEqual(['login.bank.example', 'apply.bank.example:8443']))

  it('reaches nobody’s host when it is not set', () => {
    expect(bankingHosts.parse(undefined).every((host) => host.endsWith('.example'))).toBe(true)
    expect(bankingHosts.parse(undefined)).toHaveLength(4)
  })

  it.each([
    'https://login.bank.example',
    'login.bank.example/login',
    'Login.bank.example',
    'login.bank.example.',
    'ada@login.bank.example',
    'login.bank.example:',
    'login.bank.example:0',
    'bank',
    '*.bank.example',
    'login.bank.example; script-src *',
    "login.bank.example 'unsafe-inline'",
    'bänk.example',
    '-login.bank.example',
    ',',
  ])('refuses %j', (value) => expect(() => bankingHosts.parse(value)).toThrow('BANKING_HOSTS must list hosts'))
})

const hosts = ['login.bank.example', 'apply.bank.example:8443']
const check = bankingAddressCheck(hosts)

describe('an address that receives log-ins or applications', () => {
  it.each(['https://login.bank.example/', 'https://login.bank.example/a/b?c=d#e', 'https://apply.bank.example:8443/open'])(
    'may be %s',
    (address) => expect(check(address)).toBeUndefined(),
  )

  it.each([
    ['another host', 'https://evil.example/login'],
    ['a host below ours', 'https://evil.login.bank.example/'],
    ['a host that begins like ours', 'https://login.bank.example.evil.example/'],
    ['our host as a user name', 'https://login.bank.example@evil.example/'],
    ['our host as user name and password', 'https://login.bank.example:443@evil.example/'],
    ['a user name before our host', 'https://ada:secret@login.bank.example/'],
    ['another port', 'https://login.bank.example:8443/'],
    ['the usual port, written out', 'https://login.bank.example:443/'],
    ['no port where ours has one', 'https://apply.bank.example/'],
    ['capital letters', 'https://LOGIN.bank.example/'],
    ['a capital scheme', 'HTTPS://login.bank.example/'],
    ['a dot behind the host', 'https://login.bank.example./'],
    ['a letter that looks like ours', 'https://lоgin.bank.example/'],
    ['the same in punycode', 'https://xn--lgin-55d.bank.example/'],
    ['http', 'http://login.bank.example/'],
    ['no scheme', '//login.bank.example/'],
    ['backslashes', 'https:\\\\login.bank.example\\@evil.example/'],
    ['a backslash behind the host', 'https://login.bank.example\\@evil.example/'],
    ['a tab in the host', 'https://login.bank\t.example/'],
    ['a space before it', ' https://login.bank.example/'],
    ['a script', 'javascript:location="https://login.bank.example/"'],
    ['no path', 'https://login.bank.example'],
    ['a query in place of the path', 'https://login.bank.example?@evil.example/'],
  ])('is refused with %s', (_what, address) =>
    expect(check(address)).toBe(
      'must begin with https://login.bank.example/ or https://apply.bank.example:8443/: only these hosts of the deployment (BANKING_HOSTS) may receive log-ins and applications',
    ),
  )

  it('whatever is accepted is sent to one of the hosts, without a user name, as browsers read it', () => {
    const origins = bankingOrigins(hosts)
    const pieces = fc.constantFrom(
      'https://',
      'http://',
      ...hosts,
      '@',
      ':',
      '/',
      '\\',
      '.',
      '?',
      '#',
      '%2f',
      '\t',
      'evil.example',
      '443',
      'A',
    )
    const assembled = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''))
    const continued = fc.tuple(fc.constantFrom(...origins), fc.string({ unit: 'binary' })).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(assembled, continued, fc.webUrl()), (address) => {
        if (check(address) !== undefined) return
        const { origin, username, password } = new URL(address)
        expect([origins.includes(origin), username, password]).toEqual([true, '', ''])
      }),
      { numRuns: 5000 },
    )
  })
})
