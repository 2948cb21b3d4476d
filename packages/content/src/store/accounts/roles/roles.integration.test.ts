import { mailHeader, mailPart } from '@bank/mail/testing/read-mail.ts'
import { testSmtpServer } from '@bank/mail/testing/smtp-server.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createEditor } from '../../../create-editor.ts'
import { runDue } from '../../../schedule/run-due.ts'
import { adminApi, testPassword } from '../../../testing/admin-api.ts'
import { databases, usualDatabases } from '../../../testing/databases.ts'
import { temporaryStore } from '../../../testing/store.ts'
import { choseOwnPassword } from '../chosen-password.ts'

const asApprover = { roles: ['writer', 'approver'] }
const benAsApprover = { ...asApprover, email: 'ben@bank.example' }

describe.each(usualDatabases)('roles on %s', (kind) => {
  it('changed roles count when another administrator has confirmed exactly those', async () => {
    const { signIn } = await adminApi(await temporaryStore(await databases[kind]()))
    const [ana, zoe] = [await signIn('ana@bank.example', 'administrator'), await signIn('zoe@bank.example', 'administrator')]
    const ben = await signIn('ben@bank.example', 'writer')
    const rolesOf = async () => (await ana.call('GET', `/users/${ben.id}`)).body
    await ana.call('PATCH', `/users/${ben.id}`, asApprover)
    expect(await rolesOf()).toMatchObject({ roles: ['writer'] })
    expect((await ana.call('POST', `/users/${ben.id}/confirm-roles`, benAsApprover)).status).toBe(403)
    expect((await ben.call('POST', `/users/${ben.id}/confirm-roles`, benAsApprover)).status).toBe(403)
    expect((await zoe.call('POST', `/users/${ben.id}/confirm-roles`, { ...benAsApprover, roles: ['writer'] })).status).toBe(409)
    expect(await zoe.call('POST', `/users/${ben.id}/confirm-roles`, asApprover)).toMatchObject({
      status: 400,
      text: expect.stringContaining('Name the address of the account'),
    })
    expect(await rolesOf()).toMatchObject({ roles: ['writer'] })
    expect((await zoe.call('POST', `/users/${ben.id}/confirm-roles`, benAsApprover)).status).toBe(200)
    expect(await rolesOf()).toMatchObject(asApprover)
    expect((await zoe.call('POST', `/users/${ben.id}/confirm-roles`, benAsApprover)).status).toBe(404)
    const { body } = await ana.call('GET', `/history?where[record][equals]=${ben.id}&sort=id`)
    expect(body).toMatchObject({ docs: [{ by: 'ana@bank.example' }, { by: 'zoe@bank.example' }] })
    expect(JSON.stringify(body)).toContain('"field":"roles.1","before":null,"after":"approver"')

    await zoe.call('PATCH', `/users/${ben.id}`, { roles: ['administrator'] })
    expect((await ana.call('POST', `/users/${ben.id}/refuse-roles`)).status).toBe(200)
    expect(await rolesOf()).toMatchObject(asApprover)
  })

  it('a new account for drafts counts at once, one for more does not', async () => {
    const { signIn, call, fetch } = await adminApi(await temporaryStore(await databases[kind]()))
    const ana = await signIn('ana@bank.example', 'administrator')
    const make = async (email: string, roles: readonly string[]) => {
      const { body } = await ana.call('POST', '/users', {
        email,
        password: testPassword,
        roles,
        askedRoles: [],
        askedBy: 'x',
        rights: roles,
      })
      const { body: signed } = await call('POST', '/users/login', { email, password: testPassword })
      const pages = async () => (await fetch('GET', '/pages', { authorization: `JWT ${signed.token}` })).status
      return { id: (body['doc'] as { id: number }).id, pages }
    }
    const writer = await make('ben@bank.example', ['writer'])
    expect(await writer.pages()).toBe(200)
    const approver = await make('cy@bank.example', ['approver'])
    expect(await approver.pages()).toBe(403)
    for (const [language, message] of [
      ['en', 'Give the account at least one role.'],
      ['es', 'Dé a la cuenta al menos una función.'],
    ] as const)
      for (const roles of [[], undefined]) {
        const headers = { authorization: `JWT ${ana.token}`, 'accept-language': language }
        const made = await fetch('POST', '/users', headers, { email: 'eve@bank.example', password: testPassword, roles })
        expect(made).toMatchObject({ status: 400, body: { errors: [{ message, data: { errors: [{ path: 'roles', message }] } }] } })
      }
  })

  it('who made an account can’t sign in with it once its roles are confirmed; its person chooses a password by a mailed link', async () => {
    const server = await testSmtpServer()
    onTestFinished(() => server[Symbol.asyncDispose]())
    const admin = { url: 'https://cms.bank.example', origins: ['https://cms.bank.example'] }
    const store = await temporaryStore(await databases[kind](), { admin, mail: { smtpUrl: server.url, from: 'website@bank.example' } })
    const { signIn, call, fetch } = await adminApi(store)
    const [ana, zoe] = [await signIn('ana@bank.example', 'administrator'), await signIn('zoe@bank.example', 'administrator')]
    const email = 'cy@bank.example'
    const made = await ana.call('POST', '/users', { email, password: testPassword, roles: ['approver'] })
    const { id } = made.body['doc'] as { id: number }
    const logIn = async (password: string) => (await call('POST', '/users/login', { email, password })).body.token
    const before = { authorization: `JWT ${await logIn(testPassword)}` }
    const confirm = (data: object) => zoe.call('POST', `/users/${id}/confirm-roles`, data)
    expect((await confirm({ roles: ['approver'], email: 'eve@bank.example' })).status).toBe(409)
    // Its maker may have asked for a link as well.
    await store.payload.db.updateOne({ collection: 'users', id, data: { resetPasswordRequestedAt: new Date().toISOString() } })
    expect((await confirm({ roles: ['approver'], email })).status).toBe(200)
    expect([await logIn(testPassword), (await fetch('GET', '/users/me', before)).body['user']]).toEqual([undefined, null])

    await vi.waitFor(() => expect(server.mails).toHaveLength(1), { timeout: 30_000 })
    const mail = server.mails[0] ?? ''
    expect(mailHeader(mail, 'Subject')).toBe('Your account for the admin was confirmed / Su cuenta para el panel se confirmó')
    for (const part of [mailPart(mail, 'text/plain'), mailPart(mail, 'text/html')]) {
      for (const words of ['roles was confirmed for you', ': Approver.', 'earlier password of it has ended', 'own within 60 minutes'])
        expect(part).toContain(words)
      for (const words of ['Se confirmó para usted', ': Aprobación.', 'Cualquier contraseña anterior ya no vale', 'próximos 60 minutos'])
        expect(part).toContain(words)
      expect(part).not.toMatch(/Somebody asked|Alguien pidió|stays as it is/)
    }
    const token = /admin\/reset\/([0-9a-f]{40})/.exec(mailPart(mail, 'text/plain'))?.[1]
    const password = 'pelican-levee-47-gumbo'
    expect((await call('POST', '/users/reset-password', { token, password })).status).toBe(200)
    expect((await fetch('GET', '/pages', { authorization: `JWT ${await logIn(password)}` })).status).toBe(200)
    await ana.call('PATCH', `/users/${id}`, asApprover)
    expect((await confirm({ ...asApprover, email })).status).toBe(200)
    expect(await logIn(password)).toBeDefined()
  })

  it('a link that the maker had mailed to another address is no way to the roles of the person', async () => {
    const server = await testSmtpServer()
    onTestFinished(() => server[Symbol.asyncDispose]())
    const admin = { url: 'https://cms.bank.example', origins: ['https://cms.bank.example'] }
    const store = await temporaryStore(await databases[kind](), { admin, mail: { smtpUrl: server.url, from: 'website@bank.example' } })
    const { signIn, call, fetch } = await adminApi(store)
    const [ana, zoe] = [await signIn('ana@bank.example', 'administrator'), await signIn('zoe@bank.example', 'administrator')]
    const made = await ana.call('POST', '/users', { email: 'eve@bank.example', password: testPassword, roles: ['approver'] })
    const { id } = made.body['doc'] as { id: number }
    await call('POST', '/users/forgot-password', { email: 'eve@bank.example' })
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), { timeout: 30_000 })
    const token = /admin\/reset\/([0-9a-f]{40})/.exec(mailPart(server.mails[0] ?? '', 'text/plain'))?.[1]
    const { body } = await call('POST', '/users/login', { email: 'eve@bank.example', password: testPassword })
    const email = 'cy@bank.example'
    const change = { email, currentPassword: testPassword }
    expect((await fetch('PATCH', `/users/${id}`, { authorization: `JWT ${body.token}` }, change)).status).toBe(200)
    const password = 'pelican-levee-47-gumbo'
    expect((await call('POST', '/users/reset-password', { token, password })).status).toBe(403)
    expect((await zoe.call('POST', `/users/${id}/confirm-roles`, { roles: ['approver'], email })).status).toBe(200)
    for (const each of [password, testPassword]) expect((await call('POST', '/users/login', { email, password: each })).status).toBe(401)
    await vi.waitFor(() => expect(server.envelopes.map(({ to }) => to)).toEqual([['eve@bank.example'], [email]]), { timeout: 30_000 })
  })

  it('whoever made or reset an account by command can’t sign in with it once its roles are confirmed, but for the first one', async () => {
    const store = await temporaryStore(await databases[kind]())
    const byCommand = (...args: readonly string[]) => createEditor(store, args, async () => testPassword)
    await byCommand('first@bank.example', 'writer')
    await byCommand('cy@bank.example', 'writer')
    const { signIn, call } = await adminApi(store)
    const [ana, zoe] = [await signIn('ana@bank.example', 'administrator'), await signIn('zoe@bank.example', 'administrator')]
    const ids = new Map((await store.payload.find({ collection: 'users' })).docs.map(({ id, email }) => [email, id]))
    const givesRoles = async (email: string, roles: readonly string[]) => {
      const path = `/users/${ids.get(email)}`
      const own = await choseOwnPassword({ payload: store.payload }, ids.get(email) ?? '')
      await ana.call('PATCH', path, { roles })
      const confirmed = await zoe.call('POST', `${path}/confirm-roles`, { roles, email })
      const signedIn = await call('POST', '/users/login', { email, password: testPassword })
      return { own, confirmed: confirmed.status, signedIn: signedIn.status }
    }
    const [stays, ends] = [
      { own: true, confirmed: 200, signedIn: 200 },
      { own: false, confirmed: 200, signedIn: 401 },
    ]
    expect(await givesRoles('cy@bank.example', ['leads'])).toEqual(ends)
    expect(await givesRoles('first@bank.example', ['leads'])).toEqual(stays)
    await byCommand('--reset', 'cy@bank.example')
    expect(await givesRoles('cy@bank.example', ['approver'])).toEqual(ends)
  })

  it('of several confirmations at once one counts, is kept once, with a second factor that it takes away, and mails once', async () => {
    const server = await testSmtpServer()
    onTestFinished(() => server[Symbol.asyncDispose]())
    const admin = { url: 'https://cms.bank.example', origins: ['https://cms.bank.example'] }
    const store = await temporaryStore(await databases[kind](), { admin, mail: { smtpUrl: server.url, from: 'website@bank.example' } })
    const { signIn, call, fetch } = await adminApi(store)
    const [ana, zoe] = [await signIn('ana@bank.example', 'administrator'), await signIn('zoe@bank.example', 'administrator')]
    const email = 'cy@bank.example'
    const made = await ana.call('POST', '/users', { email, password: testPassword, roles: ['approver'] })
    const { id } = made.body['doc'] as { id: number }
    await store.payload.db.updateOne({ collection: 'users', id, data: { secondFactorSince: new Date().toISOString() } })
    const confirm = () => zoe.call('POST', `/users/${id}/confirm-roles`, { roles: ['approver'], email })
    const statuses = (await Promise.all([confirm(), confirm(), confirm()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 404, 404])
    const { docs } = await store.payload.find({ collection: 'history', sort: 'id', depth: 0, where: { record: { equals: String(id) } } })
    expect(docs).toHaveLength(2)
    expect(docs[1]).toMatchObject({
      by: 'zoe@bank.example',
      difference: expect.arrayContaining([
        expect.objectContaining({ field: 'password', after: 'was ended' }),
        expect.objectContaining({ field: 'secondFactor', before: 'was set up', after: 'was taken away' }),
      ]),
    })
    const read = await fetch('GET', `/history/${docs[1]?.id}`, { authorization: `JWT ${zoe.token}`, 'accept-language': 'es' })
    for (const words of ['terminó', 'estaba configurado', 'se quitó']) expect(read.text).toContain(words)
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), { timeout: 30_000 })
    // Accounts are mailed one after the other, so a second mail to this one would come before the next.
    await call('POST', '/users/forgot-password', { email: 'ana@bank.example' })
    await vi.waitFor(() => expect(server.envelopes.map(({ to }) => to)).toEqual([[email], ['ana@bank.example']]), { timeout: 30_000 })
  })

  it('the present roles, saved again, take back what was asked for; anything else of the account does not', async () => {
    const { signIn } = await adminApi(await temporaryStore(await databases[kind]()))
    const [ana, zoe] = [await signIn('ana@bank.example', 'administrator'), await signIn('zoe@bank.example', 'administrator')]
    const ben = await signIn('ben@bank.example', 'writer')
    await ana.call('PATCH', `/users/${ben.id}`, asApprover)
    const asked = async () => (await zoe.call('GET', `/users/${ben.id}`)).body['askedRoles']
    await ben.call('PATCH', `/users/${ben.id}`, { roles: ['writer'] })
    await ana.call('PATCH', `/users/${ben.id}`, { roles: ['writer'], language: 'es' })
    await ana.call('PATCH', `/users/${ben.id}`, { language: 'es' })
    expect(await asked()).toEqual(asApprover.roles)
    expect((await ana.call('PATCH', `/users/${ben.id}`, { roles: ['writer'] })).status).toBe(200)
    expect(await asked()).toEqual([])
    expect((await zoe.call('POST', `/users/${ben.id}/confirm-roles`, benAsApprover)).status).toBe(404)
  })

  it('asked roles are mailed to the administrators who may confirm them, once, and stand on their list of what waits', async () => {
    const server = await testSmtpServer()
    onTestFinished(() => server[Symbol.asyncDispose]())
    const admin = { url: 'https://cms.bank.example', origins: ['https://cms.bank.example'] }
    const store = await temporaryStore(await databases[kind](), { admin, mail: { smtpUrl: server.url, from: 'website@bank.example' } })
    const { signIn } = await adminApi(store)
    const [ana, zoe] = [await signIn('ana@bank.example', 'administrator'), await signIn('zoe@bank.example', 'administrator')]
    const ben = await signIn('ben@bank.example', 'writer')
    await ana.call('PATCH', `/users/${ben.id}`, asApprover)
    await ana.call('PATCH', `/users/${ben.id}`, { language: 'es' })
    await runDue(store.payload, new Date())
    expect(server.envelopes.map(({ to }) => to)).toEqual([['zoe@bank.example']])
    const mail = mailPart(server.mails[0] ?? '', 'text/plain')
    for (const words of [
      'ben@bank.example (users 3) waits for another administrator',
      'ana@bank.example: Writer, Approver',
      'ana@bank.example: Redacción, Aprobación',
      `https://cms.bank.example/admin/collections/users/${ben.id}`,
    ])
      expect(mail).toContain(words)

    const listed = async (person: typeof ana) => (await person.call('GET', '/workflow/notices')).body['rolesAsked']
    const asked = { email: 'ben@bank.example', edit: `/admin/collections/users/${ben.id}`, by: 'ana@bank.example', ...asApprover }
    expect([await listed(zoe), await listed(ben)]).toEqual([[asked], []])
    await zoe.call('POST', `/users/${ben.id}/confirm-roles`, benAsApprover)
    expect(await listed(zoe)).toEqual([])
  })

  it('others than administrators are told that their roles stay, and save what else they change with the same roles', async () => {
    const { signIn, fetch } = await adminApi(await temporaryStore(await databases[kind]()))
    await signIn('ana@bank.example', 'administrator')
    const { id, token } = await signIn('ben@bank.example', 'writer')
    const save = (language: string, data: object) =>
      fetch('PATCH', `/users/${id}`, { authorization: `JWT ${token}`, 'accept-language': language }, data)
    for (const data of [{ roles: ['administrator'] }, { roles: [] }, { roles: ['writer', 'approver'] }]) {
      const refused = await save('en', { ...data, language: 'es' })
      expect([refused.status, refused.text]).toEqual([
        403,
        expect.stringContaining('Administrators alone change the field “Roles” (roles)'),
      ])
    }
    expect((await save('es', { roles: ['leads'] })).text).toContain('Solo quien administra cambia el campo «Funciones» (roles)')
    expect((await save('en', { disabled: true })).text).toContain('field “Closed” (disabled)')
    expect(await save('en', { roles: ['writer'], disabled: false, language: 'es' })).toMatchObject({
      status: 200,
      body: { doc: { roles: ['writer'], language: 'es' } },
    })
  })
})
