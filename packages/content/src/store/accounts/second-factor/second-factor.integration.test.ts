import { generateSync } from 'otplib'
import { describe, expect, it } from 'vitest'
import { adminApi, testPassword } from '../../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../../testing/databases.ts'
import { temporaryStore } from '../../../testing/store.ts'

/** The code of a secret, some steps of half a minute from now. */
const codeOf = (secret: string, steps = 0): string => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps })

const admin = async (databaseUrl?: string, isFactorRequired = false) => {
  const origins = ['http://127.0.0.1:8090']
  const store = await temporaryStore(databaseUrl, { admin: { url: undefined, origins, isFactorRequired } })
  const api = await adminApi(store)
  const logIn = (code?: string, password = testPassword, email = 'ana@bank.example') =>
    api.call('POST', '/users/login', { email, password, ...(code !== undefined && { code }) })
  const enrol = async ({ call }: { readonly call: typeof api.call }) => {
    const { body } = await call('POST', '/users/second-factor/start')
    const secret = String(body['secret'])
    // The step before this one, so that the present code is still to be had.
    const confirmed = await call('POST', '/users/second-factor/confirm', { code: codeOf(secret, -1) })
    return { secret, started: body, codes: confirmed.body['codes'] as readonly string[], status: confirmed.status }
  }
  return { ...store, ...api, logIn, enrol }
}

