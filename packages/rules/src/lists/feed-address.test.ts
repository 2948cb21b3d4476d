import { expect, it } from 'vitest'
import { eventFileAddress, feedAddress, followedListAt } from './feed-address.ts'

it.each([
  ['/blog/', '/es/blog/feed.xml'],
  ['/es/news/tenth-branch/', '/es/news/feed.xml'],
  ['/en/events/', '/es/events/calendar.ics'],
])('%s can be followed at %s', (path, address) => {
  const list = followedListAt(path)
  expect(list && feedAddress(list, 'es')).toBe(address)
})

it.each(['/', '/en/personal/', '/blogs/', '/en/', '/en/personal/news/'])('%s cannot be followed', (path) =>
  expect(followedListAt(path)).toBeUndefined(),
)

it('one event is to be had as a file below its page', () => {
  expect(eventFileAddress(' /events/open-house/ ', 'es')).toBe('/es/events/open-house/event.ics')
})
