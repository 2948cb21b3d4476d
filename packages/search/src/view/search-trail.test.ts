import { expect, it } from 'vitest'
import { trailOf } from './search-trail.ts'

const names = {
  '/personal/': 'Personal',
  '/personal/checking/': 'Checking',
  '/faq/': 'Questions',
  '/locations/': 'Branches and ATMs',
  '/constructor/': 'x',
}

it.each([
  ['/en/', ['Bank']],
  ['/en/personal/', ['Bank']],
  ['/en/personal/checking/', ['Bank', 'Personal']],
  ['/es/personal/checking/#everyday', ['Bank', 'Personal', 'Checking']],
  ['/en/faq/#faq-wire', ['Bank', 'Questions']],
  ['/en/faq/?topic=a/b#faq-wire', ['Bank', 'Questions']],
  ['/en/locations/tx/houston/main/', ['Bank', 'Branches and ATMs']],
  ['/personal/services/', ['Bank', 'Personal']],
  ['/ennis/', ['Bank']],
  ['', ['Bank']],
])('[SRCH-20] %s stands below %j', (url, trail) => {
  expect(trailOf(url, names, 'Bank')).toEqual(trail)
})
