import { expect, it } from 'vitest'
import { createEditor } from '../../create-editor.ts'
import { adminApi, testPassword } from '../../testing/admin-api.ts'
import { filledStore, temporaryStore } from '../../testing/store.ts'

const admin = async () => {
  const store = await temporaryStore()
  return { ...store, ...(await adminApi(store)) }
}

it('people see and change their own account alone, administrators all of them, and nobody the own roles', async () => {
  const { signIn } = await admin()
  const [ana, ben] = [await signIn('ana@bank.example', 'administrator'), await signIn('ben@bank.example', 'writer')]
  expect((await ben.call('GET', '/users')).body).toMatchObject({ docs: [{ email: 'ben@bank.example' }] })
  expect((await ben.call('GET', `/users/${ana.id}`)).status).toBe(404)
  for (const [method, path, body] of [
    ['PATCH', `/users/${ana.id}`, { password: 'pelican levee 47 gumbo' }],
    ['DELETE', `/users/${ana.id}`, {}],
    ['POST', '/users', { email: 'eve@bank.example', password: testPassword, roles: ['administrator'] }],
    ['POST', '/users/unlock', { email: 'ana@bank.example' }],
  ] as const)
    expect([path, (await ben.call(method, path, body)).status]).toEqual([path, 403])
  await ben.call('PATCH', `/users/${ben.id}`, { roles: ['administrator'] })
  expect((await ana.call('GET', `/users/${ben.id}`)).body).toMatchObject({ roles: ['writer'] })

  expect((await ana.call('GET', '/users')).body).toMatchObject({ totalDocs: 2 })
  expect((await ana.call('PATCH', `/users/${ana.id}`, { roles: ['administrator', 'approver'] })).status).toBe(403)
  // An account is closed, and never removed: not by the only administrator either.
  for (const path of [`/users/${ana.id}`, `/users/${ben.id}`, '/users?where[id][exists]=true'])
    expect([path, (await ana.call('DELETE', path)).status]).toEqual([path, 403])
  expect((await ana.call('PATCH', `/users/${ben.id}`, { roles: ['writer', 'approver'], changeReason: 'Stands in' })).status).toBe(200)
  expect((await ana.call('GET', `/users/${ben.id}`)).body).toMatchObject({ roles: ['writer'] })
  expect((await ben.call('GET', '/history')).body).toMatchObject({ totalDocs: 0 })
  expect((await ana.call('GET', '/history')).body).toMatchObject({
    docs: [
      {
        kind: 'users',
        record: 'ben@bank.example',
        by: 'ana@bank.example',
        reason: 'Stands in',
        difference: [{ field: 'askedRoles.0', after: 'writer' }, { field: 'askedRoles.1', after: 'approver' }, { field: 'askedBy' }],
      },
    ],
  })
})

it('the history names an account by its address, as it is now, and tells nobody else of it; programs read its number', async () => {
  const { payload, signIn } = await admin()
  const [ana, ben] = [await signIn('ana@bank.example', 'administrator'), await signIn('ben@bank.example', 'writer')]
  const approver = await signIn('eva@bank.example', 'approver')
  await ana.call('PATCH', `/users/${ben.id}`, { language: 'es' })
  const [kept] = (await payload.find({ collection: 'history', sort: '-id', limit: 1 })).docs
  expect(kept).toMatchObject({ kind: 'users', record: String(ben.id) })
  await ben.call('PATCH', `/users/${ben.id}`, { email: 'benoit@bank.example', currentPassword: testPassword })
  expect((await ana.call('GET', `/history/${kept?.id}`)).body).toMatchObject({ record: 'benoit@bank.example' })
  expect((await ana.call('GET', `/history?where[record][equals]=${ben.id}`)).body).toMatchObject({
    docs: [{ record: 'benoit@bank.example' }, { record: 'benoit@bank.example' }],
  })
  for (const { call } of [ben, approver]) {
    expect((await call('GET', `/history/${kept?.id}`)).status).toBe(404)
    expect((await call('GET', '/history')).body).toMatchObject({ totalDocs: 0 })
  }
  // Numbers of other kinds are no accounts.
  const other = { kind: 'reports', record: String(ben.id), action: 'changed', at: new Date().toISOString(), by: 'x', person: 'x' }
  await payload.create({ collection: 'history', data: other as never })
  expect((await ana.call('GET', '/history?where[kind][equals]=reports')).body).toMatchObject({ docs: [{ record: String(ben.id) }] })
})

it('weak passwords are refused for new accounts, changed ones and resets, and a refused reset leaves the old one', async () => {
  const { payload, signIn, call } = await admin()
  const ana = await signIn('ana@bank.example', 'administrator')
  const attempts = [
    () => ana.call('POST', '/users', { email: 'ben@bank.example', password: 'abc', roles: ['writer'] }),
    () => ana.call('PATCH', `/users/${ana.id}`, { password: 'Password123!' }),
    () => ana.call('PATCH', `/users?where[id][equals]=${ana.id}`, { password: '123456789012' }),
  ]
  for (const attempt of attempts)
    expect(await attempt()).toMatchObject({
      status: 400,
      body: { errors: [{ data: { errors: [{ path: 'password', message: expect.stringContaining('assword') }] } }] },
    })

  const ben = await signIn('ben@bank.example', 'writer')
  expect((await ben.call('PATCH', `/users/${ben.id}`, { password: 'pelican-levee-47-gumbo', currentPassword: testPassword })).status).toBe(
    200,
  )
  expect((await ana.call('GET', `/history?where[record][equals]=${ben.id}`)).body).toMatchObject({
    docs: [{ difference: [{ field: 'password', after: 'was set' }] }],
  })

  const token = await payload.forgotPassword({ collection: 'users', data: { email: 'ana@bank.example' }, disableEmail: true })
  expect((await call('POST', '/users/reset-password', { token, password: 'abc' })).status).toBe(400)
  expect((await call('POST', '/users/login', { email: 'ana@bank.example', password: testPassword })).status).toBe(200)
  expect((await call('POST', '/users/reset-password', { token, password: 'pelican-levee-47-gumbo' })).status).toBe(200)
  expect((await call('POST', '/users/login', { email: 'ana@bank.example', password: testPassword })).status).toBe(401)
})

