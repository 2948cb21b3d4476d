import { expect, it } from 'vitest'
import { alertsAhead } from './alert-links.ts'

it.each([
  ['/gone/', 'leads to no published page'],
  ['tel:800-555-99', 'calls nobody'],
  ['http://localhost/', 'leads to no website that visitors reach'],
])('an alert with a link to %s stays as it was, and is told', (href, message) => {
  const now = [{ id: 'storm', description: { en: `<a href="${href}">More</a>` } }] as never
  const before = [{ id: 'storm', description: { en: 'Before' } }] as never
  expect(alertsAhead(now, before, { published: new Set(), homeHosts: [], allowList: [] }, [])).toEqual({
    alerts: before,
    problems: [{ source: 'alerts', record: 'storm', field: ['description', 'en'], value: href, message }],
  })
})
