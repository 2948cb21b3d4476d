import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BalanceEntry, enterBalance, enterBeforeHydration, leaveBalance, startEntry } from './balance-entry.ts'

/** `|` is the caret. */
const entryOf = (marked: string, rest: Omit<BalanceEntry, 'text' | 'caret'>): BalanceEntry => ({
  text: marked.replace('|', ''),
  caret: marked.indexOf('|'),
  ...rest,
})
const marked = ({ text, caret }: BalanceEntry) => `${text.slice(0, caret)}|${text.slice(caret)}`
const change = (entry: BalanceEntry, raw: string, how: { isAtOnce?: boolean; isForward?: boolean } = {}) =>
  enterBalance(entry, { text: raw.replace('|', ''), caret: raw.indexOf('|'), isAtOnce: false, isForward: false, ...how })
const paste = (text: string, into = startEntry) => change(into, `${text}|`, { isAtOnce: true })

/** Key after key, each where the last one left the caret. */
const type = (keys: string, into: BalanceEntry = { text: '', caret: 0, cents: 0 }): BalanceEntry =>
  [...keys].reduce((entry, key) => change(entry, marked(entry).replace('|', `${key}|`)), into)

const thousand = entryOf('$1,000|', { cents: 1_000_00 })

describe('typing a balance', () => {
  it.each([
    ['CALC-08', '5', '$5|', 5_00],
    ['CALC-08', '1234', '$1,234|', 1_234_00],
    ['CALC-08', '1234567.8', '$1,234,567.8|', 1_234_567_80],
    ['CALC-08', '1,234', '$1,234|', 1_234_00],
    ['CALC-08', '12,345,678', '$12,345,678|', 12_345_678_00],
    ['CALC-08', '0050', '$50|', 50_00],
    ['CALC-09', '1.', '$1.|', 1_00],
    ['CALC-09', '.5', '$.5|', 50],
    ['CALC-09', '12.34', '$12.34|', 12_34],
    ['D-CALC-3', '1000.005', '$1,000.00|', 1_000_00],
    ['D-CALC-3', '.239', '$.23|', 23],
    ['D-CALC-3', '1234.567', '$1,234.56|', 1_234_56],
    ['D-CALC-3', '0.999', '$0.99|', 99],
  ])('[%s] "%s" shows %s', (_, keys, shown, cents) => {
    const entry = type(keys)
    expect([marked(entry), entry.cents, entry.error]).toEqual([shown, cents, undefined])
  })

  it('[CALC-08] [D-CALC-5] keeps the caret between the digits it stood between', () => {
    expect(marked(change(entryOf('$1,2|34', { cents: 1_234_00 }), '$1,29|34'))).toBe('$12,9|34')
    expect(marked(change(entryOf('$12,9|34', { cents: 12_934_00 }), '$12,|34'))).toBe('$1,2|34')
    expect(marked(change(entryOf('$|1,234', { cents: 1_234_00 }), '$|,234'))).toBe('$|234')
    expect(marked(change(entryOf('|$5', { cents: 5_00 }), '1|$5'))).toBe('$1|5')
    expect(marked(change(entryOf('$1.|23', { cents: 1_23 }), '$1.5|23'))).toBe('$1.5|2')
  })

  it('[CALC-08] gets past a comma with Backspace and with Delete', () => {
    expect(marked(change(entryOf('$1,|234', { cents: 1_234_00 }), '$1|234'))).toBe('$1|,234')
    expect(marked(change(entryOf('$1|,234', { cents: 1_234_00 }), '$1|234', { isForward: true }))).toBe('$1,|234')
  })

  it('[D-CALC-5] starts a new figure behind a zero that nobody wrote', () => {
    expect(marked(type('12', startEntry))).toBe('$12|')
    expect(marked(change(startEntry, '$0.00512|'))).toBe('$512|')
    expect(type('-5', startEntry).error).toBe('negative')
  })

  it.each(['10000', '1.2.3', '12abc', 'abc', '-512', '1.005', '', '.5'])(
    'reads "%s", written before it was live, as key after key',
    (keys) => {
      expect(enterBeforeHydration(keys)).toEqual(type(keys))
      expect(enterBeforeHydration(`$0.00${keys}`)).toEqual(keys === '' ? type('$0.00') : type(keys))
    },
  )

  it('[CALC-14] keeps the balance that was valid last, also before it was live', () => {
    expect(enterBeforeHydration('1.2.3')).toMatchObject({ text: '$1.2.3', cents: 0, error: 'invalid' })
  })

  it('[CALC-10] [CALC-11] [CALC-12] [D-CALC-1] lets the minus through, and resets a negative number to zero with an error', () => {
    for (const keys of ['-5', '-512', '-0.01', '−5', '–5', '—5', '$–5', '- 5'])
      expect(type(keys), keys).toMatchObject({ text: '$0.00', cents: 0, error: 'negative' })
    expect(change(thousand, '-|$1,000')).toMatchObject({ text: '$0.00', cents: 0, error: 'negative' })
    expect(type('-')).toEqual({ text: '-', caret: 1, cents: 0 })
    expect(type('-0')).toMatchObject({ text: '-$0', caret: 3, cents: 0 })
  })

  it('[CALC-13] [D-CALC-2] resets what is no number to zero, without an error', () => {
    for (const keys of ['a', 'abc', '-abc']) expect(type(keys), keys).toEqual(startEntry)
    expect(marked(type('abc5'))).toBe('$5|')
    for (const raw of ['|', '$|', '.|'])
      expect(change(thousand, raw)).toEqual({ text: raw.replace('|', ''), caret: raw.indexOf('|'), cents: 0 })
  })

  it('[CALC-14] [D-CALC-2] keeps the last valid balance under what is not one number', () => {
    expect(type('1.2.3')).toMatchObject({ text: '$1.2.3', cents: 0, error: 'invalid' })
    expect(change(thousand, '$1,000x|')).toMatchObject({ text: '$1,000x', cents: 1_000_00, error: 'invalid' })
    expect(type('99999999999999999999').error).toBe('invalid')
  })

  it('[D-CALC-1] keeps an error until the next valid value', () => {
    const negative = type('-5')
    expect(type('12', negative)).toEqual(negative)
    expect(leaveBalance(negative)).toMatchObject({ text: '$0.00', error: 'negative' })
    expect(change(leaveBalance(negative), '7|').error).toBeUndefined()
    expect(change(type('12a'), '$12|')).toEqual({ text: '$12', caret: 3, cents: 12_00, before: 0 })
  })
})

