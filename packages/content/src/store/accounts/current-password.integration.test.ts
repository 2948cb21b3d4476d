import { describe, expect, it } from 'vitest'
import { adminApi, testPassword } from '../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../testing/databases.ts'
import { temporaryStore } from '../../testing/store.ts'

const newPassword = 'pelican-levee-47-gumbo'
const notCurrent = 'not my current password'

const admin = async (databaseUrl?: string) => {
  const store = await temporaryStore(databaseUrl)
  return { ...store, ...(await adminApi(store)) }
}

const refusal = (message: string) => ({
  status: 400,
  body: {
    errors: [
      {
        message: expect.stringContaining(message),
        data: { errors: [{ path: 'currentPassword', message: expect.stringContaining(message) }] },
      },
    ],
  },
})

describe.each(usualDatabases)('the current password on %s', (kind) => {
  it('is asked for with a new address or password of one’s own, also in a save of several accounts', async () => {
    const { signIn, call } = await admin(await databases[kind]())
    const ana = await signIn('ana@bank.example', 'administrator')
    for (const change of [{ password: newPassword }, { email: 'eve@bank.example' }])
      for (const path of [`/users/${ana.id}`, `/users?where[id][equals]=${ana.id}`, '/users?where[id][exists]=true']) {
        expect(await ana.call('PATCH', path, change)).toMatchObject(refusal('give your current password'))
        expect(await ana.call('PATCH', path, { ...change, currentPassword: '' })).toMatchObject(refusal('give your current password'))
        expect(await ana.call('PATCH', path, { ...change, currentPassword: { length: 20 } })).toMatchObject(refusal('give your current'))
      }
    expect(await ana.call('PATCH', `/users/${ana.id}`, { email: 'eve@bank.example', currentPassword: notCurrent })).toMatchObject(
      refusal('This is not your current password.'),
    )
    expect((await call('POST', '/users/login', { email: 'ana@bank.example', password: testPassword })).status).toBe(200)

    const saved = await ana.call('PATCH', `/users/${ana.id}`, { password: newPassword, currentPassword: testPassword })
    expect([saved.status, saved.text.includes(testPassword)]).toEqual([200, false])
    expect((await ana.call('PATCH', `/users/${ana.id}`, { email: 'zoe@bank.example', currentPassword: newPassword })).status).toBe(200)
    expect((await call('POST', '/users/login', { email: 'zoe@bank.example', password: newPassword })).status).toBe(200)
    expect(JSON.stringify((await ana.call('GET', '/history')).body)).not.toMatch(/currentPassword|a long password|gumbo/)
  })

  it('is not asked for with anything else, nor by whoever changes somebody else’s account', async () => {
    const { signIn } = await admin(await databases[kind]())
    const [ana, ben] = [await signIn('ana@bank.example', 'administrator'), await signIn('ben@bank.example', 'writer')]
    // Forms send the address with every save.
    expect((await ben.call('PATCH', `/users/${ben.id}`, { email: 'Ben@bank.example', language: 'es' })).status).toBe(200)
    expect((await ana.call('PATCH', `/users/${ben.id}`, { email: 'ben@bank.example', roles: ['writer', 'rates'] })).status).toBe(200)
    expect((await ana.call('PATCH', `/users/${ben.id}`, { password: newPassword })).status).toBe(403)
  })

  it('locks the account after five wrong tries, also at the same time, and the right one then waits, too', async () => {
    const { signIn, call, payload } = await admin(await databases[kind]())
    const ben = await signIn('ben@bank.example', 'writer')
    const change = (currentPassword: string) => ben.call('PATCH', `/users/${ben.id}`, { password: newPassword, currentPassword })
    const tries = async () =>
      (await payload.findByID({ collection: 'users', id: ben.id, showHiddenFields: true }))['loginAttempts'] as unknown
    await change(notCurrent)
    await call('POST', '/users/login', { email: 'ben@bank.example', password: notCurrent })
    expect(await tries()).toBe(2)
    expect((await change(testPassword)).status).toBe(200)
    expect(await tries()).toBe(0)

    const wrong = await Promise.all(Array.from({ length: 8 }, () => change(notCurrent)))
    for (const answer of wrong) expect(answer.status).toBe(400)
    expect(await tries()).toBe(5)
    expect(await change(newPassword)).toMatchObject(refusal('your account waits for 10 minutes'))
    expect((await call('POST', '/users/login', { email: 'ben@bank.example', password: newPassword })).status).toBe(401)
  })
})

it('is asked for in Spanish of whoever has the admin in Spanish', async () => {
  const { signIn, fetch } = await admin()
  const ana = await signIn('ana@bank.example', 'writer')
  const headers = { 'accept-language': 'es', authorization: `JWT ${ana.token}` }
  const said = (currentPassword?: string) => fetch('PATCH', `/users/${ana.id}`, headers, { password: newPassword, currentPassword })
  expect(await said()).toMatchObject(refusal('indique su contraseña actual'))
  expect(await said(notCurrent)).toMatchObject(refusal('Esta no es su contraseña actual.'))
})

it('no administrator forgets the own wrong tries', async () => {
  const { signIn } = await admin()
  const [ana, zoe] = [await signIn('ana@bank.example', 'administrator'), await signIn('zoe@bank.example', 'administrator')]
  expect((await ana.call('POST', '/users/unlock', { email: 'Ana@bank.example ' })).status).toBe(403)
  expect((await zoe.call('POST', '/users/unlock', { email: 'ana@bank.example' })).status).toBe(200)
  expect((await zoe.call('GET', `/history?where[record][equals]=${ana.id}`)).body).toMatchObject({
    docs: [{ by: 'zoe@bank.example', difference: [{ field: 'lock', after: 'was taken away' }] }],
  })
})
