import { infoCardIcons } from '@bank/model/collections/cards.ts'
import type { Records } from '@bank/model/collections.ts'
import { read } from '@bank/model/read.ts'
import { testRecords } from '@bank/sample/records.ts'
import { describe, expect, it } from 'vitest'
import type { RecordCard } from '../cards/record/cards.ts'
import { testContext } from '../testing/context.ts'
import type { listedModels } from './schema.ts'
import { toProps } from './toProps.ts'

type Model = (typeof listedModels)[number]
type Options = { language?: 'en' | 'es'; limit?: number; records?: Partial<Records> }

const cardsOf = (model: Model, { language = 'en', limit, records = testRecords }: Options = {}) =>
  toProps(read({ id: 'list', kind: 'recordList', model, ...(limit && { limit }) }, language), testContext(language, { records }))?.cards ??
  []

const card = <Type extends RecordCard['type']>(type: Type, model: Model, id: string, options?: Options) => {
  const found = cardsOf(model, options).find((one) => one.id === id)
  if (found?.type !== type) throw new Error(`there is no ${type} card ${id}`)
  return found as Extract<RecordCard, { type: Type }>
}

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index + 1}`).join(' ')
const english = (text: string) => ({ en: text })

describe('a record list', () => {
  it.each([
    ['blog/post', 'article', 3],
    ['press/release', 'article', 3],
    ['report', 'article', 1],
    ['event', 'event', 3],
    ['story', 'story', 1],
    ['portfolio', 'portfolio', 2],
    ['training', 'training', 3],
    ['service/post', 'service', 1],
    ['service/post/for/tile/grid', 'tile', 1],
    ['location', 'office', testRecords.locations.length],
    ['info/card', 'info', 2],
  ] as const)('[CARD-01] shows the records of %s as %s cards', (model, type, count) =>
    expect(cardsOf(model).map((one) => one.type)).toEqual(Array.from({ length: count }, () => type)),
  )

  it('[CARD-02] shows records without a card of their own as listing cards, those outside the site map left out', () =>
    expect(cardsOf('content/page').map(({ type, id }) => [type, id])).toEqual([
      ['listing', 'home'],
      ['listing', 'ask'],
      ['listing', 'personal'],
      ['listing', 'business'],
    ]))

  it('shows articles from the newest on, and no more than its limit', () =>
    expect(cardsOf('blog/post', { limit: 2 }).map(({ id }) => id)).toEqual(['flood-insurance', 'first-house']))

  it('shows events from the soonest on, those without a day last', () =>
    expect(cardsOf('event').map(({ id }) => id)).toEqual(['boat-show', 'homebuyer-night', 'shred-day']))

  it.each([
    ['a list that never changes', { model: 'portfolio', headline: { text: 'Works' } }],
    ['a live list without a heading', { model: 'report' }],
  ] as const)('is hidden without records: %s', (_, fields) =>
    expect(toProps({ id: 'list', kind: 'recordList', ...fields }, testContext('en', { records: {} }))).toBeUndefined(),
  )

  it('[LIST-04] a live list without records shows its heading, and is initial', () => {
    const props = toProps(
      { id: 'list', kind: 'recordList', model: 'report', headline: { text: 'Reports' } },
      testContext('en', { records: {} }),
    )
    expect([props?.cards, props?.list?.attributes['data-status']]).toEqual([[], 'initial'])
  })

  it('[LIST-12] [LIST-13] without live refresh a list with records is server-rendered and never calls, but for the flag', () => {
    const attributes = (liveRefreshFlag?: string) =>
      toProps({ id: 'list', kind: 'recordList', model: 'report', liveRefresh: false }, { ...testContext('en'), liveRefreshFlag })?.list
        ?.attributes
    expect(attributes()).toMatchObject({ 'data-status': 'server-rendered', 'data-address': undefined, 'data-live': undefined })
    expect(attributes('yes')).toMatchObject({ 'data-address': '/api/report/all/?_fields=_card&_lang=en&_joinLang=en', 'data-live': '' })
  })

  it.each([
    ['blog/post', ['topic', 'year']],
    ['event', ['month', 'place', 'language']],
    ['story', []],
  ] as const)('offers what its entries can be chosen by: %s', (model, names) => {
    const records: Partial<Records> = {
      ...testRecords,
      posts: [
        { id: 'new', title: english('New'), date: '2026-01-02', category: english('Home') },
        { id: 'old', title: english('Old'), date: '2025-01-02', category: english('On the water') },
      ],
      events: [
        { id: 'here', title: english('Here'), startDate: '2026-12-01', state: 'tx', language: 'both' },
        { id: 'there', title: english('There'), startDate: '2027-01-01', state: 'la', language: 'en' },
      ],
    }
    const props = toProps({ id: 'list', kind: 'recordList', model }, testContext('en', { records }))
    expect(props?.list?.filters.map(({ name }) => name)).toEqual(names)
  })
})

describe('an article card', () => {
  it.each([
    ['CARD-13', 'blog/post', 'posts'],
    ['CARD-14', 'press/release', 'releases'],
  ] as const)('[%s] cuts the text of %s to 12 words without an ellipsis', (_, model, slug) => {
    const records = { [slug]: [{ id: 'long', title: english('Long'), intro: english(`<p>${words(13)}</p>`) }] }
    expect(card('article', model, 'long', { records }).text).toEqual({ text: words(12), lang: undefined })
  })

  it('[CARD-15] shows its category, or else the name of its first topic', () => {
    expect(card('article', 'blog/post', 'flood-insurance').category?.text).toBe('Home')
    expect(card('article', 'blog/post', 'gift-cards', { language: 'es' }).category?.text).toBe('Fraude y seguridad')
  })

  it('[CARD-03] [CARD-04] leads to its address, or home without one', () => {
    expect(card('article', 'blog/post', 'first-house').to?.href).toBe('/blog/first-house/')
    expect(card('article', 'blog/post', 'gift-cards', { language: 'es' }).to?.href).toMatch(/^\/(es\/)?$/)
  })

  it('[D-ROUTE-8] leads to the Spanish page on Spanish pages', () => {
    expect(card('article', 'blog/post', 'first-house', { language: 'es' }).to?.href).toBe('/es/blog/first-house/')
  })

  it('shows its day in the language of the page and offers a file as a download', () => {
    expect(card('article', 'blog/post', 'flood-insurance').date).toEqual({ day: '2026-11-09', text: 'November 9, 2026' })
    expect(card('article', 'blog/post', 'flood-insurance', { language: 'es' }).date?.text).toBe('9 de noviembre de 2026')
    expect(card('article', 'report', 'annual-2025', { language: 'es' }).download).toBe('Descargar')
    expect(card('article', 'blog/post', 'flood-insurance').download).toBeUndefined()
  })
})

describe('an event card', () => {
  it('[CARD-05] shows its title, or its name when it has no title', () =>
    expect([card('event', 'event', 'boat-show').title.text, card('event', 'event', 'shred-day').title.text]).toEqual([
      'Boat loan Saturday',
      'Shred day',
    ]))

  it.each([
    [26, words(26)],
    [27, `${words(26)}…`],
  ])('[CARD-06] shows %d words as 26 at most, with an ellipsis only when words were cut', (count, expected) => {
    const event = (more: object) => ({ records: { events: [{ id: 'long', ...more }] } })
    expect(card('event', 'event', 'long', event({ summary: english(words(count)) })).text?.text).toBe(expected)
    expect(card('event', 'event', 'long', event({ description: english(words(count)) })).text?.text).toBe(expected)
  })

  it('[CARD-07] shows its start date, or its show date when there is none', () =>
    expect([card('event', 'event', 'boat-show').date?.text, card('event', 'event', 'shred-day').date?.text]).toEqual([
      'November 28, 2026',
      'Every spring',
    ]))

  it('[CARD-08] shows its time', () => expect(card('event', 'event', 'homebuyer-night').time?.text).toBe('6 p.m. to 8 p.m.'))

  it('[CARD-04] leads to all events when it has no address', () => expect(card('event', 'event', 'shred-day').to?.href).toBe('/events/'))
})

describe('cards of what people and the bank did', () => {
  it('[CARD-19] a story shows its problem, its solution and its result, in this order', () =>
    expect(card('story', 'story', 'ice-house').parts.map(({ name }) => name)).toEqual(['Problem', 'Solution', 'Result']))

  it('[CARD-17] a portfolio card shows its name, its description as HTML and its photo', () => {
    const { title, description, photo } = card('portfolio', 'portfolio', 'mill')
    expect([title.text, description?.text, photo?.name]).toEqual([
      'The old cotton mill',
      '<p>Forty-two apartments where there were looms.</p>',
      'lighthouse.0123456789',
    ])
  })

  it.each([
    ['en', ['1st Day', '2nd Day', '11th Lesson']],
    ['es', ['1.er día', '2.º día', '11.º lección']],
  ] as const)(
    '[CARD-23] [CARD-26] trainings show their day, else their place in the list, as an ordinal with their label (%s)',
    (language, expected) =>
      expect(cardsOf('training', { language }).map((one) => one.type === 'training' && one.day.text)).toEqual(expected),
  )

  it('[CARD-28] a service as a tile shows its icon and its text, and is its own link', () => {
    const { icon, text, to, title } = card('tile', 'service/post/for/tile/grid', 'lockbox')
    expect([icon, title.text, text?.text, to?.href]).toEqual([
      '/icons/mail.svg',
      'Lockbox',
      'Checks come to us and post the same day.',
      '/en/business/',
    ])
  })

  it('[CARD-04] works and services without an address lead home', () => {
    const records = { portfolios: [{ id: 'none', name: english('None') }], 'service-posts': [{ id: 'none', title: english('None') }] }
    expect(card('portfolio', 'portfolio', 'none', { records }).more?.to.href).toMatch(/^\/(en\/)?$/)
    expect(card('service', 'service/post', 'none', { records }).more?.to.href).toMatch(/^\/(en\/)?$/)
    expect(card('tile', 'service/post/for/tile/grid', 'none', { records }).to?.href).toMatch(/^\/(en\/)?$/)
  })

  it('[CARD-27] a service shows its icon at its width, its text and its link', () => {
    const { icon, text, more } = card('service', 'service/post', 'lockbox')
    expect([icon, text?.text, more?.to.href, more?.text.text]).toEqual([
      { address: '/icons/mail.svg', width: 40 },
      'Checks come to us and post the same day.',
      '/en/business/',
      'How lockbox works',
    ])
  })
})

describe('an info card', () => {
  it('[CARD-29] shows its title, its intro and its body', () => {
    const { title, intro, body } = card('info', 'info/card', 'email')
    expect([title.text, intro?.text, body?.text]).toEqual([
      'The email with a button',
      'It looks like ours. The address is not.',
      '<p>We never ask for a password.</p>',
    ])
  })

  it('[CARD-30] has a drawing of its own for each of the twelve values, and the general one without a value', () => {
    const records = {
      'info-cards': [...infoCardIcons.map((icon) => ({ id: icon, icon, title: english(icon) })), { id: 'none', title: english('none') }],
    }
    const icons = cardsOf('info/card', { records }).flatMap((one) => (one.type === 'info' ? one.icon : []))
    expect(new Set(icons.slice(0, 12)).size).toBe(12)
    expect(icons[12]).toBe(icons[infoCardIcons.indexOf('fraud')])
  })
})
