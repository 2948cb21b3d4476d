import { utf8Json } from '@bank/search/text/utf8-json.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { latin1Json } from './send-utf8.ts'

it('[SRCH-20] each character of an answer is one byte of its UTF-8, as in the texts that were made with the index', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const json = latin1Json({ text })
      expect(Buffer.from(json, 'latin1').toString()).toBe(JSON.stringify({ text }))
      expect(json).toBe(utf8Json({ text }))
    }),
  )
})
