import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { adminApi, testPassword } from '../../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../../testing/databases.ts'
import { temporaryStore } from '../../../testing/store.ts'
import { idleSeconds } from './idle-time.ts'
import { longestSeconds } from './session-limits.ts'

const admin = async (databaseUrl?: string) => {
  const store = await temporaryStore(databaseUrl)
  const api = await adminApi(store)
  const session = async (email: string) => {
    const { body } = await api.call('POST', '/users/login', { email, password: testPassword })
    const call = (method: string, path: string, data?: object) => api.fetch(method, path, { authorization: `JWT ${body.token}` }, data)
    return { call, token: body.token ?? '', isOpen: async () => (await call('GET', '/users/me')).body['user'] !== null }
  }
  return { ...store, ...api, session }
}

type Account = { readonly id: number; readonly sessions: readonly object[] }

const expiryOf = (token: unknown): number => JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString('utf8')).exp

describe.each(usualDatabases)('sessions on %s', (kind) => {
  it('a new password ends all other sessions, and only the person sets it', async () => {
    const { signIn, session } = await admin(await databases[kind]())
    const ana = await signIn('ana@bank.example', 'administrator')
    const ben = await signIn('ben@bank.example', 'writer')
    const other = await session('ben@bank.example')
    expect((await ana.call('PATCH', `/users/${ben.id}`, { password: 'pelican-levee-47-gumbo' })).status).toBe(403)
    expect((await ana.call('PATCH', `/users/${ben.id}`, { email: 'eve@bank.example' })).status).toBe(403)
    expect(await other.isOpen()).toBe(true)
    const change = { password: 'pelican-levee-47-gumbo', currentPassword: testPassword }
    expect((await ben.call('PATCH', `/users/${ben.id}`, change)).status).toBe(200)
    expect(await other.isOpen()).toBe(false)
    expect((await ben.call('GET', '/users/me')).body).toMatchObject({ user: { email: 'ben@bank.example' } })
  })

  it('a closed account has no access from that moment, and signs in again only when it is open', async () => {
    const { signIn, session, call } = await admin(await databases[kind]())
    const ana = await signIn('ana@bank.example', 'administrator')
    const ben = await signIn('ben@bank.example', 'writer')
    expect((await ben.call('PATCH', `/users/${ben.id}`, { disabled: true })).status).toBe(403)
    expect((await ben.call('GET', '/pages')).status).toBe(200)
    expect((await ana.call('PATCH', `/users/${ana.id}`, { disabled: true })).status).toBe(403)
    expect((await ana.call('PATCH', `/users/${ben.id}`, { disabled: true })).status).toBe(200)
    expect((await ben.call('GET', '/pages')).status).toBe(403)
    const closed = await call('POST', '/users/login', { email: 'ben@bank.example', password: testPassword })
    expect(closed).toEqual(await call('POST', '/users/login', { email: 'nobody@bank.example', password: testPassword }))
    await ana.call('PATCH', `/users/${ben.id}`, { disabled: false })
    expect((await ben.call('GET', '/pages')).status).toBe(403)
    expect(await (await session('ben@bank.example')).isOpen()).toBe(true)
  })

  it('ends half an hour after it was used last, and twelve hours after it began', async () => {
    const { signIn, payload } = await admin(await databases[kind]())
    const ana = await signIn('ana@bank.example', 'writer')
    const now = Date.now() / 1000
    expect(expiryOf(ana.token) - now).toBeGreaterThan(idleSeconds - 60)
    expect(expiryOf(ana.token) - now).toBeLessThanOrEqual(idleSeconds)
    const used = await ana.call('POST', '/users/refresh-token')
    expect(expiryOf(used.body['refreshedToken'])).toBeGreaterThanOrEqual(expiryOf(ana.token))

    const where = { id: { equals: ana.id } }
    const account = await payload.db.findOne<Account>({ collection: 'users', where })
    const began = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
    const since = async (seconds: number) => {
      const sessions = (account?.sessions ?? []).map((each) => ({ ...each, createdAt: began(seconds) }))
      await payload.db.updateOne({ collection: 'users', id: ana.id, data: { ...account, sessions } })
      return (await ana.call('POST', '/users/refresh-token')).status
    }
    expect([await since(longestSeconds - idleSeconds - 60), await since(longestSeconds - idleSeconds + 60)]).toEqual([200, 403])
  })

  it('goes on while it is used, and ends half an hour after that', async () => {
    const { signIn, fetch } = await admin(await databases[kind]())
    const ana = await signIn('ana@bank.example', 'writer')
    const as = (token: unknown) => (method: string, path: string) => fetch(method, path, { authorization: `JWT ${token}` })
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)
    minutesLater(20)
    const { refreshedToken } = (await as(ana.token)('POST', '/users/refresh-token')).body
    minutesLater(20)
    const isOpen = async (token: unknown) => (await as(token)('GET', '/users/me')).body['user'] !== null
    expect([await isOpen(refreshedToken), await isOpen(ana.token)]).toEqual([true, false])
    minutesLater(11)
    expect(await isOpen(refreshedToken)).toBe(false)
  })

  it('ends everywhere when its person says so', async () => {
    const { signIn, session } = await admin(await databases[kind]())
    const ana = await signIn('ana@bank.example', 'writer')
    const other = await session('ana@bank.example')
    expect((await ana.call('POST', '/users/logout?allSessions=true')).status).toBe(200)
    expect([await other.isOpen(), (await ana.call('GET', '/users/me')).body['user']]).toEqual([false, null])
  })
})
