import { expect, it } from 'vitest'
import { toMendOf } from './to-mend.ts'

it('names what a record itself is to blame for, also where it causes that elsewhere, and nothing else of others', () => {
  const own = { text: 'one', slug: 'blocks', id: 'fees' }
  const all = [
    own,
    { text: 'two', slug: 'blocks', id: 'hours' },
    { text: 'three', slug: 'pages', id: 'fees' },
    { text: 'four' },
    { text: 'six', slug: 'blocks' },
  ]
  expect(toMendOf({ slug: 'blocks', id: 'fees' }, all)).toEqual([own])
  const caused = { text: 'seven', slug: 'blocks', id: 'hours', isCaused: true } as const
  expect(toMendOf({ slug: 'blocks', id: 'fees' }, [...all, caused])).toEqual([own, caused])
  const ofAll = { text: 'five', slug: 'settings' }
  expect(toMendOf({ slug: 'settings', id: 'settings' }, [...all, ofAll])).toEqual([ofAll])
})
