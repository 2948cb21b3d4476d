import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { FinderData } from '@bank/finder/finder-data.ts'
import { emptyState } from '@bank/finder/state/finder-state.ts'
import { contentLocations, ordinaryHours } from '@bank/finder/testing/content-locations.ts'
import { type FinderWords, finderPhrases } from '@bank/finder/view/phrases.ts'
import { renderFinder } from '@bank/finder/view/render-form.ts'
import { translator } from '@bank/i18n/translate.ts'
import { describe, expect, it } from 'vitest'
import { servedRelease } from '../testing/served-release.ts'

const t = translator('en')
const locations = contentLocations()
/** As releases kept it before sheets named dates. */
const data: Omit<FinderData, 'dates'> = {
  action: '/en/locations/',
  states: [],
  types: [{ value: 'atm', label: 'ATM' }],
  languages: [],
  words: Object.fromEntries(finderPhrases.map((phrase) => [phrase, t(phrase)])) as FinderWords,
  locale: 'en-US',
  hours: ordinaryHours,
  weeks: [{ lines: [], dated: [] }],
  locations,
  rows: locations.map(({ id, city }) => ({ title: `${city} <${id}>`, to: { href: `/locations/${id}/` }, types: '', address: [] })),
  directions: {},
}
const page = `<h1>Locations</h1><section data-locations="/_astro/data.h4sh.json" data-places="/_astro/places.h4sh.json">${renderFinder({ ...data, state: emptyState, status: 'built', answer: undefined })}</section><p>Below</p>`

const served = () =>
  servedRelease({
    files: {
      '/404.html': 'Not found',
      '/en/locations/index.html': page,
      '/en/about/index.html': page,
      '/_astro/data.h4sh.json': JSON.stringify(data),
      '/_astro/places.h4sh.json': readFileSync(new URL('../../../../packages/finder/src/places/places.json', import.meta.url), 'utf8'),
    },
    compressed: ['/en/locations/index.html', '/_astro/data.h4sh.json', '/_astro/places.h4sh.json'],
  })

describe('finder pages', () => {
  it('[LOC-01] [D-LOC-1] hold the answer to their address, escaped, with the form as it was sent', async () => {
    await using app = await served()
    const { statusCode, body, headers } = await app.get('/en/locations/?q=Hattisburg&type=&language=')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body.match(/data-pin="([^"]+)"/)?.[1]).toBe('hattiesburg-hardy-street')
    expect(body).toContain('Hattiesburg &lt;hattiesburg-hardy-street&gt;')
    expect(body).toContain('value="Hattisburg"')
    expect([body.startsWith('<h1>Locations</h1>'), body.endsWith('<p>Below</p>')]).toEqual([true, true])
    expect(body).not.toContain('needs JavaScript')
  })

  it('[D-LOC-1] list all locations where one is chosen on the map and nothing is asked', async () => {
    await using app = await served()
    const { body } = await app.get('/en/locations/?pin=houston-travis-street&rows=50')
    expect(body).toContain('The first 50 of 115 locations')
    expect(body.match(/data-pin="/g)).toHaveLength(50)
    expect(body).toContain('>Print the first five</button>')
  })

  it('say nothing of scripts without a query, for this server answers', async () => {
    await using app = await served()
    const { body } = await app.get('/en/locations/')
    expect(body).toContain('115 locations')
    expect(body).not.toContain('needs JavaScript')
    expect(body).not.toContain('data-pin')
  })

  it('[D-LOC-1] are kept by no search engine, but the page itself is', async () => {
    await using app = await served()
    const robots = async (url: string) => (await app.get(url)).headers['x-robots-tag']
    expect(await Promise.all(['/en/locations/?q=Katy&rows=20', '/en/locations/'].map(robots))).toEqual(['noindex', undefined])
  })

  it('escape what was typed', async () => {
    await using app = await served()
    const { body } = await app.get(`/en/locations/?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('&lt;script&gt;')
  })

  it('are compressed for who takes it, and have no body for HEAD', async () => {
    await using app = await served()
    const { rawPayload, headers } = await app.get('/en/locations/?q=Katy', { 'accept-encoding': 'br' })
    expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'Accept-Encoding'])
    expect(brotliDecompressSync(rawPayload).toString()).toContain('data-pin="katy-avenue-d"')
    const head = await app.get('/en/locations/?q=Katy', {}, 'HEAD')
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000)
  })

  it.each([
    ['a broken escape', '?q=%E0%A4%A'],
    ['a position that is none', '?at=1e9,2'],
    ['a search of 4,000 letters', `?q=${'a'.repeat(4000)}`],
    ['a negative number of rows', '?rows=-1&q=Katy'],
    ['two searches', '?q=a&q=b'],
  ])('answer %s', async (_what, query) => {
    await using app = await served()
    expect((await app.get(`/en/locations/${query}`)).statusCode).toBe(200)
  })

  it('are no other pages: those are sent as they are stored', async () => {
    await using app = await served()
    expect((await app.get('/en/about/?q=Katy')).body).toBe(page)
  })
})
