import { expect, test } from '@playwright/test'
import { builtPages, plain } from '../site/built-pages.ts'

test('[API-17] [D-REG-6] geolocation answers null on this machine, is never kept, and believes no forged header', async ({ request }) => {
  for (const forged of [undefined, '129.7.97.54', '129.7.97.54, 127.0.0.1', 'unknown']) {
    const headers = forged === undefined ? {} : { 'x-forwarded-for': forged, 'x-real-ip': forged }
    const answer = await request.get('/api/geolocation/ip/?source=offcanvas', { headers })
    expect([answer.status(), await answer.text()]).toEqual([200, '{"data":null}'])
    expect(answer.headers()).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  }
})

test('the city database is credited where the site says what it does with addresses, behind the warning for other sites', () => {
  const html = builtPages().find(({ path }) => path === '/en/privacy/')?.html ?? ''
  const [link = ''] = /<a\b[^>]*href="https:\/\/db-ip\.com\/?"[^>]*>/.exec(html) ?? []
  expect(link).toContain('data-outbound="warn"')
  expect(plain(html.slice(html.indexOf(link)))).toMatch(/^IP geolocation by DB-IP/)
})
