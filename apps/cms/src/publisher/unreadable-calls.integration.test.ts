import { expect, it } from 'vitest'
import { adminWithPublisher } from '../testing/admin-with-publisher.ts'

it('what is found of a record is asked with a record: anything else is refused, and not answered as nothing in the way', async () => {
  const { signIn, fetch } = await adminWithPublisher()
  const { token } = await signIn('writer@bank.example', 'writer')
  const headers = { authorization: `JWT ${token}`, 'accept-language': 'es' }
  for (const body of [null, [], 'x', 5, {}, { slug: 'pages' }, { slug: 5, id: 'one' }, { slug: 'pages', id: 'one', draft: 'x' }]) {
    const { status, text } = await fetch('POST', '/publisher/findings', headers, body as never)
    expect([body, status, text]).toEqual([body, 400, expect.stringContaining('Esta solicitud no se puede leer')])
  }
  for (const body of [null, {}, { records: 'x' }, { records: [{ slug: 'pages' }] }])
    expect((await fetch('POST', '/publisher/record-pages', headers, body as never)).status).toBe(400)
  const { body: pages } = await fetch('POST', '/publisher/record-pages', headers, { records: [{ slug: 'pages', id: 'one' }] })
  expect(pages).toEqual([expect.arrayContaining(['/en/one/', '/es/one/'])])
  expect((await fetch('POST', '/publisher/findings', headers, { slug: 'pages', id: 'one' })).body).toMatchObject({ toMend: [] })
})
