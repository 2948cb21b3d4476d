import { describe, expect, it } from 'vitest'
import { hasOwnPage } from './own-page.ts'

describe('[ROUTE-38] a record has a page of its own', () => {
  it.each(['/blog/flood-insurance/', '/news/new-branch/'])('as an article at %s', (uri) => {
    expect([hasOwnPage.posts({ uri }), hasOwnPage.releases({ uri })]).toEqual([true, true])
  })

  it.each(['/blog/', '/blog/a', '/blog/a/b/', '/blogs/a/', '/x/blog/a/', 'blog/a/', '/events/a/', '', null, undefined])(
    'as no article at %j',
    (uri) => expect([hasOwnPage.posts({ uri }), hasOwnPage.releases({ uri })]).toEqual([false, false]),
  )

  it('as an event below the events', () => {
    expect(
      ['/events/shred-day/', '/events/', '/events/a', '/events/a/b/', '/x/events/a/', undefined].map((uri) => hasOwnPage.events({ uri })),
    ).toEqual([true, false, false, false, false, false])
  })

  it('as a location in the states of the bank, with a permalink', () => {
    expect(hasOwnPage.locations({ state: 'TX', permalink: 'katy' })).toBe(true)
    expect(hasOwnPage.locations({ state: 'AL', permalink: 'mobile' })).toBe(false)
    expect(hasOwnPage.locations({ state: 'TX', permalink: '', uri: '/x/locations/katy/' })).toBe(false)
  })
})
