import { describe, expect, it } from 'vitest'
import { millisecondsPerDay } from '../constants.ts'
import type { StoredAudience } from './stored-audiences.ts'
import { primaryAudience } from './stored-audiences.ts'
import { visitPage } from './visit-page.ts'

const now = 1_800_000_000_000
const audiences = [
  { id: 'personal-general', name: 'personal general', utm_campaign: 'personal' },
  { id: 'business', name: 'business', utm_campaign: 'Business-Banking' },
  { id: 'treasury', name: 'treasury', utm_campaign: '' },
]

const visit = (list: readonly StoredAudience[], address: string, viewed: readonly string[] = [], at = now) =>
  visitPage(list, audiences, { url: new URL(address, 'https://bank.example'), viewed, now: at })

describe('visitPage', () => {
  it('[AUD-09] [D-AUD-6] a campaign in the address forces its audience and keeps the whole address', () => {
    expect(visit([], '/en/?a=1&utm_campaign=business-banking#top')).toEqual([
      expect.objectContaining({
        id: 'business',
        forced: true,
        count: 0,
        urlWhenForced: 'https://bank.example/en/?a=1&utm_campaign=business-banking#top',
      }),
    ])
  })

  it.each(['/en/', '/en/?utm_campaign=', '/en/?utm_campaign=unknown', '/en/?campaign=business-banking'])(
    '[AUD-11] %s changes nothing',
    (address) => {
      expect(visit([], address)).toEqual([])
    },
  )

  it('[D-AUD-4] counts each audience that the page names, and none that the bank does not have', () => {
    const list = visit(visit([], '/', ['treasury', 'gone']), '/', ['business', 'treasury'])
    expect(list.map(({ id, count }) => [id, count])).toEqual([
      ['treasury', 2],
      ['business', 1],
    ])
  })

  it('[AUD-12] [AUD-13] forced on one page, it still is the primary audience after many views of others', () => {
    const later = Array.from({ length: 5 }).reduce<readonly StoredAudience[]>(
      (list) => visit(list, '/en/', ['treasury'], now + 1000),
      visit([], '/?utm_campaign=business-banking'),
    )
    expect(primaryAudience(later, audiences, now + millisecondsPerDay - 1).id).toBe('business')
    expect(primaryAudience(later, audiences, now + millisecondsPerDay).id).toBe('treasury')
  })

  it('[AUD-17] drops what ended more than a day ago', () => {
    const list = visit([], '/?utm_campaign=business-banking')
    expect(visit(list, '/', [], now + 2 * millisecondsPerDay)).toHaveLength(1)
    expect(visit(list, '/', [], now + 2 * millisecondsPerDay + 1)).toEqual([])
  })
})
