import { expect, it } from 'vitest'
import { calendarAddress } from './calendar-address.ts'

it('the calendar of a location lies below its page, in either language', () => {
  const katy = { state: 'TX', permalink: 'katy' }
  expect(calendarAddress(katy, 'en')).toBe('/en/locations/tx/katy/hours.ics')
  expect(calendarAddress(katy, 'es')).toBe('/es/locations/tx/katy/hours.ics')
})

it('a location without a page of its own has no calendar', () => {
  expect(calendarAddress({ state: 'AL', permalink: 'mobile', uri: '/about/mobile/' }, 'en')).toBeUndefined()
  expect(calendarAddress({ state: 'TX', permalink: '' }, 'es')).toBeUndefined()
})
