// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const day = 24 * 60 * 60 * 1000
const now = 1_800_000_000_000
const list = [
  { id: 'personal-general', name: 'personal general', utm_campaign: 'personal' },
  { id: 'business', name: 'business', utm_campaign: 'shops' },
  { id: 'treasury', name: 'treasury', utm_campaign: 'cash' },
]

/** A page as it comes from the server, for these audiences. */
const pageFor = (...audiences: string[]): Document => {
  const page = document.implementation.createHTMLDocument()
  page.documentElement.dataset['audience'] = 'personal-general'
  const meta = (name: string, content: string) => {
    const tag = page.createElement('meta')
    tag.name = name
    tag.content = content
    page.head.append(tag)
  }
  meta('audience-list', JSON.stringify(list))
  if (audiences.length > 0) meta('audiences', audiences.join(' '))
  return page
}

/** The script of one document load. */
const load = async () => {
  vi.resetModules()
  const { showAudience } = await import('./audience.ts')
  return (address: string, audiences: readonly string[] = [], at = now) => {
    const page = pageFor(...audiences)
    showAudience(page, new URL(address, 'https://bank.example'), at)
    return page.documentElement.dataset['audience']
  }
}

const stored = () => localStorage.getItem('audiences')

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the audience of a page', () => {
  it('[AUD-15] is personal general for a visitor that nothing is known about, and nothing is stored', async () => {
    const visit = await load()
    expect([visit('/en/'), stored()]).toEqual(['personal-general', null])
  })

  it('[AUD-09] [AUD-12] [STORE-03] is forced by a campaign, also on later pages and after another load', async () => {
    const visit = await load()
    expect(visit('/en/?utm_campaign=SHOPS')).toBe('business')
    expect(visit('/en/mortgage/')).toBe('business')
    const again = await load()
    expect(again('/en/', [], now + day - 1)).toBe('business')
    expect(again('/en/', [], now + day)).toBe('personal-general')
  })

  it('[AUD-11] is not changed by an unknown campaign', async () => {
    const visit = await load()
    expect([visit('/en/?utm_campaign=spring'), stored()]).toEqual(['personal-general', null])
  })

  it('[AUD-14] is the most counted of those that pages name', async () => {
    const visit = await load()
    visit('/en/business/', ['business'])
    visit('/en/business/treasury-management/', ['treasury'])
    expect(visit('/en/business/treasury-management/team/', ['treasury'])).toBe('treasury')
  })

  it('[AUD-16] stores every field', async () => {
    const visit = await load()
    visit('/en/?utm_campaign=cash', ['treasury'])
    expect(JSON.parse(stored() ?? '')).toEqual([
      {
        id: 'treasury',
        name: 'treasury',
        utm_campaign: 'cash',
        count: 1,
        timestamp: now,
        lastSet: now,
        expires: now + day,
        forced: true,
        urlWhenForced: 'https://bank.example/en/?utm_campaign=cash',
      },
    ])
  })

  it('[AUD-17] forgets what ended more than a day ago', async () => {
    const visit = await load()
    visit('/en/?utm_campaign=cash')
    visit('/en/', [], now + 2 * day + 1)
    expect(stored()).toBe('[]')
  })

  it('a document without the list stays as it is', async () => {
    vi.resetModules()
    const { showAudience } = await import('./audience.ts')
    const page = document.implementation.createHTMLDocument()
    showAudience(page, new URL('https://bank.example/?utm_campaign=cash'), now)
    expect([page.documentElement.dataset['audience'], stored()]).toEqual([undefined, null])
  })
})

describe('where storage is no help', () => {
  it.each(['', '{', '7', 'null', '{"id":"business"}', '[null,1,{"id":"business","count":"many"}]'])(
    '[D-AUD-8] %j counts as nothing stored, and is replaced',
    async (corrupt) => {
      localStorage.setItem('audiences', corrupt)
      const visit = await load()
      expect(visit('/en/')).toBe('personal-general')
      expect(visit('/en/?utm_campaign=cash')).toBe('treasury')
      expect(JSON.parse(stored() ?? '')).toHaveLength(1)
    },
  )

  it.each([
    ['blocked', ['getItem', 'setItem', 'removeItem']],
    ['full', ['setItem']],
  ] as const)('[D-AUD-8] [D-STORE-4] %s: a campaign holds while the document lives', async (_name, methods) => {
    for (const method of methods)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'QuotaExceededError')
      })
    const visit = await load()
    expect(visit('/en/')).toBe('personal-general')
    expect(visit('/en/?utm_campaign=cash')).toBe('treasury')
    expect(visit('/en/business/', ['business'])).toBe('treasury')
    expect((await load())('/en/')).toBe('personal-general')
  })
})
