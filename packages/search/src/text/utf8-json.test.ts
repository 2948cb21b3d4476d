import fc from 'fast-check'
import { expect, it } from 'vitest'
import { utf8Json } from './utf8-json.ts'

it('[SRCH-20] each character of a text is one byte of its UTF-8, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const json = utf8Json({ text })
      expect(Buffer.from(json, 'latin1').equals(Buffer.from(JSON.stringify({ text })))).toBe(true)
    }),
  )
})
