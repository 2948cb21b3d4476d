import { expect, test } from '@playwright/test'
import { attributesOf, builtPages } from '../site/built-pages.ts'

test('[API-01] suggestions are a list of terms, in the language asked for', async ({ request }) => {
  const english = await (await request.get('/api/search/suggest/?terms=check')).json()
  expect(english.data.length).toBeGreaterThan(0)
  for (const item of english.data) expect(item).toEqual({ term: expect.stringMatching(/\S/) })
  const spanish = await (await request.get('/api/search/suggest/?terms=cuent&_lang=es')).json()
  expect(spanish.data.map(({ term }: { term: string }) => term).join(' ')).toMatch(/cuenta/i)
})

for (const [ids, address] of [
  ['[API-02] [API-04]', '/api/blog/post/all/'],
  ['[API-02]', '/api/press/release/all/'],
  ['[API-02] [API-03]', '/api/content/page/all/'],
  ['[API-04]', '/api/office/all/'],
  ['[API-15]', '/api/alerts/alert/all/'],
] as const) {
  test(`${ids} ${address} answers a list of published records`, async ({ request }) => {
    const answer = await request.get(address)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    const { data } = await answer.json()
    expect(data.length).toBeGreaterThan(0)
    for (const record of data) expect(record.deleted === true || record.archived === true).toBe(false)
  })
}

test('[API-05] apiParams filter, and limit and offset cut the list', async ({ request }) => {
  const all = (await (await request.get('/api/office/all/')).json()).data
  const part = (await (await request.get('/api/office/all/?limit=3&offset=2')).json()).data
  expect(part.map(({ id }: { id: string }) => id)).toEqual(all.slice(2, 5).map(({ id }: { id: string }) => id))
  const texan = (await (await request.get('/api/office/all/?state=TX')).json()).data
  expect(texan.length).toBeGreaterThan(10)
  for (const { state } of texan) expect(state).toBe('TX')
})

test('[API-06] [API-07] _lang chooses the language of the texts, _joinLang that of joined records, English by default', async ({
  request,
}) => {
  const first = async (query: string) => (await (await request.get(`/api/faq/question/all/${query}`)).json()).data[0]
  const [english, spanish, joined] = await Promise.all([first(''), first('?_lang=es'), first('?_lang=es&_joinLang=en')])
  expect(english.question).not.toBe(spanish.question)
  expect((await first('?_lang=en')).question).toBe(english.question)
  expect(joined.question).toBe(spanish.question)
  expect(JSON.stringify(joined.Category)).toBe(JSON.stringify(english.Category))
})

test('[FOOT-16] the page lookup finds published pages by their address', async ({ request }) => {
  const { data } = await (await request.get('/api/content/page/all/?uri=/personal/&approved=true&deleted=false&archived=false')).json()
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ uri: '/personal/', showFDICLogo: true })
})

test('[API-18] the probe succeeds and is never kept', async ({ request }) => {
  const answer = await request.get('/menu.txt')
  expect(answer.ok()).toBe(true)
  expect(answer.headers()['cache-control']).toContain('no-store')
})

test('[API-19] menus, footer and blocks are in the HTML as it is served', async ({ request }) => {
  const html = await (await request.get('/en/personal/')).text()
  const links = new Set(attributesOf(html, 'a', 'href'))
  for (const address of ['/en/business/', '/en/mortgage/', '/en/careers/', '/en/privacy/', '/en/account-products/'])
    expect(links).toContain(address)
})

test('[API-20] no page names a host that counts visits', () => {
  const foreign = builtPages().flatMap(({ path, html }) =>
    [...attributesOf(html, 'script', 'src'), ...attributesOf(html, 'link', 'href'), ...attributesOf(html, 'img', 'src')].flatMap(
      (address) => (/^(?:\/(?!\/)|data:|https:\/\/www\.gulfpines\.example\/)/.test(address) ? [] : [`${address} on ${path}`]),
    ),
  )
  expect(foreign).toEqual([])
})