it('a password of the bank’s own names is refused, which the site settings know, in the language of the admin', async () => {
  const store = await filledStore()
  const { signIn, fetch } = await adminApi(store)
  const { bankName } = (await store.payload.findGlobal({ slug: 'settings' })) as { readonly bankName?: string }
  const password = `${bankName?.replaceAll(' ', '-')}-2026`
  const ana = await signIn('ana@bank.example', 'writer')
  const headers = { 'accept-language': 'es', authorization: `JWT ${ana.token}` }
  const refused = await fetch('PATCH', `/users/${ana.id}`, headers, { password, currentPassword: testPassword })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('que no sean nombres suyos ni del banco')])
  await expect(createEditor(store, ['ben@bank.example'], async () => password)).rejects.toThrow('names of yours or of the bank')
  // The towns of its branches and its regions as well, in both languages.
  const zemblaville = { id: 'zemblaville', city: 'Zemblaville', _status: 'published' }
  await store.payload.create({ collection: 'locations', locale: 'en', data: zemblaville as never })
  const region = { id: 'quixotia', permalink: 'quixotia', name: 'Quixotia', spanishName: 'Quijotera', marketCode: 'QUI', lat: 30, lng: -95 }
  await store.payload.create({ collection: 'regions', locale: 'en', data: { ...region, _status: 'published' } as never })
  for (const known of ['Zemblaville strong 26', 'Quixotia rates 26', 'Quijotera-Zemblaville-1'])
    await expect(createEditor(store, ['ben@bank.example'], async () => known)).rejects.toThrow('names of yours or of the bank')
})

it('an address without an account, one that is locked and a wrong password get the same answer', async () => {
  const { call, signIn } = await admin()
  await signIn('ana@bank.example', 'writer')
  const wrong = { email: 'ana@bank.example', password: 'not the password' }
  const first = await call('POST', '/users/login', wrong)
  expect(first.status).toBe(401)
  expect(await call('POST', '/users/login', { ...wrong, email: 'nobody@bank.example' })).toEqual(first)
  for (const email of ['ana@bank.example', 'nobody@bank.example'])
    expect(await call('POST', '/users/login', { email, password: ' ' })).toEqual(first)
  for (let attempt = 0; attempt < 6; attempt += 1) expect(await call('POST', '/users/login', wrong)).toEqual(first)
  expect(await call('POST', '/users/login', { email: 'ana@bank.example', password: testPassword })).toEqual(first)
})

it.each([
  ['en', 'After 5 wrong tries an account waits for 10 minutes.'],
  ['es', 'Tras 5 intentos fallidos, una cuenta espera 10 minutos.'],
])(
  'whatever was wrong, whoever signs in is told in %s how long a locked account waits, and that long it waits',
  async (language, sentence) => {
    const { payload, fetch, signIn } = await admin()
    const { id } = await signIn('ana@bank.example', 'writer')
    const said = async (email: string, password: string) => {
      const { body } = await fetch('POST', '/users/login', { 'accept-language': language }, { email, password })
      return (body['errors'] as [{ message: string }] | undefined)?.[0].message
    }
    const first = await said('nobody@bank.example', testPassword)
    expect(first).toContain(sentence)
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await said('ana@bank.example', 'not the password')).toBe(first)
    const until = new Date(String((await payload.findByID({ collection: 'users', id, showHiddenFields: true }))['lockUntil'])).getTime()
    expect(Math.round((until - Date.now()) / 60_000)).toBe(10)
    expect(await said('ana@bank.example', testPassword)).toBe(first)
  },
)

it('tries at the same time, of which one locks the account, get that answer, too', async () => {
  const { call, signIn } = await admin()
  await signIn('ana@bank.example', 'writer')
  const wrong = { email: 'ana@bank.example', password: 'not the password' }
  const answers = await Promise.all(Array.from({ length: 12 }, () => call('POST', '/users/login', wrong)))
  expect(answers[0]?.status).toBe(401)
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]?.text).toContain('The address, the password or the code is not right.')
})

it('a session counts for pages of the admin alone', async () => {
  const { signIn, fetch } = await admin()
  const { token, id } = await signIn('ana@bank.example', 'administrator')
  const cookie = `payload-token=${token}`
  const rename = async (headers: Readonly<Record<string, string>>) =>
    (await fetch('PATCH', `/users/${id}`, { ...headers, cookie }, { email: 'eve@evil.example', currentPassword: testPassword })).status
  expect(await rename({ origin: 'https://evil.example' })).toBe(403)
  expect(await rename({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await rename({})).toBe(403)
  expect(await rename({ origin: 'http://127.0.0.1:8090' })).toBe(200)
})
