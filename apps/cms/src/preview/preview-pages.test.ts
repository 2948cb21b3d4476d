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

it('names audience, region and day, and takes them back when none is chosen', () => {
  expect(searchOf({ audience: 'business', region: 'austin', day: '2026-12-24' })).toBe('?audience=business&region=austin&day=2026-12-24')
  expect(searchOf({ audience: '', region: '', day: '' })).toBe('?region=&day=')
})
