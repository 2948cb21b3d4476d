import { alertMatches } from '@bank/rules/alert/matches-path.ts'
import { expect, it } from 'vitest'
import { alertUrlsCheck } from './alert-urls.ts'
import { backgroundCheck } from './background.ts'
import { ownPathCheck, pathCheck } from './path.ts'

it.each(['/', '/personal/', '/404/', '/mortgage/dmi/', '/WelcomeBTH/', '/espanol/', '/energy/en/', '/apis/', '/BeB-Demo/a.b_c~d/'])(
  '%s is the path of a page',
  (value) => {
    expect(pathCheck(value)).toBeUndefined()
  },
)

it.each(['personal/', '/personal', '//', '/a//b/', '/a b/', '/a/?x=1', '/a/#b', '/año/', 'https://a.example/'])(
  '%s is no path of a page',
  (value) => {
    expect(pathCheck(value)).toMatch(/^must be a path/)
  },
)

it.each([
  ['/en/', 'must not begin with /en/: '],
  ['/ES/faq/', 'must not begin with /es/: '],
  ['/api/', 'must not begin with /api/, '],
  ['/_astro/a/', 'must not begin with /_astro/, '],
  ['/Media/', 'must not begin with /media/, '],
  ['/calculator-iframe/', 'must not begin with /calculator-iframe/, '],
  ['/sitemap.xml/', 'must not hold "sitemap.xml", '],
  ['/robots.txt/more/', 'must not hold "robots.txt", '],
  ['/.well-known/security/', 'must not hold ".well-known", '],
  ['/a/../b/', 'must not hold "..", '],
  ['/./', 'must not hold ".", '],
])('%s is an address that the site needs for itself', (value, message) => {
  expect(pathCheck(value)?.slice(0, message.length)).toBe(message)
})

it('articles and events may lead anywhere, and have pages at good addresses only', () => {
  for (const value of ['/userfiles/report.pdf', 'https://other.example/', '/blog/one/', '/events/'])
    for (const kind of ['posts', 'events'] as const) expect(ownPathCheck(kind)(value)).toBeUndefined()
  expect(ownPathCheck('posts')('/blog/../')).toMatch(/^must not hold "\.\."/)
  expect(ownPathCheck('posts')('/news/two words/')).toMatch(/^must be a path/)
  expect(ownPathCheck('events')('/events/all.ics/')).toMatch(/^must not hold "all\.ics"/)
})

it.each(['dark-blue-bubbles', '#fff', '#0B2440'])('[BLK-31] [BLK-32] %s is a background', (value) => {
  expect(backgroundCheck(value)).toBeUndefined()
})

it.each(['red', '#ffff', '#12345g', 'url(/a.png)'])('[BLK-32] %s is no background', (value) => {
  expect(backgroundCheck(value)).toMatch(/^must be one of dark-blue-bubbles/)
})

it.each(['', '/en/', '/en/personal/\n~^/es/~i', '#/loans/(?:auto|home)/#', '~^/(?:en|es)/(?:[a-z]+/){1,5}$~'])(
  '%j are good lines of an alert',
  (value) => {
    expect(alertUrlsCheck(value)).toBeUndefined()
  },
)

it.each([
  ['/en/\n~(~', 'line 2 (~(~) is not a valid regular expression'],
  ['~^(a+)+$~', "line 1 (~^(a+)+$~) could hang a visitor's browser"],
])('[D-ALERT-1] %j is refused with its line', (value, message) => {
  expect(alertUrlsCheck(value)).toContain(message)
})

it.each([
  [`~^${'.?'.repeat(22)}Z~`, 'repeats more than 10 times'],
  [`~^(?:${'.?'.repeat(6)}){4}Z~`, 'repeats more than 10 times'],
  [`~^(?:(?:.?/){2,3}){1,2}(?:[?*+].?){3}Z~`, 'repeats more than 10 times'],
  ['~^(?:[a-z/]{0,9}){8}Z~', "could hang a visitor's browser, as on the path /"],
  [`~^/${'a'.repeat(220)}/~`, 'is longer than 200 characters'],
])('[D-ALERT-1] %s is refused soon, with an example of a good one', (line, message) => {
  const start = performance.now()
  expect(alertUrlsCheck(line)).toContain(message)
  expect(alertUrlsCheck(line)).toContain('as in #^/(en|es)/mortgage/#')
  expect(performance.now() - start).toBeLessThan(10_000)
})

it.each([
  '~(a+)+$~',
  '~(a|a)*$~',
  '~(a|aa)+$~',
  '~(.*a){12}$~',
  '~^(\\w+-?)*$~i',
  '#(a+a+)+b#g',
  '~a.*a.*a.*a.*b~',
  '~^/en/[a-z-]*/$~',
  '~^(?:/[a-z]+)+/$~',
])('[D-ALERT-1] %s is refused, or answers about the longest address there can be', (line) => {
  const [once, many] = ['a', 'a'.repeat(8000)]
  if (alertUrlsCheck(line) === undefined)
    expect([once, many].map((path) => typeof alertMatches(line, `/${path}!`))).toEqual(['boolean', 'boolean'])
  else expect(alertUrlsCheck(line)).toContain('could')
})
