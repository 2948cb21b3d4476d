import { Phone } from 'lucide'
import { describe, expect, it } from 'vitest'
import { markupOf } from '../testing/markup.ts'
import { IconRow } from './IconRow.tsx'
import { iconRow } from './schema.ts'
import { toProps } from './toProps.ts'

const show = markupOf({ schema: iconRow, toProps, View: IconRow })
const icons = (count: number) => Array.from({ length: count }, (_unused, index) => ({ title: { en: `Reason ${index + 1}` } }))

describe('icon row', () => {
  it('[BLK-41] shows the headline and for each entry its icon, title, intro and link', () => {
    const html = show({
      headline: { en: 'Why us' },
      icons: [{ icon: 'phone', title: { en: 'A person answers' }, intro: { en: 'Until seven.' }, link: '/contact/' }],
    })
    expect(html).toContain('Why us</h2>')
    expect(html).toContain(String(Phone[0]?.[1]['d']))
    expect(html).toMatch(/<a href="\/en\/contact\/"[^>]*><span>A person answers<\/span><\/a>/)
    expect(html).toContain('Until seven.')
  })

  it('[BLK-41] an entry without a title leads on by its intro', () => {
    const html = show({ icons: [{ icon: 'phone', intro: { en: 'Until seven.' }, link: '/contact/' }] })
    expect(html).toMatch(/<p class="small"><a href="\/en\/contact\/"[^>]*><span>Until seven\.<\/span><\/a><\/p>/)
  })

  it.each([4, 5, 8])('[BLK-42] %i entries stand in four columns', (count) => {
    expect(show({ icons: icons(count) })).toContain('icon-row-4')
  })

  it.each([1, 2, 3])('[BLK-43] %i entries stand in three columns', (count) => {
    expect(show({ icons: icons(count) })).toContain('icon-row-3')
  })

  it('[BLK-03] is hidden without entries', () => {
    expect(show({ headline: { en: 'Why us' }, icons: [{}] })).toBeUndefined()
  })

  it('refuses an icon that nobody has drawn', () => {
    expect(iconRow.schema.safeParse({ id: 'row', kind: 'iconRow', icons: [{ icon: 'phoenix' }] }).success).toBe(false)
  })
})
