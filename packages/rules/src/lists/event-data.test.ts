import { expect, it } from 'vitest'
import { eventData } from './event-data.ts'

const morning = (day: string) => ({ day, hours: { start: 7 * 60, end: 9 * 60 + 30 }, language: undefined })

it('[D-SEO-6] an event has its times with the offset that the bank’s zone has on that day', () => {
  expect(eventData({ name: 'Coffee' }, { url: '/coffee/' }, [morning('2026-12-08')])).toEqual({
    '@type': 'Event',
    name: 'Coffee',
    url: '/coffee/',
    startDate: '2026-12-08T07:00:00-06:00',
    endDate: '2026-12-08T09:30:00-06:00',
  })
  expect(eventData({}, {}, [morning('2026-07-07')])).toMatchObject({ startDate: '2026-07-07T07:00:00-05:00' })
  expect(eventData({}, {}, [{ day: '2026-12-08', hours: undefined, language: undefined }])).toMatchObject({
    startDate: '2026-12-08',
    endDate: '2026-12-08',
  })
  expect(eventData({}, {}, [])).toBeUndefined()
})

it('[D-SEO-6] several occasions are events within it in their order, each with its own times and language', () => {
  const spanish = { ...morning('2026-12-22'), language: 'es' as const }
  expect(eventData({ name: 'Coffee', inLanguage: 'en' }, { url: '/coffee/' }, [spanish, morning('2026-12-08')])).toMatchObject({
    startDate: '2026-12-08T07:00:00-06:00',
    endDate: '2026-12-22T09:30:00-06:00',
    subEvent: [
      { '@type': 'Event', name: 'Coffee', startDate: '2026-12-08T07:00:00-06:00', endDate: '2026-12-08T09:30:00-06:00', inLanguage: 'en' },
      { name: 'Coffee', startDate: '2026-12-22T07:00:00-06:00', endDate: '2026-12-22T09:30:00-06:00', inLanguage: 'es' },
    ],
  })
})
