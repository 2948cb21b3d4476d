import { expect, it } from 'vitest'
import { adminWithPublisher } from '../testing/admin-with-publisher.ts'

it('a draft that moves a page of the menus leaves everybody the preview', async () => {
  const { signIn } = await adminWithPublisher()
  const [mover, other] = [await signIn('mover@bank.example', 'writer'), await signIn('other@bank.example', 'writer')]
  const moved = { uri: '/find/', changeReason: 'A shorter word' }
  expect((await mover.call('PATCH', '/pages/search?locale=en&draft=true', moved)).status).toBe(200)
  const places = (await other.call('GET', '/publisher/pages?slug=pages&id=one')).body as unknown as readonly { path: string }[]
  expect(places.map(({ path }) => path)).toContain('/en/one/')
  expect((await mover.call('GET', '/publisher/pages?slug=pages&id=search&alone')).status).toBe(200)
})

it('what keeps the preview from all pages is said in the language of the admin', async () => {
  const { fetch, signIn } = await adminWithPublisher()
  const { call, token } = await signIn('writer@bank.example', 'writer')
  const alert = { id: 'storm', approved: true, description: '<p><a href="/nowhere/">More</a></p>', changeReason: 'A storm' }
  expect((await call('POST', '/alerts?locale=en&draft=true', alert)).status).toBe(201)
  const headers = { authorization: `JWT ${token}`, 'accept-language': 'es' }
  const { status, body } = await fetch('GET', '/publisher/pages?slug=alerts&id=storm&alone', headers)
  expect([status, body['errors']]).toEqual([
    502,
    [{ message: expect.stringMatching(/^Aviso storm, .*\/nowhere\/ no lleva a ninguna página publicada$/) }],
  ])
})
