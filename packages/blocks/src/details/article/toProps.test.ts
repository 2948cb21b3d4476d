import { describe, expect, it } from 'vitest'
import { testContext } from '../../test-context.ts'
import { testRecords } from '../../test-records.ts'
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

  it.each([
    ['a post', toPostProps, '/blog/', 'Todo el blog'],
    ['a release', toReleaseProps, '/news/', 'Todas las noticias'],
    ['a report', toReportProps, '/es/investor-relations/', 'Todos los informes'],
  ])('leads from %s back to its list', (_, toProps, href, words) =>
    expect(toProps(article, context).back).toMatchObject({ to: { href }, text: { text: words } }),
  )
})
