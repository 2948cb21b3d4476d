import { expect, it } from 'vitest'
import { adminApi, createEditor, testPassword } from '../../testing/admin-api.ts'
import { filledStore } from '../../testing/store.ts'

const own = 'http://127.0.0.1:8090'
const account = { email: 'ana@bank.example', password: testPassword }

const foreign = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:8091', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
]

const calls = ['login', 'forgot-password', 'reset-password', 'refresh-token', 'logout', 'unlock']

it('a page of another website logs nobody in or out, and changes nothing', async () => {
  const store = await filledStore()
  const { fetch, send } = await adminApi(store)
  await createEditor(store, account.email)
  const form = new FormData()
  form.set('_payload', JSON.stringify(account))
  for (const headers of foreign) {
    for (const path of calls.map((call) => `/users/${call}`)) {
      const answer = await fetch('POST', path, { ...headers, 'accept-language': 'es' }, account)
      expect([path, answer.status, answer.text]).toEqual([path, 403, expect.stringContaining('una página de otro sitio web')])
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    const sent = await send('/users/login', form, headers)
    expect([sent.status, sent.headers.get('set-cookie')]).toEqual([403, null])
  }
})

it('the admin itself logs in, and so do programs, which name no website', async () => {
  const store = await filledStore()
  const { fetch, send } = await adminApi(store)
  await createEditor(store, account.email)
  const form = new FormData()
  form.set('_payload', JSON.stringify(account))
  for (const headers of [{ origin: own, 'sec-fetch-site': 'same-origin' }, { origin: own }, { 'sec-fetch-site': 'same-origin' }, {}]) {
    const { status, body } = await fetch('POST', '/users/login', headers, account)
    expect([headers, status]).toEqual([headers, 200])
    expect((await send('/users/login', form, headers)).status).toBe(200)
    const signed = { ...headers, authorization: `JWT ${body.token}` }
    expect((await fetch('POST', '/users/refresh-token', signed)).status).toBe(200)
  }
})
