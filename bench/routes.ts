import { buildApp } from '@bank/api/app.ts'
import { appOptions } from '@bank/api/testing/app-options.ts'
import autocannon from 'autocannon'
import { fastify } from 'fastify'
import { demoData, releaseOf } from './bench-data.ts'
import { median } from './median.ts'

const connections = 50

type Measured = { readonly requests: { readonly average: number }; readonly latency: { readonly p99: number }; readonly non2xx: number }

/** Browsers take what is compressed; answers of the bare route are sent as they came. */
const headers = { 'accept-encoding': 'br' }

const load = (url: string): Promise<Measured> => autocannon({ url, connections, duration: 1, headers })

/** What a server writes by itself. */
const ownHeaders = ['connection', 'content-length', 'date', 'keep-alive']

type Answer = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }

/** A page, a script and a picture of the site. */
const servedAddresses = async (): Promise<readonly string[]> => {
  const addresses = Object.keys((await releaseOf(await demoData()))?.manifest.files ?? {})
  const first = (pattern: RegExp) => addresses.find((address) => pattern.test(address)) ?? []
  return ['/en/', first(/^\/_astro\/.*\.js$/), first(/^\/media\/.*\.webp$/)].flat()
}

/**
 * Our routes against a bare Fastify route that answers the same bytes, headers as well, under fifty connections, in one run on one machine: the
 * ratio says what the lookups, filters and limits cost. Loopback only.
 */
export const benchRoutes = async (seconds: number): Promise<void> => {
  const { server } = await buildApp({ ...appOptions(await demoData()), requestsPerMinute: 100_000_000, mostEventLoopDelay: 10_000 })
  const bare = fastify()
  const paths = [
    '/api/blog/post/all/?limit=10',
    '/api/office/all/?limit=20',
    '/api/alerts/alert/all/?_lang=es',
    '/api/search/suggest/?terms=sav',
    '/api/search/suggest/?terms=how%20do%20i',
    '/api/search/results/?terms=savings',
    '/api/search/results/?terms=hours%20houma',
    '/api/search/results/?terms=send%20money%20to%20my%20famly%20in%20mexico',
    '/api/search/results/?terms=no%20puedo%20entrar%20a%20mi%20cuenta&_lang=es',
    '/menu.txt',
    ...(await servedAddresses()),
  ]
  const answers = new Map<string, Answer>()
  for (const path of paths) {
    const answer = await server.inject({ url: path, headers })
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
    const same = Object.entries(answer.headers).filter(([name]) => !ownHeaders.includes(name))
    answers.set(path, { headers: Object.fromEntries(same.map(([name, value]) => [name, String(value)])), body: answer.rawPayload })
  }
  bare.get('/*', (request, reply) => {
    const known = answers.get(request.url)
    return known ? reply.headers(known.headers).send(known.body) : reply.code(404).send()
  })
  const ours = await server.listen({ port: 0, host: '127.0.0.1' })
  const theirs = await bare.listen({ port: 0, host: '127.0.0.1' })
  const rows = []
  for (const path of paths) {
    const rates = { ours: 0, theirs: 0 }
    const latest = { ours: [] as number[], theirs: [] as number[] }
    // By turns, a second each: what else the machine does is then shared by both. The first turn only warms up.
    for (let turn = 0; turn <= seconds; turn += 1) {
      const reference = await load(`${theirs}${path}`)
      const measured = await load(`${ours}${path}`)
      if (measured.non2xx > 0) throw new Error(`${path}: ${measured.non2xx} answers were not 200`)
      if (turn === 0) continue
      rates.ours += measured.requests.average
      rates.theirs += reference.requests.average
      latest.ours.push(measured.latency.p99)
      latest.theirs.push(reference.latency.p99)
    }
    rows.push({
      route: path,
      'requests/s': Math.round(rates.ours / seconds),
      'bare route, requests/s': Math.round(rates.theirs / seconds),
      'ours / bare': (rates.ours / rates.theirs).toFixed(2),
      'p99, ms': median(latest.ours),
      'bare p99, ms': median(latest.theirs),
    })
  }
  await server.close()
  await bare.close()
  console.log(`\nRoutes, ${connections} connections, ${seconds} s each`)
  console.table(rows)
}
