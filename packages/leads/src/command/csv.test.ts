import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it.each([
  ['plain', '"plain"'],
  ['', '""'],
  ['Rouge, "Red"', '"Rouge, ""Red"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=HYPERLINK("http://example.com")', `"'=HYPERLINK(""http://example.com"")"`],
  ['+1 555 010 1234', `"'+1 555 010 1234"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['  =1', `"'  =1"`],
  ['＝1', `"'＝1"`],
  ['a=1', '"a=1"'],
])('%j is the cell %s', (value, expected) => {
  expect(csvLine([value])).toBe(`${expected}\r\n`)
})

it('no cell ever starts a formula or leaves its quotes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\r', '\n', '\t', ' ', 'a') }), { minLength: 1 }),
      (values) => {
        const line = csvLine(values)
        const cells = [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, inner = '']) => inner.replaceAll('""', '"'))
        expect(cells).toHaveLength(values.length)
        for (const inner of cells) expect(inner.trimStart()).not.toMatch(/^[=+\-@]/)
      },
    ),
  )
})
