import { expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { filledStore } from '../../testing/store.ts'

/** What somebody is answered in the admin's Spanish, or in its English. */
const office = async () => {
  const store = await filledStore()
  const { fetch, signIn } = await adminApi(store)
  const { token } = await signIn('ana@bank.example', 'writer')
  const other = await signIn('ben@bank.example', 'writer')
  const as = (language: string) => async (method: string, path: string, body?: object) => {
    const { body: answer } = await fetch(method, path, { authorization: `JWT ${token}`, 'accept-language': language }, body)
    return (answer['errors'] as readonly { readonly message: string }[]).map(({ message }) => message)
  }
  return { spanish: as('es'), english: as('en'), other }
}

it.each([
  [
    'a bulk save by our own rules',
    '/pages?where[id][in]=home,faq&locale=en',
    { title: 'Home' },
    'Guárdelo como borrador; lo publica quien aprueba. No se guardó nada.',
    'Save it as a draft; an approver publishes it. Nothing was saved.',
  ],
  [
    'a bulk save that takes records off the site',
    '/pages?where[id][in]=home,faq&locale=en',
    { _status: 'draft' },
    'Los registros los retiran del sitio quienes aprueban. No se guardó nada.',
    'Approvers take records off the site. Nothing was saved.',
  ],
  [
    'a bulk save without its records',
    '/pages?locale=en&draft=true',
    { title: 'Home' },
    'Diga en la dirección qué registros se cambian: falta «where».',
    "Missing 'where' query of documents to update.",
  ],
  [
    'a search by a field that is not there',
    '/pages?where[nope][equals]=1&locale=en&draft=true',
    { title: 'Home' },
    'No se puede buscar por este campo: nope',
    'The following path cannot be queried: nope',
  ],
  [
    'a change of what a log keeps',
    '/history/9',
    { reason: 'Another one' },
    'A este historial solo se le añade, así que nadie cambia ni elimina sus entradas.',
    'This log is only ever added to, so nobody changes or removes its entries.',
  ],
])('%s is refused in the language of whoever asks', async (_, path, data, said, saidInEnglish) => {
  const { spanish, english } = await office()
  expect(await spanish('PATCH', path, data)).toEqual([said])
  expect(await english('PATCH', path, data)).toEqual([saidInEnglish])
})

it('what is refused of several records for the same reason is said once, with the records, and the count is of all', async () => {
  const { signIn } = await adminApi(await filledStore())
  const { call } = await signIn('ana@bank.example', 'writer')
  expect((await call('POST', '/pages?locale=en&draft=true', { id: 'fresh', uri: '/fresh/', title: 'Fresh' })).status).toBe(201)
  const { status, body } = await call('PATCH', '/pages?where[id][in]=home,fresh&locale=en', { _status: 'draft' })
  expect([status, body['message']]).toEqual([400, 'Unable to update 2 out of 2 Pages.'])
  expect(body['errors']).toEqual([
    expect.objectContaining({
      message: 'Approvers take records off the site. Nothing was saved.',
      ids: expect.arrayContaining(['home', 'fresh']),
    }),
  ])
})

it('what the store has translated itself, and throws in English, is said in its own words', async () => {
  const { spanish } = await office()
  const data = { token: 'gone', password: 'a long password for tests' }
  expect(await spanish('POST', '/users/reset-password', data)).toEqual(['El token es inválido o ya expiró.'])
})

it('that no mails are sent is said in the language of whoever asks', async () => {
  const { spanish, english } = await office()
  const asked = ['POST', '/users/forgot-password', { email: 'ana@bank.example' }] as const
  expect(await spanish(...asked)).toEqual([expect.stringContaining('Este panel no envía correos')])
  expect(await english(...asked)).toEqual([expect.stringContaining('This admin sends no mails')])
})

it('a record that somebody else is changing is refused in the language of whoever asks, alone and in bulk', async () => {
  const { spanish, other } = await office()
  const document = { relationTo: 'pages', value: 'home' }
  expect((await other.call('POST', '/payload-locked-documents', { document, user: { relationTo: 'users', value: other.id } })).status).toBe(
    201,
  )
  const said = ['Otra persona está cambiando el registro home, así que no se puede guardar ahora.']
  const query = 'locale=en&draft=true&overrideLock=false'
  expect(await spanish('PATCH', `/pages/home?${query}`, { title: 'Home again' })).toEqual(said)
  expect(await spanish('PATCH', `/pages?where[id][equals]=home&${query}`, { title: 'Home again' })).toEqual(said)
})
