// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { LatestStories as View } from './LatestStories.tsx'
import { latestStories as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }
const story = (id: string, date?: string, more = {}) => ({ id, title: { en: id }, uri: `/blog/${id}/`, ...(date && { date }), ...more })
const records = {
  categories: [{ id: 'home', name: { en: 'Home', es: 'Vivienda' } }],
  posts: [story('undated'), story('old', '2026-01-05'), story('newer', '2026-10-29', { Topic: ['home'] })],
  releases: [story('newest', '2026-11-12', { category: { en: 'News' } }), story('middle', '2026-06-01')],
}

describe('latest stories', () => {
  it('take posts and releases together, newest first, one leading and three beside it', () => {
    const host = renderBlock(block, {}, { content: { records } })
    expect(host.querySelector('.latest-stories-lead h3')?.textContent).toBe('newest')
    expect([...host.querySelectorAll('.latest-stories-row h3')].map(({ textContent }) => textContent)).toEqual(['newer', 'middle', 'old'])
  })

  it('name the category or the first topic, and the day in words', () => {
    const host = renderBlock(block, {}, { content: { records }, language: 'es' })
    expect(host.querySelector('.latest-stories-row .label')?.textContent).toBe('Vivienda')
    expect(host.querySelector('time')?.outerHTML).toBe('<time datetime="2026-11-12">12 de noviembre de 2026</time>')
  })

  it('[D-ROUTE-8] lead to articles in the language of the page', () => {
    const first = (language: 'en' | 'es') =>
      renderBlock(block, {}, { content: { records }, language }).querySelector('a')?.getAttribute('href')
    expect([first('en'), first('es')]).toEqual(['/blog/newest/', '/es/blog/newest/'])
  })

  it('[CARD-38] take name, description and photo where title, intro and featured picture are not written', () => {
    const words = { name: { en: 'Named' }, description: { en: 'Described.' }, photo: 'bayou' }
    const host = renderBlock(block, {}, { content: { records: { posts: [{ id: 'one', uri: '/blog/one/', ...words }], releases: [] } } })
    expect(host.querySelector('h3')?.textContent).toBe('Named')
    expect(host.textContent).toContain('Described.')
    expect(host.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/bayou\./)
  })

  it('[BLK-03] are hidden when there are none', () => {
    expect(
      renderBlock(block, { headline: { en: 'Worth ten minutes' } }, { content: { records: { posts: [], releases: [] } } })
        .childElementCount,
    ).toBe(0)
  })
})