describe.each(usualDatabases)('the second factor on %s', (kind) => {
  it('is set up with the first right code, asked for at each log-in, and takes no code twice', async () => {
    const { signIn, logIn, enrol, call } = await admin(await databases[kind]())
    const ana = await signIn('ana@bank.example', 'writer')
    await ana.call('POST', '/users/second-factor/start')
    expect((await ana.call('POST', '/users/second-factor/confirm', { code: '000000' })).status).toBe(403)
    expect((await logIn()).status).toBe(200)
    const { secret, started, codes } = await enrol(ana)
    expect(started['address']).toContain('otpauth://totp/')
    expect((started['picture'] as readonly unknown[]).length).toBeGreaterThan(20)
    expect(codes).toHaveLength(10)

    const refused = await call('POST', '/users/login', { email: 'nobody@bank.example', password: testPassword })
    for (const attempt of [logIn(), logIn('000000'), logIn(codeOf(secret), 'not the password')]) expect(await attempt).toEqual(refused)
    const code = codeOf(secret)
    expect((await logIn(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect(await logIn(code)).toEqual(refused)
    expect(await logIn(codeOf(secret, -1))).toEqual(refused)
  })

  it('leaves the account as old as it was, so that a form that shows it goes on', async () => {
    const { signIn, enrol } = await admin(await databases[kind]())
    const ana = await signIn('ana@bank.example', 'writer')
    const account = async () => (await ana.call('GET', '/users/me')).body['user'] as { readonly updatedAt: string }
    const { updatedAt } = await account()
    const { secret, status } = await enrol(ana)
    expect([status, (await account()).updatedAt]).toEqual([200, updatedAt])
    expect((await ana.call('POST', '/users/second-factor/remove', { code: codeOf(secret) })).status).toBe(200)
    expect((await account()).updatedAt).toBe(updatedAt)
  })

  it('one code opens one session, however many ask with it at once', async () => {
    const { signIn, logIn, enrol } = await admin(await databases[kind]())
    const { secret } = await enrol(await signIn('ana@bank.example', 'writer'))
    const code = codeOf(secret)
    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
  })

  it('recovery codes work once each, and new ones replace them', async () => {
    const { signIn, logIn, enrol } = await admin(await databases[kind]())
    const ana = await signIn('ana@bank.example', 'writer')
    const { secret, codes } = await enrol(ana)
    const [first = '', second = ''] = codes
    expect((await logIn(first.toUpperCase())).status).toBe(200)
    expect((await logIn(first)).status).toBe(401)
    expect((await ana.call('GET', '/users/second-factor')).body).toMatchObject({ codesLeft: 9 })
    const renewed = await ana.call('POST', '/users/second-factor/codes', { code: codeOf(secret) })
    expect(renewed.body['codes']).toHaveLength(10)
    expect((await logIn(second)).status).toBe(401)
  })

  it('wrong codes lock an account as wrong passwords do, and the answer stays the same', async () => {
    const { signIn, logIn, enrol } = await admin(await databases[kind]())
    const { secret } = await enrol(await signIn('ana@bank.example', 'writer'))
    const first = await logIn('000000')
    expect(first.status).toBe(401)
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await logIn('000000')).toEqual(first)
    expect(await logIn(codeOf(secret))).toEqual(first)
  })

  it('whoever is signed in and gives wrong codes is signed out, and the account waits', async () => {
    const { signIn, enrol, logIn, fetch } = await admin(await databases[kind]())
    const ana = await signIn('ana@bank.example', 'writer')
    const { secret } = await enrol(ana)
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await ana.call('POST', '/users/second-factor/remove', { code: '000000' })).status).toBe(403)
    const headers = { authorization: `JWT ${ana.token}`, 'accept-language': 'es' }
    expect(await fetch('POST', '/users/second-factor/remove', headers, { code: '000000' })).toMatchObject({
      status: 403,
      text: expect.stringContaining('Tras 5 intentos fallidos, su cuenta espera 10 minutos'),
    })
    expect((await logIn(codeOf(secret))).status).toBe(401)
    expect((await ana.call('POST', '/users/second-factor/remove', { code: codeOf(secret) })).status).toBe(401)
    expect((await ana.call('GET', '/users/me')).body).toMatchObject({ user: null })
  })

  it('another administrator takes it away when the telephone is lost, which ends the sessions and stands in the history', async () => {
    const { signIn, logIn, enrol } = await admin(await databases[kind]())
    const ana = await signIn('ana@bank.example', 'administrator')
    const zoe = await signIn('zoe@bank.example', 'administrator')
    const ben = await signIn('ben@bank.example', 'writer')
    await enrol(ana)
    expect((await ben.call('POST', `/users/second-factor/reset/${ana.id}`)).status).toBe(403)
    expect((await ana.call('POST', `/users/second-factor/reset/${ana.id}`)).status).toBe(403)
    expect((await zoe.call('POST', `/users/second-factor/reset/${ana.id}`)).status).toBe(200)
    expect((await ana.call('GET', '/users/me')).body).toMatchObject({ user: null })
    expect((await logIn()).status).toBe(200)
    expect((await zoe.call('GET', `/history?where[record][equals]=${ana.id}&sort=id`)).body).toMatchObject({
      docs: [
        { by: 'ana@bank.example', difference: [{ field: 'secondFactor', after: 'was set up' }] },
        { by: 'zoe@bank.example', difference: [{ field: 'secondFactor', before: 'was set up', after: 'was reset' }] },
      ],
    })
  })

  it('nobody reads a secret or a code: by no address, no list, no history, and not in the database', async () => {
    const { signIn, enrol, payload } = await admin(await databases[kind]())
    const ana = await signIn('ana@bank.example')
    const { secret, codes } = await enrol(ana)
    const paths = [
      '/second-factors',
      '/second-factors/1',
      '/users?depth=5&showHiddenFields=true',
      '/users/me',
      '/history',
      '/users/second-factor',
    ]
    const answers = JSON.stringify(await Promise.all(paths.map((path) => ana.call('GET', path))))
    const { docs } = await payload.find({ collection: 'second-factors', overrideAccess: true, showHiddenFields: true })
    for (const each of [secret, ...codes]) {
      expect(answers).not.toContain(each)
      expect(JSON.stringify(docs)).not.toContain(each)
    }
    for (const path of paths.slice(0, 2)) expect((await ana.call('GET', path)).status).toBeGreaterThan(400)
  })

  it('where it is required, approvers, leads readers and administrators have their rights once they have set it up', async () => {
    const { signIn, enrol } = await admin(await databases[kind](), true)
    const ana = await signIn('ana@bank.example', 'administrator', 'approver')
    const ben = await signIn('ben@bank.example', 'writer')
    expect([(await ana.call('GET', '/pages')).status, (await ana.call('GET', `/users/${ben.id}`)).status]).toEqual([403, 404])
    expect((await ben.call('GET', '/pages')).status).toBe(200)
    const eve = await signIn('eve@bank.example', 'writer', 'leads')
    const rights = async () => ((await eve.call('GET', '/users/me')).body as { user?: { rights?: unknown } }).user?.rights
    expect(await rights()).toEqual(['writer'])
    expect([(await enrol(eve)).status, await rights()]).toEqual([200, ['writer', 'leads']])
    expect((await enrol(ana)).status).toBe(200)
    expect([(await ana.call('GET', '/pages')).status, (await ana.call('GET', `/users/${ben.id}`)).status]).toEqual([200, 200])
  })
})
