import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { readableList } from './readable-list.ts'

const fields = [{ name: 'title', type: 'text' }] as unknown as readonly FlattenedField[]

it('leaves out what no list can be shown by, and keeps all else', () => {
  const kept = {
    ...{ limit: '25', page: '2', sort: '-title', search: 'x', locale: 'es', columns: '["title"]' },
    ...{ 'where[title][equals]': 'x', 'where[or][0][and][0][title][in][1]': 'x', 'where[and][0][updatedAt][less_than]': '2026-01-31' },
  }
  const left = { 'where[nope][equals]': '1', 'where[or][0][and][1][nope][equals]': '1', where: 'x', 'where[or][0]': 'x' }
  expect(readableList(fields, { ...kept, ...left })).toEqual(kept)
  for (const numbers of [{ limit: '-5' }, { limit: 'x' }, { limit: '999999999' }, { page: '0' }, { page: ['1', '2'] }])
    expect(readableList(fields, numbers)).toEqual({})
})
