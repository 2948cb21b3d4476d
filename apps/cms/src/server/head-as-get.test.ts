import { expect, it, vi } from 'vitest'
import { headAsGet } from './head-as-get.ts'

it('asks what GET asks, with the same address, headers and path', async () => {
  const get = vi.fn(async ({ method, url, headers }: Request, { slug }: { slug: string[] }) =>
    Response.json({ method, url, slug, language: headers.get('accept-language') }),
  )
  const request = new Request('http://cms.example/api/pages?limit=1', { method: 'HEAD', headers: { 'accept-language': 'es' } })
  // What the server hands over stands before the request itself.
  const handed = new Proxy(request, { get: (own, name) => Reflect.get(own, name, own) })
  const answer = await headAsGet(get)(handed, { slug: ['pages'] })
  const asked = { method: 'GET', url: 'http://cms.example/api/pages?limit=1', slug: ['pages'], language: 'es' }
  expect([answer.status, await answer.json()]).toEqual([200, asked])
})
