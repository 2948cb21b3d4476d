import { describe, expect, it } from 'vitest'
import { testContext } from '../test-context.ts'
import { toProps } from './toProps.ts'

const grid = (tiles: unknown, language: 'en' | 'es' = 'en') =>
  toProps(
    {
      id: 'tiles',
      kind: 'tileGrid',
      headline: { text: 'Headline' },
      description: { text: 'Description' },
      tiles_json: JSON.stringify(tiles),
    },
    testContext(language),
  )

describe('the tile grid', () => {
  it('[BLK-63] [BLK-64] shows headline, description and tiles with icon, title, intro and link', () =>
    expect(
      grid([{ icon: 'bell', title: { en: 'Alerts', es: 'Avisos' }, intro: 'One', link: '/personal/', linkText: { en: 'Choose' } }], 'es'),
    ).toEqual({
      headline: { text: 'Headline' },
      description: { text: 'Description' },
      tiles: [
        {
          icon: '/icons/bell.svg',
          title: { text: 'Avisos' },
          intro: { text: 'One' },
          more: { to: { href: '/es/personal/' }, text: { text: 'Choose', lang: 'en' } },
        },
      ],
    }))

  it.each([['[]'], [''], [undefined]])('[BLK-65] is hidden with %j for its tiles', (tiles_json) =>
    expect(toProps({ id: 'tiles', kind: 'tileGrid', headline: { text: 'Headline' }, tiles_json }, testContext('en'))).toBeUndefined(),
  )

  it('leaves out a tile that says nothing', () => expect(grid([{ icon: 'bell' }, { title: 'Alerts' }])?.tiles).toHaveLength(1))
})
