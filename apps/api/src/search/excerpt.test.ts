import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestExcerpt, excerptAround } from './excerpt.ts'

const marked = ({ excerpt, marks }: ReturnType<typeof excerptAround>) => marks.map(([start, end]) => excerpt.slice(start, end))

describe('[SRCH-20] excerpts', () => {
  it('marks words whatever their accents and capitals', () => {
    const found = excerptAround('El Cajero Automático está abierto. Otro cajero también.', new Set(['cajero', 'automatico']))
    expect(marked(found)).toEqual(['Cajero', 'Automático', 'cajero'])
  })

  it('starts near the first match and cuts between words', () => {
    const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`
    const { excerpt, marks } = excerptAround(text, new Set(['needle']))
    expect(excerpt).toMatch(/^… (?:before )+needle (?:after )+…$/)
    expect(excerpt.length).toBeLessThan(210)
    expect(marks).toHaveLength(1)
  })

  it('shows the beginning when nothing matches, and nothing when there is no text', () => {
    expect(excerptAround('Plain words.', new Set(['other']))).toEqual({ excerpt: 'Plain words.', marks: [] })
    expect(bestExcerpt(['', ' '], new Set(['a']))).toEqual({ excerpt: '', marks: [] })
  })

  it('prefers the text that holds a match', () => {
    expect(bestExcerpt(['A description.', 'The needle is here.'], new Set(['needle'])).excerpt).toBe('The needle is here.')
    expect(bestExcerpt(['A needle.', 'The needle is here.'], new Set(['needle'])).excerpt).toBe('A needle.')
  })

  it('leaves angle brackets as they are: it is text, not HTML', () => {
    expect(excerptAround('5 < 6 <script>', new Set(['6'])).excerpt).toBe('5 < 6 <script>')
  })

  it('keeps every mark inside the excerpt, on a whole word, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        const { excerpt, marks } = excerptAround(text, new Set(['a', 'b', '1']))
        expect(excerpt.length).toBeLessThanOrEqual(206)
        for (const [start, end] of marks) expect(excerpt.slice(start, end)).toMatch(/^[\p{L}\p{N}\p{M}]+$/u)
      }),
    )
  })
})
