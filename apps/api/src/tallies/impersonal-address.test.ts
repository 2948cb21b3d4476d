import { expect, it } from 'vitest'
import { impersonalAddress } from './impersonal-address.ts'

it.each([
  ['/old-page/', '/old-page/'],
  ['/en/personal/savings-bonds/?utm_source=mail', '/en/personal/savings-bonds/'],
  ['/userfiles/brochure.pdf', '/userfiles/brochure.pdf'],
  ['/es/pr%C3%A9stamos/', '/es/préstamos/'],
  ['/WelcomeHome', '/WelcomeHome'],
  ['/covid19-updates/ar/', '/covid*-updates/ar/'],
])('%j is kept as %j', (asked, address) => {
  expect(impersonalAddress(asked)).toBe(address)
})

it.each([
  ['/statement/4111111111111111/', '/statement/*/'],
  ['/card/4111-1111-1111-1111', '/card/*-*-*-*'],
  ['/unsubscribe/renee.landry@example.com/', '/unsubscribe/*/'],
  ['/unsubscribe/renee.landry%40example.com/', '/unsubscribe/*/'],
  ['/reset/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0/', '/reset/*.*/'],
  [`/reset/${'abcdefgh'.repeat(4)}/`, '/reset/*/'],
  ['/reset/550e8400-e29b-41d4-a716-44665544abcd', '/reset/*-*-*-*-*'],
  ['/license/TX1234567', '/license/*'],
  ['/staff/renee-tarver/', '/staff/*-*/'],
  ['/team/Garc%C3%ADa/', '/team/*/'],
  ['/phone/(800)%20555-0142', '/phone/****-*'],
  ['/search/=cmd|calc/', '/search/*cmd*calc/'],
  ['/broken/%E0%A4%A/', ''],
  ['/?name=Renee', '/'],
])('%j is kept as %j: nothing that may lead to somebody', (asked, address) => {
  expect(impersonalAddress(asked)).toBe(address)
})

it('keeps eight parts of the first two hundred characters', () => {
  expect(impersonalAddress('/a/b/c/d/e/f/g/h/i/j')).toBe('/a/b/c/d/e/f/g/h')
  expect(impersonalAddress(`/${'a-'.repeat(150)}`)).toHaveLength(200)
})
