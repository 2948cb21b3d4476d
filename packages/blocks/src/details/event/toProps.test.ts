import { describe, expect, it } from 'vitest'
import { testContext } from '../../testing/context.ts'
import { toProps } from './toProps.ts'

const context = testContext('en')

describe('the page of an event', () => {
  it('[CARD-05] [CARD-07] [CARD-08] shows title or name, day or date in words, time and place', () => {
    expect(
      toProps(
        {
          id: 'one',
          title: { text: 'Title' },
          name: { text: 'Name' },
          startDate: '2026-12-03',
          time: { text: '6 p.m.' },
          place: { text: 'Covington' },
        },
        context,
      ),
    ).toMatchObject({
      title: { text: 'Title' },
      when: { day: '2026-12-03', date: { text: 'December 3, 2026' }, time: { text: '6 p.m.' } },
      where: { place: { text: 'Covington' } },
    })
    expect(toProps({ id: 'two', name: { text: 'Name' }, showDate: { text: 'Every spring' } }, context)).toMatchObject({
      title: { text: 'Name' },
      when: { day: undefined, date: { text: 'Every spring' } },
      where: undefined,
    })
  })

  it('[CARD-07] says from when to when it takes, and offers its sessions as a file', () => {
    const sessions = [{ day: '2026-12-07' }, { day: '2026-12-12', from: '09:00', to: '12:00' }]
    const event = { id: 'one', uri: '/events/one/', startDate: '2026-12-07', sessions }
    expect(toProps(event, context)).toMatchObject({
      when: { day: undefined, date: { text: 'December 7\u2009–\u200912, 2026' } },
      file: { to: { href: '/en/events/one/event.ics' } },
    })
    expect(toProps({ id: 'two', uri: '/events/two/', showDate: { text: 'Every spring' } }, context).file).toBeUndefined()
  })

  it('[LOC-12] leads to the branch that holds it, with its telephone and directions', () => {
    const { where } = toProps({ id: 'one', place: { text: 'Covington' }, location: 'covington' }, context)
    expect(where?.at?.href).toMatch(/covington/)
    expect(where?.directions?.to.href).toContain('destination=30.4755,-90.1009')
    expect(where?.phone?.to.href).toMatch(/^tel:\d{10}$/)
  })

  it('parts its description at blank lines and leads back to all events', () => {
    const { description, back } = toProps({ id: 'one', description: { text: 'Supper is on us.\n\nChildren are welcome.' } }, context)
    expect(description.map(({ text }) => text)).toEqual(['Supper is on us.', 'Children are welcome.'])
    expect(back?.to.href).toBe('/events/')
  })
})
