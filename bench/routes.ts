import { buildApp } from '@bank/api/app.ts'
import { appOptions } from '@bank/api/testing/app-options.ts'
import autocannon from 'autocannon'
import { fastify } from 'fastify'
import { demoData, releaseOf } from './bench-data.ts'

const connections = 50

type Measured = { readonly requests: { readonly average: number }; readonly latency: { readonly p99: number }; readonly non2xx: number }

/** Browsers take what is compressed; answers of the bare route are sent as they came. */
const headers = { 'accept-encoding': 'br' }

const load = (url: string, seconds: number): Promise<Measured> => autocannon({ url, connections, duration: seconds, headers })

/** A page, a script and a picture of the site. */
const servedAddresses = async (): Promise<readonly string[]> => {
  const addresses = Object.keys((await releaseOf(await demoData()))?.manifest.files ?? {})
  const first = (pattern: RegExp) => addresses.find((address) => pattern.test(address)) ?? []
  return ['/en/', first(/^\/_astro\/.*\.js$/), first(/^\/media\/.*\.webp$/)].flat()
}

/**
 * Our routes against a bare Fastify route that answers the same bytes, under fifty connections, in one run on one machine: the
 * ratio says what the lookups, filters, headers and limits cost. Loopback only.
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
  const bodies = new Map<string, { readonly body: Buffer; readonly type: string }>()
  for (const path of paths) {
    const answer = await server.inject({ url: path, headers })
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
    bodies.set(path, { body: answer.rawPayload, type: String(answer.headers['content-type']) })
  }
  bare.get('/*', (request, reply) => {
    const known = bodies.get(request.url)
    return known ? reply.type(known.type).send(known.body) : reply.code(404).send()
  })
  const ours = await server.listen({ port: 0, host: '127.0.0.1' })
  const theirs = await bare.listen({ port: 0, host: '127.0.0.1' })
  const rows = []
  for (const path of paths) {
    const reference = await load(`${theirs}${path}`, seconds)
    const measured = await load(`${ours}${path}`, seconds)
    if (measured.non2xx > 0) throw new Error(`${path}: ${measured.non2xx} answers were not 200`)
    rows.push({
      route: path,
      'requests/s': Math.round(measured.requests.average),
      'bare route, requests/s': Math.round(reference.requests.average),
      'ours / bare': (measured.requests.average / reference.requests.average).toFixed(2),
      'p99, ms': measured.latency.p99,
      'bare p99, ms': reference.latency.p99,
    })
  }
  await server.close()
  await bare.close()
  console.log(`\nRoutes, ${connections} connections, ${seconds} s each`)
  console.table(rows)
}
