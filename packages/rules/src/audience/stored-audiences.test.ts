import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  audienceOfCampaign,
  countView,
  dropExpired,
  forceAudience,
  parseStoredAudiences,
  primaryAudience,
  type StoredAudience,
} from './stored-audiences.ts'

const day = 24 * 60 * 60 * 1000
const now = 1_800_000_000_000

const general = { id: 'general', name: 'Personal General' }
const business = { id: 'business', name: 'Business', utm_campaign: 'Grow-2026' }
const treasury = { id: 'treasury', name: 'Treasury', utm_campaign: 'cash' }
const audiences = [general, business, treasury]

const entry = (id: string, values: Partial<StoredAudience> = {}): StoredAudience => ({
  id,
  name: id,
  utm_campaign: '',
  count: 0,
  timestamp: now,
  lastSet: now,
  expires: now + day,
  forced: false,
  urlWhenForced: '',
  ...values,
})

describe('parseStoredAudiences', () => {
  const whole = entry('business', { utm_campaign: 'grow', count: 2, urlWhenForced: 'https://bank.example/' })

  it.each(Object.keys(whole))('[D-AUD-8] passes over an entry whose %s is missing or of another type, and keeps the others', (key) => {
    const { [key]: _left, ...less } = { ...whole } as Record<string, unknown>
    const text = JSON.stringify([less, { ...whole, [key]: {} }, whole])
    expect(parseStoredAudiences(text)).toEqual([whole])
  })

  it('[D-AUD-8] passes over what is no entry at all', () => {
    expect(parseStoredAudiences(JSON.stringify([null, 5, 'text', [], whole]))).toEqual([whole])
  })
})

describe('audienceOfCampaign', () => {
  it.each([
    ['AUD-09', ' grow-2026 ', business],
    ['AUD-09', 'CASH', treasury],
    ['AUD-11', 'grow', undefined],
    ['AUD-11', '', undefined],
    ['AUD-11', null, undefined],
  ])('[%s] %j', (_id, campaign, expected) => {
    expect(audienceOfCampaign(audiences, campaign)).toBe(expected)
  })
})

describe('primaryAudience of a visitor whose audiences the content no longer has', () => {
  const gone = [entry('gone', { forced: true, expires: now + 9 * day }), entry('left', { count: 99 })]

  it('[AUD-12] is the one of those that are left', () => {
    expect(primaryAudience([...gone, entry('treasury', { forced: true })], audiences, now)).toBe(treasury)
    expect(primaryAudience([...gone, entry('business', { count: 1 })], audiences, now)).toBe(business)
    expect(primaryAudience(gone, audiences, now)).toBe(general)
    expect(primaryAudience([], [], now)).toEqual({ id: 'personal-general', name: 'personal general' })
  })

  it('[AUD-16] an audience without a campaign is stored with none', () => {
    expect(countView([], general, now)).toMatchObject([{ id: 'general', utm_campaign: '', count: 1, urlWhenForced: '' }])
  })
})

describe('forceAudience', () => {
  const [forced] = forceAudience([], business, 'https://bank.example/?utm_campaign=grow-2026', now)

  it('[AUD-16] stores every field of a stored audience', () => {
    expect(forced).toEqual({
      id: 'business',
      name: 'Business',
      utm_campaign: 'Grow-2026',
      count: 0,
      timestamp: now,
      lastSet: now,
      expires: now + day,
      forced: true,
      urlWhenForced: 'https://bank.example/?utm_campaign=grow-2026',
    })
  })

  it('[AUD-10] lasts one day and is renewed by a new landing', () => {
    const list = forceAudience(forceAudience([], business, 'a', now), business, 'b', now + day / 2)
    expect(list).toEqual([
      expect.objectContaining({ timestamp: now, lastSet: now + day / 2, expires: now + 1.5 * day, urlWhenForced: 'b' }),
    ])
    expect(primaryAudience(list, audiences, now + 1.5 * day - 1)).toBe(business)
    expect(primaryAudience(list, audiences, now + 1.5 * day)).toBe(general)
  })

  it('[AUD-12] still applies on later pages, whose views do not prolong it', () => {
    const list = countView(forceAudience([], business, 'a', now), business, now + 1000)
    expect(list).toEqual([expect.objectContaining({ count: 1, forced: true, expires: now + day, lastSet: now + 1000 })])
  })
})

describe('countView', () => {
  it('[AUD-14] counts up and ends 30 days after the last view', () => {
    const list = countView(countView([], treasury, now), treasury, now + 5)
    expect(list).toEqual([
      expect.objectContaining({ id: 'treasury', count: 2, timestamp: now, lastSet: now + 5, expires: now + 5 + 30 * day, forced: false }),
    ])
  })

  it('[AUD-10] a view after the forced day is an ordinary one', () => {
    const list = countView(forceAudience([], business, 'a', now), business, now + day + 1)
    expect(list).toEqual([expect.objectContaining({ forced: false, count: 1, expires: now + day + 1 + 30 * day })])
  })
})

describe('dropExpired', () => {
  it.each([
    [-1, true],
    [day, true],
    [day + 1, false],
  ])('[AUD-17] an entry that ended %i ms ago is kept: %s', (ago, kept) => {
    expect(dropExpired([entry('business', { expires: now - ago })], now)).toHaveLength(kept ? 1 : 0)
  })
})

describe('primaryAudience', () => {
  it.each<[string, string, StoredAudience[], unknown]>([
    [
      'AUD-13',
      'the forced one that ends last',
      [
        entry('business', { forced: true, expires: now + 5 }),
        entry('treasury', { forced: true, expires: now + 9 }),
        entry('general', { count: 99 }),
      ],
      treasury,
    ],
    [
      'AUD-13',
      'no forced one that has ended',
      [entry('business', { forced: true, expires: now }), entry('treasury', { count: 1 })],
      treasury,
    ],
    ['AUD-14', 'the most viewed one', [entry('business', { count: 2 }), entry('treasury', { count: 3 })], treasury],
    ['AUD-14', 'on a tie the one last set', [entry('treasury', { count: 3, lastSet: now - 5 }), entry('business', { count: 3 })], business],
    ['AUD-14', 'none that was never viewed', [entry('treasury')], general],
    ['AUD-17', 'none past its margin', [entry('treasury', { count: 3, expires: now - day - 1 })], general],
    ['AUD-14', 'none that the content no longer has', [entry('gone', { count: 3 })], general],
    ['AUD-15', 'personal general without any', [], general],
  ])('[%s] is %s', (_id, _name, list, expected) => {
    expect(primaryAudience(list, audiences, now)).toBe(expected)
  })

  it('[AUD-15] makes up personal general when the content has none', () => {
    expect(primaryAudience([], [business], now).name).toBe('personal general')
  })
})

describe('parseStoredAudiences', () => {
  it.each([null, undefined, '', '{', '{}', '7', '[1,null,{"id":"a"}]'])('reads %j as nothing stored', (text) => {
    expect(parseStoredAudiences(text)).toEqual([])
  })

  it('[STORE-03] reads back what was stored', () => {
    const list = countView(forceAudience([], business, 'a', now), treasury, now)
    expect(parseStoredAudiences(JSON.stringify(list))).toEqual(list)
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseStoredAudiences(text))))
  })
})
