import { describe, expect, it } from 'vitest'
import { locations } from './collections/location.ts'

const problems = (record: object) =>
  locations.schema.safeParse({ id: 'covington', ...record }).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('the last day of a branch', () => {
  it('must not lie before the first one, and says which that is', () => {
    expect(problems({ firstDay: '2026-12-07', lastDay: '2026-12-06' })).toEqual([
      ['lastDay', 'must not lie before firstDay, which is 2026-12-07'],
    ])
  })

  it.each([{ firstDay: '2026-12-07', lastDay: '2026-12-07' }, { firstDay: '2026-12-07' }, { lastDay: '2026-12-07' }, {}])(
    'may be as in %j',
    (record) => {
      expect(problems(record)).toEqual([])
    },
  )
})
