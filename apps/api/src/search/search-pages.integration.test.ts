import { describe, expect, it } from 'vitest'
import { servedRelease } from '../testing/served-release.ts'

const texts = {
  one: '1 for {terms}',
  many: '{count} for {terms}',
  none: 'None for {terms}',
  ofKind: '{kind}: {count}',
  shown: '{shown} of {count}',
  all: 'All',
  shortAnswer: 'Short',
  copy: 'Copy',
  kinds: { page: { one: 'Page', many: 'Pages' }, article: { one: 'Article', many: 'Articles' } },
  bankName: 'Bank & Co',
  trail: {},
}

const attribute = JSON.stringify(texts).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const page = `<html><head><title>Search | Bank</title></head><body><form><input name="terms"></form><section class="search" data-mount="search" data-search="en" data-texts="${attribute}"><input name="terms" type="search"/><button data-search-more="">More</button><div class="search-nearest" data-search-nearest="" hidden=""><h2 class="h4">Near</h2></div><p class="search-phone">Call</p><noscript data-search-plain=""><p>Needs JavaScript</p></noscript></section></body></html>`

const served = () =>
  servedRelease({
    settings: { routingNumber: '065401550' } as never,
    files: { '/404.html': 'Not found', '/en/search/index.html': page, '/en/about/index.html': page },
    search: {
      en: [
        ...Array.from({ length: 12 }, (_, index) => ({ url: `/blog/${index}/`, kind: 'article' as const, name: `Cash ${index}` })),
        { url: '/en/cards/', name: 'Cards <b>', text: 'Cash cards are cards.' },
      ],
      es: [],
    },
    words: [{ id: 'routing', phrases: ['routing number'], answers: ['/en/cards/'], shortAnswer: 'routing' }],
  })

describe('[SRCH-20] [ROUTE-09] the results page for browsers without scripts', () => {
  it('says what was asked for in its title and box, and holds what was found', async () => {
    await using app = await served()
    const body = (await app.get('/en/search/?terms=cash+cards')).body
    expect(body).toContain('<title>cash cards - Search | Bank</title>')
    expect(body).toContain('<form><input name="terms"></form>')
    expect(body).toContain('<input name="terms" value="cash cards" type="search"/>')
    expect(body).toContain('<a href="/en/cards/">Cards &lt;b&gt;</a>')
    expect(body).toContain('<span>Bank &amp; Co</span>')
    expect(body).not.toContain('Needs JavaScript')
  })

  it('leads on to more results and to one kind of them', async () => {
    await using app = await served()
    const body = (await app.get('/en/search/?terms=cash')).body
    expect(body).toContain('10 of 13')
    expect(body).toContain('href="?terms=cash&amp;shown=20">More</a>')
    expect(body).toContain('href="?terms=cash&amp;kind=article"')
    const more = (await app.get('/en/search/?terms=cash&kind=article&shown=20')).body
    expect(more).toContain('Articles: 12')
    expect(more.match(/<li><p class="label">/g)).toHaveLength(12)
    expect(more).not.toContain('>More</a>')
  })

  it('tells short answers, without a button that would do nothing', async () => {
    await using app = await served()
    const body = (await app.get('/en/search/?terms=routing+number')).body
    expect(body).toContain('<p class="search-answer-number num">065401550</p>')
    expect(body).not.toContain('data-copy')
  })

  it('says what is missing, and offers the telephone where nothing was found', async () => {
    await using app = await served()
    expect((await app.get('/en/search/?terms=routing+number+zebra')).body).toContain('Not found: “zebra”.')
    const body = (await app.get('/en/search/?terms=zebra')).body
    expect(body).toContain('None for zebra')
    expect(body.match(/<p class="search-phone">Call/g)).toHaveLength(2)
  })

  it('escapes what was typed, whatever it is', async () => {
    await using app = await served()
    const body = (await app.get(`/en/search/?terms=${encodeURIComponent('"><script>alert(1)</script>$&')}`)).body
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;')
  })

  it.each(['/en/search/', '/en/search/?terms=+'])('says nothing of scripts at %s', async (address) => {
    await using app = await served()
    expect((await app.get(address)).body).toBe(page.replace(/<noscript.*<\/noscript>/, ''))
  })

  it('is no other page', async () => {
    await using app = await served()
    expect((await app.get('/en/about/?terms=cash')).body).toBe(page)
  })
})
