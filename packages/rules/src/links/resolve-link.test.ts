import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { type LinkQuestion, resolveLink } from './resolve-link.ts'
import { unprefixedFolders } from './unprefixed.ts'

const published = new Set([
  '/',
  ...['/', '/personal/', '/search/', '/locations/', '/events/spring-market/', '/sitemap/', '/about/relationships/'].flatMap((path) => [
    `/en${path}`,
    `/es${path}`,
  ]),
  '/en/privacy/',
  '/en/mortgage/log-in/',
  '/es/solo/',
  ...unprefixedFolders,
  '/letter-from-ceo/',
  '/blog/a-post/',
  '/es/blog/a-post/',
  '/es/relationships/',
  '/en/locations/tx/houston-main/',
  '/sitemap/',
  '/disclosures-agreements/',
  '/thank-you/',
  '/events/',
  '/locations/tx/houston-main/',
  '/calculator-iframe/index.html',
  '/userfiles/fees.pdf',
])

const ask = (href: LinkQuestion['href'], language: Language = 'en', options: Partial<LinkQuestion> = {}) =>
  resolveLink({
    href,
    language,
    published,
    homeHosts: ['bank.example', 'localhost:8080'],
    allowList: ['https://careers.example/'],
    ...options,
  })

const internal = (href: string, more: object = {}) => ({ kind: 'internal', href, reload: false, ...more })

describe('resolveLink, internal addresses', () => {
  it.each(unprefixedFolders)('[LINK-01] %s stays without prefix in both languages', (folder) => {
    expect([ask(folder), ask(folder, 'es')]).toEqual([expect.objectContaining({ href: folder }), expect.objectContaining({ href: folder })])
  })

  it.each([
    ['LINK-02', '/letter-from-ceo/', 'es', internal('/letter-from-ceo/')],
    ['LINK-03', '/mortgage/log-in/', 'en', internal('/en/mortgage/log-in/')],
    ['LINK-04', '/personal/', 'en', internal('/en/personal/')],
    ['LINK-04', '/personal', 'en', internal('/en/personal/')],
    ['LINK-04', '/', 'en', internal('/en/')],
    ['LINK-04', '/events/spring-market/', 'en', internal('/en/events/spring-market/')],
    ['LINK-04', '/locations/', 'es', internal('/es/locations/')],
    ['LINK-04', '/events/', 'es', internal('/events/')],
    ['LINK-04', '/locations/tx/houston-main/', 'es', internal('/locations/tx/houston-main/')],
    ['LINK-05', '/personal/', 'es', internal('/es/personal/')],
    ['LINK-05', '/', 'es', internal('/es/')],
    ['LINK-05', '/privacy/', 'es', internal('/en/privacy/', { language: 'en' })],
    ['LINK-05', '/en/search/', 'es', internal('/es/search/')],
    ['LINK-05', '/en/mortgage/log-in/', 'es', internal('/en/mortgage/log-in/', { language: 'en' })],
    ['LINK-06', '/en/personal/', 'en', internal('/en/personal/')],
    ['LINK-06', '/es/personal/', 'es', internal('/es/personal/')],
    ['LINK-06', '/es/personal/', 'en', internal('/es/personal/', { language: 'es' })],
    ['LINK-06', '/en/sitemap/', 'en', internal('/en/sitemap/')],
    ['LINK-06', '/en', 'en', internal('/en/')],
    ['LINK-07', '/about/relationships/', 'en', internal('/en/about/relationships/', { reload: true })],
    ['LINK-08', '/BeB-Demo/', 'en', internal('/BeB-Demo/', { reload: true })],
    ['LINK-09', '/CeB-Demo/', 'en', internal('/CeB-Demo/', { reload: true })],
    ['LINK-11', '/userfiles/fees.pdf', 'es', internal('/userfiles/fees.pdf', { reload: true })],
    ['LINK-11', '/calculator-iframe/index.html', 'en', internal('/calculator-iframe/index.html', { reload: true })],
    ['LINK-12', 'https://bank.example/personal/', 'es', internal('/es/personal/')],
    ['LINK-12', 'http://www.BANK.example/personal/', 'en', internal('/en/personal/')],
    ['LINK-12', 'http://localhost:8080/blog/', 'en', internal('/blog/')],
    ['LINK-12', '//bank.example/blog/', 'en', internal('/blog/')],
    ['LINK-12', 'https://bank.example', 'en', internal('/en/')],
    ['SRCH-13', '/search/?terms=a%20b#list', 'en', internal('/en/search/?terms=a%20b#list')],
  ] as const)('[%s] %s on a page in %s', (_id, href, language, expected) => {
    expect(ask(href, language)).toEqual(expected)
  })

  it.each([
    ['/blog/a-post/?topic=home#top', 'es', internal('/es/blog/a-post/?topic=home#top')],
    ['/blog/a-post/', 'en', internal('/blog/a-post/')],
    ['/locations/tx/houston-main/', 'en', internal('/locations/tx/houston-main/')],
    ['/relationships/', 'es', internal('/es/relationships/', { reload: true })],
    ['/sitemap/', 'es', internal('/es/sitemap/')],
    // Without a Spanish page, and without a page at all.
    ['/news/', 'es', internal('/news/')],
    ['/userfiles/fees.pdf', 'es', internal('/userfiles/fees.pdf', { reload: true })],
    ['/blog/nothing/', 'es', { kind: 'unknown', href: '/blog/nothing/' }],
    ['/privacy/', 'es', internal('/en/privacy/', { language: 'en' })],
  ] as const)('[D-ROUTE-8] a link that the site makes itself follows its language: %s on a page in %s', (href, language, expected) => {
    expect(ask(href, language, { followsLanguage: true })).toEqual(expected)
    expect(ask(href, language)).toEqual(expect.objectContaining({ href: expect.not.stringMatching(/^\/es/) }))
  })

  it('[LINK-10] a link flagged refresh loads as a document', () => {
    expect(ask('/personal/', 'en', { refresh: true })).toEqual(internal('/en/personal/', { reload: true }))
  })

  it.each([
    '/nowhere/',
    '/en/nowhere/',
    '/blog/nothing/',
    '/solo/',
    '/userfiles/gone.pdf',
    '/fr/personal/',
    'https://bank.example/nowhere/',
  ])('[LINK-29] %s is published in no language that it may be shown in', (href) => {
    expect(ask(href)).toEqual({ kind: 'unknown', href })
  })

  it('[LINK-06] resolving again changes nothing', () => {
    const paths = fc.constantFrom(...published)
    fc.assert(
      fc.property(paths, fc.constantFrom<Language>('en', 'es'), fc.constantFrom('', '?a=1', '#b', '?a=1#b'), (path, language, rest) => {
        const once = ask(`${path}${rest}`, language)
        expect(once.kind).toBe('internal')
        if (once.kind === 'internal') expect(ask(once.href, language)).toEqual(once)
      }),
    )
  })

  const anything = fc.oneof(
    fc.string(),
    fc.webUrl({ withQueryParameters: true }),
    fc.webPath(),
    fc
      .tuple(fc.constantFrom('https:', 'javascript:', 'mailto:', '//', '/', '\\\\', '#', '\t', '/en'), fc.string())
      .map((parts) => parts.join('')),
  )

  it('never throws and never answers an internal address that is not published', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom<Language>('en', 'es'), fc.boolean(), (href, language, refresh) => {
        const answer = ask(href, language, { refresh })
        return answer.kind !== 'internal' || published.has(answer.href.replace(/[?#].*$/s, ''))
      }),
    )
  })

  it('[LINK-06] whatever it answers, asking again about that answers the same', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom<Language>('en', 'es'), (href, language) => {
        const once = ask(href, language)
        if (once.kind === 'none' || once.kind === 'unknown') return
        expect(ask(once.href, language)).toEqual(once)
      }),
    )
  })

  it('[BLK-14] what is answered is never a script', () => {
    fc.assert(
      fc.property(anything, (href) => {
        const answer = ask(href)
        return answer.kind === 'none' || answer.kind === 'unknown' || /^(?:\/(?![\\/])|#|https?:|mailto:|tel:)/i.test(answer.href)
      }),
    )
  })
})

