import { describe, expect, it } from 'vitest'
import { testContext } from '../test-context.ts'
import { toProps } from './toProps.ts'

const shown = (fields: Partial<Parameters<typeof toProps>[0]>) => {
  const props = toProps({ id: 'link', kind: 'linkDescription', headline: { text: 'Headline' }, ...fields }, testContext('en'))
  return [props?.layout, props?.logo?.name.split('.')[0], props?.image?.name.split('.')[0]]
}

describe('the described link', () => {
  it.each([
    [undefined, ['both', 'lighthouse', 'porch']],
    ['both', ['both', 'lighthouse', 'porch']],
    ['logo', ['logo', 'lighthouse', undefined]],
    ['image', ['image', undefined, 'porch']],
  ] as const)('[BLK-69] in the layout %s shows %j', (layout, expected) =>
    expect(shown({ layout, logo: 'lighthouse', image: 'porch' })).toEqual(expected),
  )

  it('[BLK-70] shows the money-market picture wherever a picture belongs and it has none of its own', () => {
    expect(shown({ layout: 'image' })).toEqual(['image', undefined, 'money-market'])
    expect(shown({ logo: 'lighthouse' })).toEqual(['both', 'lighthouse', 'money-market'])
    expect(shown({ layout: 'logo' })).toEqual(['logo', undefined, undefined])
  })

  it('is hidden when nothing is filled in', () =>
    expect(toProps({ id: 'link', kind: 'linkDescription', layout: 'image' }, testContext('en'))).toBeUndefined())
})
