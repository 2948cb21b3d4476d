import { randomUUID } from 'node:crypto'
import { getPayload, handleEndpoints } from 'payload'
import { onTestFinished } from 'vitest'
import { closeStore, type Store } from '../store/open-store.ts'
import { roles as everyRole, type Role } from '../store/rights/roles.ts'

/** A password that the policy takes; of accounts in tests alone. */
export const testPassword = 'a long password for tests'

/** Makes an account: with every role, unless some are named. */
export const createEditor = ({ payload }: Pick<Store, 'payload'>, email: string, roles: readonly Role[] = everyRole) =>
  payload.create({ collection: 'users', data: { email, password: testPassword, roles: [...roles] } })

type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** What the text says as JSON; nothing where it is none. */
  readonly body: Readonly<Record<string, unknown>> & { readonly token?: string }
}

const answerOf = async (response: Response): Promise<Answer> => {
  const [{ status, headers }, text] = [response, await response.text()]
  return { status, headers, text, body: headers.get('content-type')?.includes('json') ? JSON.parse(text) : {} }
}

/** The admin's own API in front of a store; `call` asks as a stranger, `signIn` gives what asks as somebody with these roles. */
export const adminApi = async (store: Store) => {
  const { config } = store.payload
  const key = randomUUID()
  const served = await getPayload({ config, key })
  onTestFinished(() => closeStore(served))
  const fetch = async (method: string, path: string, headers: Readonly<Record<string, string>>, body: object = {}): Promise<Answer> => {
    const content = method === 'GET' ? {} : { body: JSON.stringify(body) }
    const request = new Request(`http://127.0.0.1/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...content,
    })
    return answerOf(await handleEndpoints({ config, payloadInstanceCacheKey: key, request }))
  }
  const send = async (path: string, body: FormData, headers: Readonly<Record<string, string>>, method = 'POST'): Promise<Answer> => {
    const request = new Request(`http://127.0.0.1/api${path}`, { method, headers, body })
    return answerOf(await handleEndpoints({ config, payloadInstanceCacheKey: key, request }))
  }
  const callAs = (authorization: string) => (method: string, path: string, body?: object) => fetch(method, path, { authorization }, body)
  const call = callAs('')
  const signIn = async (email: string, ...roles: readonly Role[]) => {
    const account = await createEditor(store, email, roles.length > 0 ? roles : undefined)
    const { body } = await call('POST', '/users/login', { email, password: testPassword })
    return { id: account.id, token: body.token, call: callAs(`JWT ${body.token}`) }
  }
  return { call, fetch, send, signIn }
}