describe('[D-CALC-2] points and commas that do not fit', () => {
  it.each([
    ['10,50', '$10,50'],
    ['1,2', '$1,2'],
    ['1.234,56', '$1.234,56'],
    ['250.000,00', '$250.000,00'],
    ['12abc', '$12abc'],
    ['1.2.3', '$1.2.3'],
    ['1 234,50', '$1 234,50'],
    ['1e5', '$1e5'],
  ])('"%s", typed, stays with its error over the balance before it, and not over its beginning', (keys, shown) => {
    const entry = type(keys)
    expect([entry.text, entry.cents, entry.error]).toEqual([shown, 0, 'invalid'])
    const first = change(leaveBalance(type('1000')), `${keys[0]}|`)
    expect(leaveBalance(type(keys.slice(1), first))).toMatchObject({ text: shown, cents: 1_000_00, error: 'invalid' })
  })

  it.each([
    ['250.000', 'thousands'],
    ['2.500', 'thousands'],
    ['12.500', 'thousands'],
    ['1.234', 'thousands'],
    ['1.005', 'thousands'],
    ['250.00', undefined],
    ['0.999', undefined],
  ])('asks what "%s" means, typed and pasted: %s', (keys, error) => {
    expect(enterBeforeHydration(keys).error).toBe(error)
    const pasted = paste(keys, thousand)
    expect(pasted.error).toBe(error)
    if (error) expect([pasted.text, pasted.cents, leaveBalance(pasted).error]).toEqual([keys, 1_000_00, 'thousands'])
  })

  it.each([
    '1.234,56',
    '1234.567,89',
    '10000x',
    '99999999999999999999',
    '90071992547409.92',
    '1 234,50',
    '1234,567',
    '(5',
    '(500)',
    '€500',
    '£5',
    '+5',
    '%5',
    '250k',
    '5%',
    '＄500',
  ])('"%s" stays as it was, typed and pasted', (text) => {
    const [typed, pasted] = [type(text), paste(text)]
    if (text !== '10000x') expect(leaveBalance(type(text.slice(1), change(leaveBalance(type('777')), `${text[0]}|`))).cents).toBe(777_00)
    expect([typed.text.replace('$', ''), typed.error]).toEqual([text, 'invalid'])
    expect([pasted.text, pasted.error]).toEqual([text, 'invalid'])
    expect(leaveBalance(typed).text).toBe(typed.text)
  })

  it('counts signs without a number as nothing, and waits for what is typed behind them', () => {
    for (const keys of ['(', '€', '%', '+', '–']) {
      expect(type(keys), keys).toMatchObject({ text: keys, cents: 0 })
      expect(type(keys).error).toBeUndefined()
      expect(leaveBalance(type(keys)).text).toBe('$0.00')
    }
  })

  it('reads on where a third decimal is followed by a fourth', () => expect(type('1.0056')).toMatchObject({ text: '$1.00', cents: 1_00 }))

  it('refuses the digits of other scripts, which it would not read', () =>
    expect(paste('１２３', thousand)).toMatchObject({ error: 'invalid', cents: 1_000_00 }))

  it.each(['1.234,56', '10,50', '250.000,00', '1 234,50', '1e5', '1,00,000'])('"%s", pasted, stays with its error', (text) => {
    expect(paste(text, thousand)).toMatchObject({ text, cents: 1_000_00, error: 'invalid' })
    expect(enterBalance(startEntry, { text, caret: text.length, isAtOnce: true, isForward: false })).toMatchObject({
      cents: 0,
      error: 'invalid',
    })
  })

  it('waits for the digits that a comma wants, and no longer than the field is kept', () => {
    expect(type('1,').isUnfinished).toBe(true)
    expect(type('1,23').isUnfinished).toBe(true)
    expect(type('1,234').error).toBeUndefined()
    expect(type('1.5,').isUnfinished).toBeUndefined()
    expect(leaveBalance(type('1,23')).isUnfinished).toBeUndefined()
  })

  it('moves the commas of the mask, also when digits are pasted between them', () => {
    expect(marked(change(entryOf('$1,2|34', { cents: 1_234_00 }), '$1,299|34', { isAtOnce: true }))).toBe('$129,9|34')
    expect(marked(change(entryOf('$12,345|', { cents: 12_345_00 }), '$12,34|'))).toBe('$1,234|')
  })

  it('reads what is corrected', () => {
    const wrong = paste('10,50', thousand)
    expect(change(wrong, '10|50')).toMatchObject({ text: '$1,050', cents: 1_050_00 })
    expect(paste('10.50', wrong)).toEqual({ text: '$10.50', caret: 6, cents: 10_50 })
  })
})

