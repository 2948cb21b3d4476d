import { describe, expect, it } from 'vitest'
import { read } from './read.ts'
import { isUnwritten, pickText } from './text.ts'

describe('reading for one language', () => {
  it('[ROUTE-05] falls back to English for each text by itself, however deep it stands, and marks it (D-ROUTE-8)', () => {
    const stored = { id: 'a', title: { en: 'Loans', es: 'Préstamos' }, rows: [{ label: { en: 'Rate' }, icon: 'percent' }], order: 3 }
    expect(read(stored, 'es')).toEqual({
      id: 'a',
      title: { text: 'Préstamos' },
      rows: [{ label: { text: 'Rate', lang: 'en' }, icon: 'percent' }],
      order: 3,
    })
    expect(read(stored, 'en').rows[0]?.label).toEqual({ text: 'Rate' })
  })

  it('never shows Spanish on an English page', () => {
    expect(read({ title: { es: 'Préstamos' } }, 'en').title).toEqual({ text: '' })
  })
})

describe('a text that was never written', () => {
  it.each([
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['blank', ' \n'],
    ['signs without width', '\u200b\u2060'],
    ['HTML of signs without width', '<p>\u200b</p>'],
    ['HTML without words', '<p>&nbsp;</p><p><br></p>'],
  ])('may be %s; English then stands in', (_name, es) => {
    expect(isUnwritten(es)).toBe(true)
    expect(pickText({ en: 'Loans', es } as { en: string; es?: string }, 'es')).toEqual({ text: 'Loans', lang: 'en' })
  })

  it.each(['Hola', '0', '<p>Hola</p>', '<img src="/a.png" alt="">', '<p><iframe src="/calculator-iframe/"></iframe></p>', '5 < 6'])(
    'is not %s',
    (text) => {
      expect(isUnwritten(text)).toBe(false)
    },
  )

  it('is empty when neither language has it, and the same in both languages when it is one text', () => {
    expect(pickText(undefined, 'es')).toEqual({ text: '' })
    expect(pickText({ en: ' ' }, 'es')).toEqual({ text: '' })
    expect(pickText('Gulf Pines Bank', 'es')).toEqual({ text: 'Gulf Pines Bank' })
  })
})
