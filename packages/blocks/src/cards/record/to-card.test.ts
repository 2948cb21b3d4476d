import { describe, expect, it } from 'vitest'
import { testContext } from '../../testing/context.ts'
import type { CardFields } from './card-fields.ts'
import { toCard } from './to-card.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index + 1}`).join(' ')
const text = (value: string) => ({ text: value })
const card = (type: string | undefined, record: Partial<CardFields>) => toCard(type, { id: 'one', ...record }, testContext('en'))

describe('the card of a record', () => {
  it.each([
    ['Post', 'article'],
    ['Release', 'article'],
    ['Report', 'article'],
    ['Event', 'event'],
    ['Story', 'story'],
    ['Portfolio', 'portfolio'],
    ['Training', 'training'],
    ['ServicePost', 'service'],
    ['ServicePostForTileGrid', 'tile'],
    ['Office', 'office'],
    ['InfoCard', 'info'],
  ])('[CARD-01] is for the type %s a card of the kind %s', (type, kind) => expect(card(type, {}).type).toBe(kind))

  it.each(['Person', 'post', 'toString', '', undefined])('[CARD-02] is a listing card for the type %j', (type) =>
    expect(card(type, {}).type).toBe('listing'),
  )

  const titled = (type: string | undefined, record: Partial<CardFields>) => card(type, record).title.text
  const all = { title: text('Title'), name: 'Name', headline: text('Headline') }

  it.each([
    ['CARD-10', undefined],
    ['CARD-16', 'Post'],
    ['CARD-16', 'Release'],
  ])('[%s] is called by title, name or headline, the first that is written (%s)', (_, type) => {
    expect(titled(type, all)).toBe('Title')
    expect(titled(type, { ...all, title: text(' ') })).toBe('Name')
    expect(titled(type, { headline: all.headline })).toBe('Headline')
  })

  const pictured = (type: string | undefined, record: Partial<CardFields>) => {
    const made = card(type, record)
    return 'photo' in made ? made.photo?.name : undefined
  }

  it.each([
    ['CARD-11', undefined],
    ['CARD-16', 'Post'],
    ['CARD-16', 'Release'],
  ])('[%s] shows the photo, else the featured picture (%s)', (_, type) => {
    expect(pictured(type, { photo: 'porch', featuredImage: 'bayou' })).toMatch(/^porch\./)
    expect(pictured(type, { featuredImage: 'bayou' })).toMatch(/^bayou\./)
    expect(pictured(type, {})).toBeUndefined()
  })

  const said = (type: string | undefined, record: Partial<CardFields>) => {
    const made = card(type, record)
    return 'text' in made ? made.text?.text : undefined
  }

  it.each([
    ['CARD-12', undefined, 37],
    ['CARD-13', 'Post', 12],
    ['CARD-14', 'Release', 12],
    ['CARD-13', 'Report', 12],
  ])('[%s] cuts HTML (%s) to %i words, without an ellipsis', (_, type, count) => {
    expect(said(type, { intro: text(`<p>${words(count + 1)}</p>`) })).toBe(words(count))
    expect(said(type, { intro: text(words(count)) })).toBe(words(count))
  })

  it.each([
    ['CARD-12', undefined],
    ['CARD-38', 'Post'],
    ['CARD-38', 'Release'],
  ])('[%s] says intro, description or excerpt, the first that is written (%s)', (_, type) => {
    const fields = { intro: text('intro'), description: text('description'), excerpt: text('excerpt') }
    expect(said(type, fields)).toBe('intro')
    expect(said(type, { ...fields, intro: text('') })).toBe('description')
    expect(said(type, { excerpt: fields.excerpt })).toBe('excerpt')
  })

  const leadsTo = (type: string | undefined, record: Partial<CardFields>) => {
    const made = card(type, record)
    const to = 'to' in made ? made.to : 'more' in made ? made.more?.to : undefined
    return to?.href
  }

  it.each([undefined, 'Post', 'Release', 'Report', 'Story', 'Portfolio', 'ServicePost', 'ServicePostForTileGrid'])(
    '[CARD-03] [CARD-04] leads to its uri, or home without one (%s)',
    (type) => {
      expect(leadsTo(type, { uri: '/business/' })).toBe('/en/business/')
      for (const uri of [undefined, '', ' ']) expect(leadsTo(type, { uri })).toBe('/en/')
    },
  )

  it.each(['Event', 'Office'])('[CARD-03] [CARD-04] leads to its uri, or to all events without one (%s)', (type) => {
    expect(leadsTo(type, { uri: '/business/' })).toBe('/en/business/')
    for (const uri of [undefined, '', ' ']) expect(leadsTo(type, { uri })).toBe('/events/')
  })
})
