// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { LinkDescription as View } from './LinkDescription.tsx'
import { linkDescription as schema } from './schema.ts'
import { toProps } from './toProps.ts'

type Fields = Parameters<typeof renderBlock<typeof schema, NonNullable<ReturnType<typeof toProps>>>>[1]

const block = { schema, toProps, View }
const headline = { en: 'Headline' }

/** The layout that the style sheet is told, the logo and the picture that are shown. */
const shown = (fields: Fields) => {
  const host = renderBlock(block, { headline, ...fields })
  const picture = (part: string) =>
    /media\/([\w-]+)\./.exec(host.querySelector(`.link-description-${part} img`)?.getAttribute('src') ?? '')?.[1]
  const layout = /link-description-(\w+)/.exec(host.querySelector('section')?.className ?? '')?.[1]
  return [layout, picture('mark'), picture('picture')]
}

describe('the described link', () => {
  it('[D-BLK-22] shows headline, description and link with its words', () => {
    const host = renderBlock(block, { headline, description: { en: 'Words' }, link: '/rates/', linkText: { en: 'Rates' } })
    expect(host.querySelector('.link-description-words')?.textContent).toBe('HeadlineWordsRates')
    expect(host.querySelector('a')?.getAttribute('href')).toBe('/en/rates/')
  })

  it.each([
    [{}, ['both', 'lighthouse', 'porch']],
    [{ layout: 'both' }, ['both', 'lighthouse', 'porch']],
    [{ layout: 'logo' }, ['logo', 'lighthouse', undefined]],
    [{ layout: 'image' }, ['image', undefined, 'porch']],
  ] as const)('[BLK-69] with %j shows %j', (layout, expected) =>
    expect(shown({ ...layout, logo: 'lighthouse', image: 'porch' })).toEqual(expected),
  )

  it('[BLK-70] shows the money-market picture wherever a picture belongs and it has none of its own', () => {
    expect(shown({ layout: 'image' })).toEqual(['image', undefined, 'money-market'])
    expect(shown({ logo: 'lighthouse' })).toEqual(['both', 'lighthouse', 'money-market'])
    expect(shown({ layout: 'logo' })).toEqual(['logo', undefined, undefined])
  })

  it('[BLK-03] is hidden when nothing is filled in', () => expect(renderBlock(block, { layout: 'image' }).innerHTML).toBe(''))
})
