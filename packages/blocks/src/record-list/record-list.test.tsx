// @vitest-environment jsdom
import type { Records } from '@bank/model/collections.ts'
import { testRecords } from '@bank/sample/records.ts'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { RecordList } from './RecordList.tsx'
import { type listedModels, recordList } from './schema.ts'
import { toProps } from './toProps.ts'

type Model = (typeof listedModels)[number]

const list = (model: Model, records: Partial<Records> = testRecords, fields: object = {}) =>
  renderBlock({ schema: recordList, toProps, View: RecordList }, { model, ...fields }, { content: { records } })

/** Text of each part of the first card of a list, and the addresses of its link and of its picture. */
const first = (model: Model, records?: Partial<Records>) => {
  const card = list(model, records).querySelector('.record-list-cards > li')
  return {
    text: (selector: string) => card?.querySelector(selector)?.textContent,
    html: (selector: string) => card?.querySelector(selector)?.innerHTML,
    link: card?.querySelector('a')?.getAttribute('href'),
    picture: card?.querySelector('img')?.getAttribute('src') ?? '',
    width: card?.querySelector('img')?.getAttribute('width'),
    icon: card?.querySelector('svg.spot')?.innerHTML,
  }
}
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index + 1}`).join(' ')
const title = { en: 'Title' }

describe('what a record list shows', () => {
  it('above its cards: headline, intro and the way to the rest', () => {
    const host = list('story', testRecords, {
      headline: { en: 'Stories' },
      intro: { en: 'Three of them.' },
      link: '/blog/',
      linkText: { en: 'All' },
    })
    const head = host.querySelector('.section-head')
    expect(head?.textContent).toBe('StoriesThree of them.All')
    expect(head?.querySelector('a')?.getAttribute('href')).toBe('/blog/')
  })

  it.each([
    ['CARD-13', 'blog/post', 'posts'],
    ['CARD-14', 'press/release', 'releases'],
  ] as const)('[%s] [CARD-15] [CARD-16] [CARD-38] of %s: category, title, picture, 12 words and day', (_, model, slug) => {
    const card = first(model, {
      [slug]: [
        {
          id: 'one',
          uri: '/business/',
          title,
          category: { en: 'Home' },
          intro: { en: words(13) },
          featuredImage: 'porch',
          date: '2026-11-09',
        },
      ],
    })
    expect([card.text('.label'), card.text('h3'), card.text('.record-list-text'), card.text('time')]).toEqual([
      'Home',
      'Title',
      words(12),
      'November 9, 2026',
    ])
    expect([card.link, card.picture]).toEqual(['/en/business/', expect.stringMatching(/^\/media\/porch\./)])
  })

  it('[CARD-05] [CARD-06] [CARD-07] [CARD-08] of an event: title, 26 words, day and time', () => {
    const card = first('event', {
      events: [{ id: 'one', title, summary: { en: words(27) }, startDate: '2026-12-12', time: { en: '10 a.m.' } }],
    })
    expect([
      card.text('h3'),
      card.text('.record-list-text'),
      card.text('.record-list-when time'),
      card.text('.record-list-when span'),
    ]).toEqual(['Title', `${words(26)}…`, 'December 12, 2026', '10 a.m.'])
    expect(card.link).toBe('/events/')
  })

  it('[CARD-02] [CARD-10] [CARD-11] [CARD-12] of a record without a card of its own: title, picture and 37 words', () => {
    const card = first('content/page', {
      pages: [{ id: 'one', uri: '/business/', title, description: { en: words(38) }, shareImage: 'porch' }],
    })
    expect([card.text('h3'), card.text('.record-list-text'), card.link]).toEqual(['Title', words(37), '/en/business/'])
    expect(card.picture).toMatch(/^\/media\/porch\./)
  })

  it('[CARD-27] of a service: icon at its width, title, text and link with its words', () => {
    const card = first('service/post')
    expect([card.picture, card.width, card.text('h3'), card.text('.record-list-text'), card.text('a'), card.link]).toEqual([
      '/icons/mail.svg',
      '40',
      'Lockbox',
      'Checks come to us and post the same day.',
      'How lockbox works',
      '/en/business/',
    ])
  })

  it('[CARD-28] of a service as a tile: the same, its title being its link', () => {
    const card = first('service/post/for/tile/grid')
    expect([card.picture, card.text('h3 a'), card.text('.record-list-text'), card.text('.more'), card.link]).toEqual([
      '/icons/mail.svg',
      'Lockbox',
      'Checks come to us and post the same day.',
      'How lockbox works',
      '/en/business/',
    ])
  })

  it('[CARD-29] [CARD-30] of an info card: its own icon, title, intro and body', () => {
    const info = (icon?: 'email_fraud' | 'fraud') =>
      first('info/card', {
        'info-cards': [{ id: 'one', ...(icon && { icon }), title, intro: { en: 'Intro' }, body: { en: '<p>Body</p>' } }],
      })
    const card = info('email_fraud')
    expect([card.text('h3'), card.text('p.record-list-text'), card.html('details .record-list-text')]).toEqual([
      'Title',
      'Intro',
      '<p>Body</p>',
    ])
    expect(card.icon).not.toBe(info('fraud').icon)
    expect(info().icon).toBe(info('fraud').icon)
  })

  it('[CARD-01] of every type: a card that differs from all others', () => {
    const models = [
      'blog/post',
      'event',
      'story',
      'portfolio',
      'training',
      'service/post',
      'service/post/for/tile/grid',
      'location',
      'info/card',
      'content/page',
    ] as const
    const shown = models.map((model) => list(model).querySelector('.record-list-cards > li')?.innerHTML)
    expect(shown).not.toContain('')
    expect(new Set(shown).size).toBe(models.length)
  })
})
