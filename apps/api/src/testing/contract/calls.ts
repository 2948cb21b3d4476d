import { request } from 'node:http'
import type { InjectOptions } from 'fastify'
import { bodyFor, type CallPath, callPaths, goodMessages, key, tokenFor } from '../contact.ts'
import type { Answered, ApiDocument, Operation } from './document.ts'
import type { ContractApp } from './site.ts'

/** One call of an operation, and what it was answered. */
export type Call = { readonly operation: string; readonly asked: string; readonly answer: Answered }

/** Calls `GET path` with a query. */
export const get = async (
  { server }: ContractApp,
  path: string,
  query = '',
  headers: Record<string, string> = {},
  remoteAddress = '192.0.2.77',
): Promise<Call> => ({
  operation: `GET ${path}`,
  asked: `${path}${query}`,
  answer: await server.inject({ url: `${path}${query}`, headers, remoteAddress }),
})

const post = async ({ server }: ContractApp, path: CallPath, asked: string, sent: Partial<InjectOptions>): Promise<Call> => ({
  operation: `POST ${path}`,
  asked: `${path} ${asked}`,
  answer: await server.inject({ method: 'POST', url: path, ...sent, headers: { 'content-type': 'application/json', ...sent.headers } }),
})

/** A good message of one form. */
export const postGood = async (app: ContractApp, path: CallPath, recaptcha = 'AAAA'): Promise<Call> =>
  post(app, path, 'a good message', { payload: { ...goodMessages[path], recaptcha } })

/** Messages for everything that a form takes and refuses for itself. */
export const postEverything = async (app: ContractApp, path: CallPath): Promise<readonly Call[]> => {
  const token = () => tokenFor(app.server, path)
  const good = await bodyFor(app.server, path)
  const headers = key(path.replaceAll('/', '-'))
  return [
    await post(app, path, 'right', { payload: good, headers }),
    await post(app, path, 'the same again', { payload: good, headers }),
    await post(app, path, 'other words under the same key', { payload: { ...good, fullName: 'Other' }, headers }),
    await post(app, path, 'a token that was used', { payload: { ...good, fullName: 'Other' } }),
    await post(app, path, 'broken JSON', { payload: '{"fullName' }),
    await post(app, path, 'a short key', { payload: good, headers: { 'idempotency-key': 'short' } }),
    await post(app, path, 'no token', { payload: goodMessages[path] }),
    await post(app, path, 'from another site', { payload: good, headers: { origin: 'https://evil.example' } }),
    await post(app, path, 'too much', { payload: JSON.stringify({ fullName: 'a'.repeat(33_000) }) }),
    await post(app, path, 'no JSON', { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    await post(app, path, 'no name', { payload: { ...good, fullName: '' } }),
    await post(app, path, 'a field too many', { payload: { ...good, colour: 'blue' } }),
    await post(app, path, 'at night', { payload: { ...good, firstTime: '03:00', recaptcha: await token() } }),
    await post(app, path, 'for a stranger', { payload: { ...good, mailto: 'stranger@elsewhere.example', recaptcha: await token() } }),
  ]
}

/** A message whose body never comes; answered on the socket, not by a route. */
export const postSlowly = async ({ server }: ContractApp, path: CallPath): Promise<Call> => {
  const [address] = server.addresses()
  const port = typeof address === 'object' ? address.port : undefined
  const answer = await new Promise<Answered>((resolve, reject) => {
    const sending = request({
      port,
      host: '127.0.0.1',
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 900 },
    })
    sending.on('error', reject)
    sending.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ statusCode: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      )
    })
    sending.write('{"fullName"')
  })
  return { operation: `POST ${path}`, asked: `${path} slowly`, answer }
}

const sampleOf = (name: string, schema: { items?: { enum?: string[] } }): string => {
  if (name === '_fields') return (schema.items?.enum ?? []).join(',')
  return name === 'limit' ? '2' : name === 'offset' ? '1' : name === '_lang' ? 'es' : 'true'
}

/** One list, asked for in every way that the document describes, and in ways that it does not. */
export const askList = async (app: ContractApp, path: string, { parameters = [] }: Operation): Promise<readonly Call[]> => {
  const described = parameters.map(({ name, schema }) => `?${name}=${encodeURIComponent(sampleOf(name, schema as object))}`)
  const queries = ['', '?_lang=es&_joinLang=es', ...described, '?colour=blue', '?limit=0', '?offset=x']
  const calls: Call[] = []
  for (const query of queries) calls.push(await get(app, path, query))
  return [...calls, await get(app, path, '', { 'if-none-match': '*' }), await get(app, path, '', { 'accept-encoding': 'gzip;q=0' })]
}

/** Addresses of all lists of a document. */
export const listPaths = ({ paths }: ApiDocument): readonly string[] => Object.keys(paths).filter((path) => path.endsWith('/all/'))

/** Every operation below /api/ once, rightly: what it answers is up to the state of the app. */
export const callEverything = async (app: ContractApp, document: ApiDocument): Promise<readonly Call[]> => {
  const calls: Call[] = []
  for (const path of Object.keys(document.paths).filter((one) => one.startsWith('/api/') && one.endsWith('/')))
    if (!callPaths.some((one) => one === path)) calls.push(await get(app, path, path.includes('captcha') ? '?form=support' : ''))
  for (const path of callPaths) calls.push(await postGood(app, path))
  return calls
}
