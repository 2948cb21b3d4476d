import { describe, expect, it } from 'vitest'
import { events, posts, releases, reports, servicePosts } from './cards.ts'

const problems = ({ schema }: Pick<typeof posts | typeof events | typeof servicePosts, 'schema'>, record: object) =>
  (schema.safeParse({ id: 'one', ...record }).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

const en = (words: string) => ({ en: words })

describe.each([
  ['post', posts],
  ['release', releases],
  ['report', reports],
] as const)('a %s', (_name, articles) => {
  it('[CARD-16] [CARD-38] has every field that its card may show', () => {
    const words = Object.fromEntries(['title', 'name', 'headline', 'intro', 'description', 'excerpt'].map((name) => [name, en(name)]))
    expect(problems(articles, { ...words, photo: 'porch', featuredImage: 'bayou', uri: '/blog/one/' })).toEqual([])
  })

  it.each(['title', 'name', 'headline'])('[CARD-16] may be called by its %s alone', (field) => {
    expect(problems(articles, { [field]: en('One') })).toEqual([])
  })

  it.each([{}, { title: { es: 'Uno' } }, { title: en(' '), name: en('') }])(
    '[D-STORE-1] is refused when it is called nothing: %j',
    (record) => {
      expect(problems(articles, record)).toEqual(['title: is required in English, unless name or headline is written'])
    },
  )
})

it('[CARD-05] [D-STORE-1] an event is called by its title or its name, and refused with neither', () => {
  expect(problems(events, { title: en('Fair') })).toEqual([])
  expect(problems(events, { name: en('Fair') })).toEqual([])
  expect(problems(events, {})).toEqual(['title: is required in English, unless name is written'])
})

it('[D-STORE-1] a service with an icon that nobody has drawn is refused, by name', () => {
  expect(problems(servicePosts, { title: en('Wires'), icon: 'landmark' })).toEqual([])
  expect(problems(servicePosts, { title: en('Wires'), icon: 'phoenix' })).toEqual([
    expect.stringMatching(/^icon: must be the name of an icon/),
  ])
})
