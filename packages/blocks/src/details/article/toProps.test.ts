import { testRecords } from '@bank/sample/records.ts'
import { describe, expect, it } from 'vitest'
import { testContext } from '../../testing/context.ts'
import { toPostProps, toReleaseProps, toReportProps } from './toProps.ts'

const context = testContext('es', { records: testRecords })
const article = {
  id: 'one',
  title: { text: 'Uno' },
  date: '2026-11-09',
  author: 'Delphine Arceneaux',
  featuredImage: 'bayou',
  Topic: ['home'],
  body: { text: '<p>Hola <script>x</script></p>' },
}

describe('the page of an article', () => {
  it('shows topic, title, day, author, picture and body', () =>
    expect(toPostProps(article, context)).toMatchObject({
      title: { text: 'Uno' },
      category: { text: 'Vivienda' },
      date: { day: '2026-11-09', text: '9 de noviembre de 2026' },
      author: 'Por Delphine Arceneaux',
      image: { name: 'bayou.0123456789', place: { text: 'Lake Martin, Luisiana' } },
      body: { text: '<p>Hola </p>' },
    }))

  it('[CARD-38] is called by its headline, says its excerpt and shows its photo when it has nothing else', () => {
    const { title: _title, featuredImage: _picture, ...bare } = article
    const words = { headline: { text: 'Titular' }, excerpt: { text: 'Resumen.' }, photo: 'bayou' }
    expect(toPostProps({ ...bare, ...words }, context)).toMatchObject({
      title: words.headline,
      intro: words.excerpt,
      image: { name: 'bayou.0123456789' },
    })
  })

  it('shows the featured picture rather than the photo for cards', () =>
    expect(toPostProps({ ...article, photo: 'porch' }, context).image?.name).toMatch(/^bayou\./))

  it('[D-ROUTE-8] leads to other articles and to its topics in its own language', () => {
    const articles = [
      { id: 'two', uri: '/blog/two/', title: { en: 'Two', es: 'Dos' }, Topic: ['home'] },
      { id: 'three', uri: '/blog/three/', title: { en: 'Three' }, Topic: ['water'] },
    ]
    const hrefs = (language: 'en' | 'es') => {
      const { related, topics } = toPostProps(article, testContext(language, { records: { ...testRecords, posts: articles } }))
      return [...related, ...topics].map(({ to }) => to?.href)
    }
    expect(hrefs('es')).toEqual(['/es/blog/two/', '/es/blog/?topic=home'])
    expect(hrefs('en')).toEqual(['/blog/two/', '/blog/?topic=home'])
  })

  it('leads to the newest others where none shares a topic', () => {
    const articles = ['2026-01-01', '2026-03-01', '2026-02-01', '2025-12-01'].map((date, index) => ({
      id: `other-${index}`,
      uri: `/blog/${index}/`,
      title: { en: `Other ${index}` },
      date,
      Topic: ['water'],
    }))
    const { related } = toPostProps(article, testContext('en', { records: { ...testRecords, posts: articles } }))
    expect(related.map(({ id }) => id)).toEqual(['other-1', 'other-2', 'other-0'])
  })

  it.each([
    ['a post', toPostProps, '/es/blog/', 'Todo el blog'],
    ['a release', toReleaseProps, '/es/news/', 'Todas las noticias'],
    ['a report', toReportProps, '/es/investor-relations/', 'Todos los informes'],
  ])('leads from %s back to its list', (_, toProps, href, words) =>
    expect(toProps(article, context).back).toMatchObject({ to: { href }, text: { text: words } }),
  )
})