describe('pasting a balance', () => {
  it.each([
    ['CALC-08', '1234567', '$1,234,567|', 1_234_567_00],
    ['CALC-08', ' $40,000.00 ', '$40,000.00|', 40_000_00],
    ['D-CALC-3', '.005', '$0.01|', 1],
    ['D-CALC-3', '1.0056', '$1.01|', 1_01],
    ['D-CALC-3', '1234.999', '$1,235.00|', 1_235_00],
    ['D-CALC-3', '0.004', '$0.00|', 0],
  ])('[%s] "%s" shows %s', (_, text, shown, cents) => {
    const entry = paste(text, thousand)
    expect([marked(entry), entry.cents, entry.error]).toEqual([shown, cents, undefined])
  })

  it.each([
    ['CALC-11', '-5', '$0.00', 0, 'negative'],
    ['CALC-12', '$-1,000.00', '$0.00', 0, 'negative'],
    ['CALC-13', 'abc', '$0.00', 0, undefined],
    ['CALC-14', '1.2.3', '1.2.3', 1_000_00, 'invalid'],
    ['CALC-14', '12abc', '12abc', 1_000_00, 'invalid'],
    ['D-CALC-7', '90071992547409.92', '90071992547409.92', 1_000_00, 'invalid'],
  ] as const)('[%s] "%s" shows %s', (_, pasted, text, cents, error) => {
    const entry = paste(pasted, thousand)
    expect([entry.text, entry.cents, entry.error]).toEqual([text, cents, error])
  })
})

describe('leaving the field', () => {
  it.each([
    ['5', '$5.00'],
    ['1234.5', '$1,234.50'],
    ['.05', '$0.05'],
    ['', '$0.00'],
    ['-', '$0.00'],
    ['12.3a', '$12.3a'],
  ])('[CALC-09] [D-CALC-5] after "%s" shows %s', (keys, text) => expect(leaveBalance(type(keys)).text).toBe(text))
})

it('[CALC-10] holds a balance that is never negative and a caret within its text, whatever is written', () => {
  const raws = fc.array(fc.tuple(fc.stringMatching(/^[-−$,.\sa0-9]{0,12}$/), fc.nat(12), fc.boolean(), fc.boolean()))
  fc.assert(
    fc.property(raws, (changes) => {
      const end = changes.reduce(
        (entry, [text, caret, isAtOnce, isForward]) =>
          enterBalance(entry, { text, caret: Math.min(caret, text.length), isAtOnce, isForward }),
        startEntry,
      )
      return Number.isSafeInteger(end.cents) && end.cents >= 0 && end.caret >= 0 && end.caret <= end.text.length
    }),
  )
})
