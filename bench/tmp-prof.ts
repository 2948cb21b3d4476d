import { buildApp } from '@bank/api/app.ts'
import { appOptions } from '@bank/api/testing/app-options.ts'
import autocannon from 'autocannon'
import { fastify } from 'fastify'
import { demoData } from './bench-data.ts'
const { server } = await buildApp({ ...appOptions(await demoData()), requestsPerMinute: 100_000_000, mostEventLoopDelay: 10_000 })
const ours = await server.listen({ port: 0, host: '127.0.0.1' })
const path = process.argv[2] ?? '/api/search/results/?terms=savings'
const r = await autocannon({ url: ours + path, connections: 50, duration: 4, headers: { 'accept-encoding': 'br' } })
console.log(r.requests.average, r.latency.p99)
process.exit(0)
