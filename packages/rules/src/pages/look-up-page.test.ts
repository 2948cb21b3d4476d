import { describe, expect, it } from 'vitest'
import { pageLookup } from './look-up-page.ts'

const rows = [
  { id: 'home', uri: '/' },
  { id: 'not-approved', uri: '/personal/', approved: false },
  { id: 'deleted', uri: '/personal/', approved: true, deleted: true },
  { id: 'archived', uri: '/personal/', archived: true },
  { id: 'checking', uri: '/personal/checking/' },
  { id: 'personal', uri: '/personal/', approved: true, deleted: false, archived: false },
  { id: 'blog', uri: '/blog/' },
  { id: 'not-found', uri: '/404/' },
  { id: 'nowhere' },
]

const idAt = (path: string) => pageLookup(rows)(path)?.id

describe('the page lookup', () => {
  it.each([
    ['/personal/', 'personal'],
    ['/en/personal/', 'personal'],
    ['/es/personal/', 'personal'],
    ['/en/personal', 'personal'],
    ['/en/personal/?utm_campaign=x', 'personal'],
    ['/en/personal/#rates', 'personal'],
    ['/es/personal/checking/', 'checking'],
    ['/', 'home'],
    ['/en/', 'home'],
    ['/es/', 'home'],
    ['/es', 'home'],
    ['/?x=1', 'home'],
    ['/blog/', 'blog'],
  ])('[FOOT-17] [D-FOOT-6] at %s finds %s, whichever row it is', (path, id) => {
    expect(idAt(path)).toBe(id)
  })

  it.each(['/personal/savings/', '/en/Personal/', '/enormous/', '/blog/a-post/', '/en/personal/checking/more/', '/personal/en/checking/'])(
    '[FOOT-17] at %s finds nothing, and not the first row either',
    (path) => {
      expect(idAt(path)).toBeUndefined()
    },
  )

  it.each([{ approved: false }, { deleted: true }, { archived: true }, { approved: true, deleted: true, archived: true }])(
    '[FOOT-16] [D-FOOT-2] never counts a page with %j',
    (flags) => {
      expect(pageLookup([{ uri: '/offer/', ...flags }])('/en/offer/')).toBeUndefined()
    },
  )

  it.each(['/404/', '/en/404/', '/es/404/'])('[D-FOOT-1] finds nothing for a page not found, at %s', (path) => {
    expect(idAt(path)).toBeUndefined()
  })
})
