import { buildApp } from '@bank/api/app.ts'
import { appOptions } from '@bank/api/testing/app-options.ts'
import autocannon from 'autocannon'
import { fastify } from 'fastify'
import { demoData } from './bench-data.ts'
const { server } = await buildApp({ ...appOptions(await demoData()), requestsPerMinute: 100_000_000, mostEventLoopDelay: 10_000 })
const bare = fastify()
const paths = ['/menu.txt', '/api/search/suggest/?terms=sav', '/api/search/suggest/?terms=how%20do%20i', '/api/search/results/?terms=savings','/api/search/results/?terms=hours%20houma','/api/search/results/?terms=send%20money%20to%20my%20famly%20in%20mexico','/api/search/results/?terms=no%20puedo%20entrar%20a%20mi%20cuenta&_lang=es']
const headers = { 'accept-encoding': 'br' }
const bodies = new Map()
for (const path of paths) { const a = await server.inject({ url: path, headers }); bodies.set(path, { body: a.rawPayload, type: String(a.headers['content-type']) }) }
bare.get('/*', (request, reply) => { const known = bodies.get(request.url); return known ? reply.type(known.type).send(known.body) : reply.code(404).send() })
const ours = await server.listen({ port: 0, host: '127.0.0.1' })
const theirs = await bare.listen({ port: 0, host: '127.0.0.1' })
const cpu = async (url: string) => { await autocannon({ url, connections: 50, amount: 2000, headers }); const s = process.cpuUsage(); await autocannon({ url, connections: 50, amount: 6000, headers }); const u = process.cpuUsage(s); return (u.user + u.system) / 6000 }
for (const path of paths) { const b = await cpu(theirs + path); const o = await cpu(ours + path); const b2 = await cpu(theirs + path); const o2 = await cpu(ours + path); const B = Math.min(b, b2), O = Math.min(o, o2); console.log(path.padEnd(80), bodies.get(path).body.length, 'bare', B.toFixed(0), 'ours', O.toFixed(0), 'µs, ratio', (B / O).toFixed(2)) }
process.exit(0)
