import { expect, it } from 'vitest'
import { counterpart, searchOf } from './preview-pages.ts'

it('finds the same page in the other language', () => {
  const pages = [
    { path: '/en/', language: 'en' },
    { path: '/en/personal/', language: 'en' },
    { path: '/es/personal/', language: 'es' },
  ] as const
  expect(counterpart(pages, pages[1])).toBe(pages[2])
  expect(counterpart(pages, pages[0])).toBeUndefined()
})

it('names the record, audience, region and day, and takes these back when none is chosen', () => {
  const record = { slug: 'alerts', id: 'storm' }
  expect(searchOf({ audience: 'business', region: 'austin', day: '2026-12-24' }, record)).toBe(
    '?beside=alerts%2Fstorm&audience=business&region=austin&day=2026-12-24',
  )
  expect(searchOf({ audience: '', region: '', day: '' }, record)).toBe('?beside=alerts%2Fstorm&region=&day=')
})
