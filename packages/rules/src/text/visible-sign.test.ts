import { describe, expect, it } from 'vitest'
import { unseenSigns, visibleSign } from './visible-sign.ts'

describe('what somebody can see', () => {
  it.each(['a', ' 1 ', '\u200b.', 'ñ', '漢', '🙂'])('is in %j', (text) => expect(visibleSign.test(text)).toBe(true))

  it.each(['', ' \t\n\u00a0', '\u200b', '\u200b \u00ad', '\u2800', '\u0007', '\u3164', '\ufe0f'])('is not in %j', (text) => {
    expect(visibleSign.test(text)).toBe(false)
  })

  it('is left when the signs that nobody sees are taken out, blanks among it', () => {
    expect('a\u200bb\u0000 c\u2800\u00add\u0007'.replace(unseenSigns, '')).toBe('ab cd')
  })
})
