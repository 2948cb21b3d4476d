import { expect, test } from '@playwright/test'
import { builtPages, metaOf } from '../site/built-pages.ts'

test('[SEO-10] browsers, phones and those who find a weakness get what they ask for by itself', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const answer = await request.get(path)
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, type])
  }
  const manifest = await (await request.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Gulf Pines Bank', start_url: '/' })
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
  const security = await (await request.get('/.well-known/security.txt')).text()
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const until = Date.parse(/^Expires: (\S+)$/m.exec(security)?.[1] ?? '')
  expect(until).toBeGreaterThan(Date.now())
})

test('[SEO-05] every share image is described', () => {
  expect(
    builtPages()
      .filter(({ html }) => metaOf(html, 'og:image').length > 0 && !metaOf(html, 'og:image:alt')[0])
      .map(({ path }) => path),
  ).toEqual([])
})

test('[LINK-01] tables of the bank are text that a browser can show', async ({ request }) => {
  const files = new Set(builtPages().flatMap(({ html }) => html.match(/(?<=href=")\/userfiles\/[^"?#]+\.csv/g) ?? []))
  expect(files.size).toBeGreaterThan(0)
  for (const file of files) expect((await request.get(file)).headers()['content-type']).toBe('text/csv; charset=utf-8')
})
