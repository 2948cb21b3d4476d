import { join } from 'node:path'
import { buildApp } from '@bank/api/app.ts'
import { appOptions } from '@bank/api/testing/app-options.ts'
import { readCurrent } from '@bank/content/files/current-file.ts'
import fastifyStatic from '@fastify/static'
import autocannon from 'autocannon'
import { fastify, type InjectOptions } from 'fastify'
import { demoData } from './bench-data.ts'

const connections = 50

/** What browsers send with every request. */
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

type Server = {
  readonly inject: (options: InjectOptions) => Promise<{ readonly statusCode: number; readonly headers: object; readonly body: string }>
}

type Asked = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

/** The requests of one kind for one server: a page that the browser has already names that server's own validator. */
const kinds = {
  'a page': async () => ({ path: '/en/', headers: browser }),
  'a page that the browser has': async (server: Server) => ({
    path: '/en/',
    headers: { ...browser, 'if-none-match': await tagOf(server, '/en/') },
  }),
  'a script': async (server: Server) => ({ path: await addressIn(server, /\/_astro\/[\w.-]+\.js/), headers: browser }),
  'a picture': async (server: Server) => ({ path: await addressIn(server, /\/media\/[\w.-]+\.(?:avif|webp)/), headers: browser }),
  'a part of a picture': async (server: Server) => ({
    path: await addressIn(server, /\/media\/[\w.-]+\.(?:avif|webp)/),
    headers: { ...browser, range: 'bytes=0-1023' },
  }),
} as const

const tagOf = async (server: Server, url: string): Promise<string> => {
  const { headers } = await server.inject({ url, headers: browser })
  return 'etag' in headers ? String(headers.etag) : ''
}

const addressIn = async (server: Server, pattern: RegExp): Promise<string> => {
  const [address] = pattern.exec((await server.inject({ url: '/en/' })).body) ?? []
  if (address === undefined) throw new Error(`The home page names nothing like ${pattern}`)
  return address
}

const statusOf = async (server: Server, { path, headers }: Asked): Promise<number> =>
  (await server.inject({ url: path, headers })).statusCode

const rate = async (address: string, { path, headers }: Asked): Promise<number> =>
  (await autocannon({ url: `${address}${path}`, headers, connections, duration: 1 })).requests.average

/**
 * Our file server against `@fastify/static` with compressed copies, over the files of the same release, under fifty connections in one
 * run: the ratio says what the index of a release and its headers cost or save. Loopback only.
 */
export const benchFiles = async (seconds: number): Promise<void> => {
  const dataDir = await demoData()
  const releases = join(dataDir, 'releases')
  const { server } = await buildApp({ ...appOptions(dataDir), mostEventLoopDelay: 10_000 })
  const plugin = fastify()
  await plugin.register(fastifyStatic, { root: join(releases, (await readCurrent(releases)) ?? '', 'site'), preCompressed: true })
  const ours = await server.listen({ port: 0, host: '127.0.0.1' })
  const theirs = await plugin.listen({ port: 0, host: '127.0.0.1' })
  const rows = []
  for (const [kind, requestFor] of Object.entries(kinds)) {
    const [asked, askedOfPlugin] = [await requestFor(server), await requestFor(plugin)]
    const status = await statusOf(server, asked)
    if (status !== (await statusOf(plugin, askedOfPlugin))) throw new Error(`${kind}: the servers answer with different codes`)
    let [measured, reference] = [0, 0]
    // By turns, a second each: what else the machine does is then shared by both.
    for (let turn = 0; turn < seconds; turn += 1) {
      reference += await rate(theirs, askedOfPlugin)
      measured += await rate(ours, asked)
    }
    rows.push({
      file: kind,
      status,
      'requests/s': Math.round(measured / seconds),
      '@fastify/static, requests/s': Math.round(reference / seconds),
      'ours / @fastify/static': (measured / reference).toFixed(2),
    })
  }
  await server.close()
  await plugin.close()
  console.log(`\nFiles, ${connections} connections, ${seconds} s each`)
  console.table(rows)
}