describe('resolveLink, everything else', () => {
  it.each([
    ['LINK-13', 'https://other.example/a?b#c', { kind: 'outbound', href: 'https://other.example/a?b#c', opens: 'with-warning' }],
    ['LINK-13', '//other.example/', { kind: 'outbound', href: 'https://other.example/', opens: 'with-warning' }],
    ['LINK-13', '/\\other.example/', { kind: 'outbound', href: 'https://other.example/', opens: 'with-warning' }],
    [
      'LINK-13',
      'https://bank.example.other.example/',
      { kind: 'outbound', href: 'https://bank.example.other.example/', opens: 'with-warning' },
    ],
    ['LINK-16', 'https://careers.example/jobs/', { kind: 'outbound', href: 'https://careers.example/jobs/', opens: 'directly' }],
    ['LINK-14', 'mailto:help@bank.example', { kind: 'mail', href: 'mailto:help@bank.example' }],
    ['LINK-14', 'MAILTO:help@bank.example', { kind: 'mail', href: 'MAILTO:help@bank.example' }],
    ['LINK-15', 'tel:+1-800-555-0100', { kind: 'phone', href: 'tel:+1-800-555-0100' }],
    ['LINK-33', '#fees', { kind: 'anchor', href: '#fees' }],
    ['BLK-14', 'javascript:alert(1)', { kind: 'unknown', href: 'javascript:alert(1)' }],
    ['BLK-14', ' java\nscript:alert(1)', { kind: 'unknown', href: 'javascript:alert(1)' }],
    ['BLK-14', 'data:text/html,x', { kind: 'unknown', href: 'data:text/html,x' }],
    ['LINK-04', 'personal/', { kind: 'unknown', href: 'personal/' }],
    ['LINK-04', 'https://', { kind: 'unknown', href: 'https://' }],
    ['CARD-04', '', { kind: 'none' }],
    ['CARD-04', '  ', { kind: 'none' }],
    ['CARD-04', undefined, { kind: 'none' }],
    ['CARD-04', null, { kind: 'none' }],
  ])('[%s] %j', (_id, href, expected) => {
    expect(ask(href)).toEqual(expected)
  })
})

it('[LINK-04] a colon in a query is no scheme', () => {
  expect(ask('/search/?next=mailto:a@bank.example')).toEqual(internal('/en/search/?next=mailto:a@bank.example'))
})

it('[D-LINK-12] www. is ignored at the start of a host alone', () => {
  expect(ask('https://my.www.bank.example/', 'en', { homeHosts: ['my.bank.example'] }).kind).toBe('outbound')
})
