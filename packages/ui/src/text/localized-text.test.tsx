import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LocalizedText } from './LocalizedText.tsx'

const shown = (text: string) => renderToStaticMarkup(<LocalizedText of={{ text }} />)

describe('words', () => {
  it('keep a telephone number on one line', () => {
    expect(shown('Llame al 800-555-0142 y pida a 601-555-0188.')).toBe(
      '<p>Llame al <span class="nowrap">800-555-0142</span> y pida a <span class="nowrap">601-555-0188</span>.</p>',
    )
  })

  it('show anything else as it is written', () => {
    expect(shown('Routing 065401550, 2026-11-20 & ZIP 77008-1234')).toBe('<p>Routing 065401550, 2026-11-20 &amp; ZIP 77008-1234</p>')
  })
})
