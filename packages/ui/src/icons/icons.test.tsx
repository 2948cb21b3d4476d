import { fraudIcons, iconNames, lineIcons, spotIcons } from '@bank/model/icons.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AnyIcon } from './AnyIcon.tsx'
import { Icon } from './Icon.tsx'
import { SpotIcon } from './SpotIcon.tsx'

describe('icons', () => {
  it('are named once each', () => {
    expect(new Set(iconNames).size).toBe(iconNames.length)
  })

  it.each(iconNames)('%s is drawn and hidden from screen readers', (name) => {
    const html = renderToStaticMarkup(<AnyIcon name={name} />)
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/)
    expect(html).toMatch(/<(path|circle|rect|line|polyline|polygon|ellipse) /)
  })

  it('look different', () => {
    expect(new Set(lineIcons.map((name) => renderToStaticMarkup(<Icon name={name} />))).size).toBe(lineIcons.length)
    expect(new Set(spotIcons.map((name) => renderToStaticMarkup(<SpotIcon name={name} />))).size).toBe(spotIcons.length)
  })

  it('hold the hook when they warn of fraud', () => {
    for (const name of spotIcons) {
      const hooked = renderToStaticMarkup(<SpotIcon name={name} />).includes('spot-gap')
      expect(hooked).toBe(fraudIcons.some((fraud) => fraud === name))
    }
  })
})
