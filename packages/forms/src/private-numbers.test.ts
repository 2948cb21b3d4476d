import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasPrivateNumber, isForeignTelephone, maskPrivateNumbers } from './private-numbers.ts'

const passesLuhn = (digits: string): boolean => {
  const values = [...digits].toReversed().map((digit, place) => Number(digit) * (1 + (place % 2)))
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0
}

/** Digits in a script whose nought is this sign. */
const inScript = (digits: string, nought: number): string =>
  [...digits].map((digit) => String.fromCodePoint(nought + Number(digit))).join('')

/** A number of so many digits that begins with these and passes the check of cards. */
const checked = (first: string, length: number): string => {
  const digits = first.padEnd(length - 1, '1')
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((last) => `${digits}${last}`).find(passesLuhn) ?? ''
}

/** Such a number in groups of these lengths, with blanks between them. */
const inGroups = (first: string, lengths: readonly number[]): string => {
  const ends = lengths.map((_length, place) => lengths.slice(0, place + 1).reduce((sum, length) => sum + length))
  const number = checked(first, ends.at(-1) ?? 0)
  return ends.map((end, place) => number.slice(ends[place - 1] ?? 0, end)).join(' ')
}

describe('[D-FORM-24] private numbers in a text', () => {
  it.each([
    ['4111111111111111', '****1111'],
    ['My card is 4111 1111 1111 1111, thanks', 'My card is ****1111, thanks'],
    ['4111-1111-1111-1111 12/27 123', '****1111 12/27 123'],
    ['4111 1111 1111 1111 12 27', '****1111 12 27'],
    ['call 555-010-1234 4111 1111 1111 1111', 'call 555-010-1234 ****1111'],
    ['3782 822463 10005', '****0005'],
    ['4111\u00a01111\u20131111\u200b1111', '****1111'],
    ['4111 1111\r\n1111 1111', '****1111'],
    ['４１１１ １１１１ １１１１ １１１１', '****1111'],
    ['4111/1111/1111/1111 and 4111·1111·1111·1111', '****1111 and ****1111'],
    ['078-05-1120', '****1120'],
    ['078 - 05 - 1120', '****1120'],
    ['ssn: 078/05/1120', 'ssn: ****1120'],
    ['SSN 078 05 1120!', 'SSN ****1120!'],
    ['078.05.1120 and 078051120', '****1120 and ****1120'],
    ['０７８－０５－１１２０', '****1120'],
    ['٤١١١ ١١١١ ١١١١ ١١١١', '****1111'],
    ['४१११-११११-११११-११११ y ۰۷۸-۰۵-۱۱۲۰', '****1111 y ****1120'],
    ['𝟎𝟕𝟖-𝟎𝟓-𝟏𝟏𝟐𝟎', '****1120'],
    ['4111,1111,1111,1111', '****1111'],
    ['4111, 1111, 1111, 1111', '****1111'],
    ['4111:1111:1111:1111', '****1111'],
    ['4111-1111 1111.1111', '****1111'],
    ['41 11 11 11 11 11 11 11', '****1111'],
    ['41111111 11111111', '****1111'],
    ['37828 22463 10005', '****0005'],
    ['+4111 1111 1111 1111', '+****1111'],
    ['Tel: 4111 1111 1111 1111', 'Tel: ****1111'],
    ['+34 612345678 4111 1111 1111 1111', '+34 612345678 ****1111'],
    ['078,05,1120 o 078:05:1120', '****1120 o ****1120'],
    ['078-05 1120', '****1120'],
    ['call me, ssn 078-05-1120', 'call me, ssn ****1120'],
    ['call me, my ssn is 078 05 1120', 'call me, my ssn is ****1120'],
    ['Mi teléfono no sirve, mi Seguro Social es 078051120', 'Mi teléfono no sirve, mi Seguro Social es ****1120'],
    ['tel. 078-05-1120', 'tel. ****1120'],
    ['011-23-4567', '****4567'],
    ['ITIN 912-70-1234 y 900881234', 'ITIN ****1234 y ****1234'],
    ['4111 (visa) 1111 1111 1111', '****1111'],
    ['My card is 4111 1111 (mi tarjeta) 1111 1111.', 'My card is ****1111.'],
    ['4111 (visa)1111(mine) 1111 (the blue one) 1111', '****1111'],
    ['555-010-1234 (home) 078-05-1120', '555-010-1234 (home) ****1120'],
    ['call me at 612345678 (casa), 4111 (visa) 1111 1111 1111', 'call me at 612345678 (casa), ****1111'],
    ['3782 (Amex) 822463 10005', '****0005'],
    ['(4111) 1111-1111 (1111)', '(****1111)'],
    ['(4111)(1111)(1111)(1111)', '(****1111)'],
    ['4111 -- 1111 -- 1111 -- 1111', '****1111'],
    ['4111  –  1111 – 1111 – 1111', '****1111'],
    ['(078) 05-1120', '(****1120'],
    ['411111 1111111111', '****1111'],
    ['999 65 0000, 950-92-1234, 950-94-1234', '****0000, ****1234, ****1234'],
  ])('%j is noticed, and kept as %j', (text, masked) => {
    expect(hasPrivateNumber(text)).toBe(true)
    expect(maskPrivateNumbers(text)).toBe(masked)
  })

  it.each([
    'Call (555) 010-1234 or 1-800-555-0142 after 5',
    '4111 1111 1111 1112',
    '0000 0000 0000 0000',
    '000-12-3456, 666-12-3456, 912-12-3456, 123-00-4567, 123-45-0000',
    '912-49-3456, 912-66-3456, 912-89-3456, 912-93-3456',
    '2026-11-20, 70360-1234, $12,345,678.90',
    'account 0012345678',
    'We paid 4525 in 2023 2024 2025, and 4111 then 1111 1111 1111',
    '4111 (visa) 1111 1111 1112, and 4111 (Oak Street) 1111 1111',
    'Suites 4111 (north), 1111 (south), 1111 and 1111',
    '4111 (visa) 1111 1111 11111',
    '39501 (Gulfport) 39503 (Biloxi) 39507 (Gautier) 70360',
    'call me at 612345678 (mobile), +34 612345678 (work) 555-010-1234 (home)',
    'open 9 (Monday) 10 (Tuesday) 11, rent 1200 (May) 1250 (June) 1300 (July) 1350',
    'your routing number is 065401550, Routing: 065401550, su número de ruta 065401550',
    '',
  ])('%j stays', (text) => {
    expect(hasPrivateNumber(text)).toBe(false)
    expect(maskPrivateNumbers(text)).toBe(text)
  })

  it.each([
    ...['+49 30 901820', '+49 (0)30 90182-0123', '+33 1 42 34 56 78', '+34 612 34 56 78', '+34 612345678', '+351 912 345 678'],
    ...['+44 20 7946 0958', '+353 1 679 7000', '+39 06 6982 0012', '+41 44 668 18 00', '+43 1 58858 10405', '+31 20 794 0000'],
    ...['+32 2 512 34 56', '+45 33 12 34 56', '+46 8 123 456 78', '+47 22 12 34 56', '+358 40 123 4567', '+372 512 34 5678'],
    ...['+48 601234567', '+420 601 123 456', '+30 210 123 4567', '+90 212 345 67 89', '+7 495 123-45-67', '+380 44 123 45 67'],
    ...['+52 1 55 1234 5678', '+503 2123 4567', '+502 2312 3456', '+57 601 123 4567', '+58 212-1234567', '+55 11 91234-5678'],
    ...['+54 9 11 1234-5678', '+56 2 2123 4567', '+86 138 0013 8000', '+81 3-1234-5678', '+91 98765 43210', '+84 24 3825 5555'],
    ...['+63 2 8123 4567', '+234 803 123 4567', '+61 2 9876 5432', '00372 512 34 5678', '011 52 1 55 1234 5678', 'tel. 612345678'],
    ...['Llámeme al móvil 612345678', 'WhatsApp: 601234567', 'call me at 612345678', 'my phone number is 612 34 5678'],
    ...['mi teléfono es el 612345678', 'Llámeme al 612.34.5678', 'text us on 612345678', 'mobile no. 612345678'],
  ])('the telephone number %j of another country stays', (telephone) => {
    expect(maskPrivateNumbers(`Soy Zoë, ${telephone}, gracias`)).toBe(`Soy Zoë, ${telephone}, gracias`)
  })

  it.each([
    ...['11/20/2026, 12/05/2026 at 10:30', '2026-11-20 10:30:45', '3/14/2026, 11/20/2026, 4/1/2027', '2026:11:20 2026:11:21'],
    ...['$12,345,678.90', '$411,111,111,111,111', '378,282,246,310,005', '$3,782.82, $2,463.10 and $5.00', '4.111.111.111.111.111'],
    ...['70360-1234, 70301-4567', '39501, 70360, 70301', '39501 39503 39507', 'suites 101, 22, 3040', '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11'],
    ...['confirmation 4111111111111112', 'order 2026-000123-4567', 'K8XY-2TD3-BKJ3', 'loan 30-360-1,000', 'Hwy 90, mile 4111'],
    ...['9400 1118 9922 3197 4284 90', 'at 10:30, 11:45, 12:00, 13:15, 14:30'],
  ])('the date, amount, ZIP code or confirmation %j stays', (text) => {
    expect(maskPrivateNumbers(text)).toBe(text)
  })

  it.each([
    ['078051120', '078051120'],
    ['612 34 5678 / 612.34.5679', '612 34 5678 / 612.34.5679'],
    ['8613800138000', '8613800138000'],
    ['+52 1 55 1234 5678', '+52 1 55 1234 5678'],
    ['078-05-1120', '****1120'],
    ['078 - 05 - 1120', '****1120'],
    ['5550101234', '5550101234'],
    ['555-010-1234 ext 12345', '555-010-1234 ext 12345'],
    ['011 52 1 55 1234 5678', '011 52 1 55 1234 5678'],
    ['4111 1111 1111 1111', '****1111'],
  ])('%j in the field of a telephone becomes %j', (text, masked) => {
    expect(maskPrivateNumbers(text, true)).toBe(masked)
    expect(hasPrivateNumber(text, true)).toBe(masked !== text)
  })

  it.each([
    ...[['4', 16] as const, ['4', 19] as const, ['51', 16] as const, ['22', 16] as const, ['27', 16] as const, ['34', 15] as const],
    ...[['35', 16] as const, ['35', 19] as const, ['300', 14] as const, ['305', 19] as const, ['309', 16] as const],
    ...[['36', 14] as const, ['38', 15] as const, ['39', 19] as const, ['6', 16] as const, ['6', 19] as const],
  ])('a number that begins with %s and has %i digits is that of a card', (first, length) => {
    const number = checked(first, length)
    expect(maskPrivateNumbers(number)).toBe(`****${number.slice(-4)}`)
  })

  it.each([
    ...[['4', 15] as const, ['4', 17] as const, ['4', 18] as const, ['04', 17] as const, ['51', 17] as const, ['21', 16] as const],
    ...[['28', 16] as const, ['34', 16] as const, ['35', 15] as const, ['306', 14] as const, ['307', 16] as const, ['37', 14] as const],
    ...[['36', 20] as const, ['6', 15] as const, ['6', 20] as const, ['7', 16] as const, ['1', 16] as const],
  ])('a number that begins with %s and has %i digits is not', (first, length) => {
    const number = checked(first, length)
    expect(maskPrivateNumbers(number)).toBe(number)
  })

  it.each([
    ['42', [4, 4, 4, 4, 3]],
    ['4', [3, 3, 3, 3, 4]],
    ['4', [2, 2, 2, 2, 2, 2, 2, 2]],
    ['37', [3, 3, 3, 3, 3]],
    ['36', [4, 6, 4]],
    ['37', [5, 5, 5]],
  ])('a card that begins with %s is found in groups of %j', (first, lengths) => {
    const written = inGroups(first, lengths)
    expect(maskPrivateNumbers(written)).toBe(`****${written.replaceAll(' ', '').slice(-4)}`)
  })

  it.each([
    ['4', [5, 5, 6]],
    ['6', [5, 4, 6, 4]],
    ['6', [4, 6, 4, 5]],
    ['36347', [5, 5, 5]],
  ])('digits that begin with %s in groups of %j are written as no card is', (first, lengths) => {
    const written = inGroups(first, lengths)
    expect(maskPrivateNumbers(written)).toBe(written)
  })

  it.each([
    ['+4111111111111111', '+****1111'],
    ['+378282246310005', '+378282246310005'],
    ['41,11,11,11,11,11,11,11', '****1111'],
    ['378 ,282 ,246 ,310 ,005 and 378, 282, 246, 310, 005', '****0005 and ****0005'],
    ['4111 1111 1111 1111 110', '****1111 110'],
    ['078, 05-1120', '078, 05-1120'],
    ['call me at 612-34 5678', 'call me at 612-34 5678'],
    ['call me at 612.-34.-5678', 'call me at 612.-34.-5678'],
    ['call me at 612-.34-.5678', 'call me at 612-.34-.5678'],
    ['tel 555-010-1234 078 05 1120', 'tel 555-010-1234 ****1120'],
    ['ITIN 912-50-1234', 'ITIN ****1234'],
    ['mi número es el 612345678, teléfono no 612345678', 'mi número es el ****5678, teléfono no 612345678'],
    ['whatsapp número 612345678', 'whatsapp número 612345678'],
    ['call me:  612345678, text: me 612345678', 'call me:  612345678, text: me 612345678'],
  ])('%j becomes %j', (text, masked) => {
    expect(maskPrivateNumbers(text)).toBe(masked)
  })

  it('none is left, whatever stands around it', () => {
    const around = fc.string({ unit: fc.constantFrom('a', ' ', ',', '\n', 'é', '€', '('), maxLength: 20 })
    fc.assert(
      fc.property(around, fc.constantFrom('4111 1111 1111 1111', '078-05-1120', '5500005555555559'), around, (before, number, after) => {
        const masked = maskPrivateNumbers(before + number + after)
        expect(masked).toBe(`${before}****${number.slice(-4)}${after}`)
        expect(maskPrivateNumbers(masked)).toBe(masked)
      }),
    )
  })

  const nought = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xe50, 0xff10, 0x1d7ce)
  const gap = fc.constantFrom(' ', '-', ',', ':', '.', '/', '·', '\u00a0', ', ', ' - ', '\n')
  const card = fc.tuple(fc.constantFrom('4', '51', '2720', '6011'), fc.stringMatching(/^\d{15}$/)).map(([first, others]) => {
    const digits = (first + others).slice(0, 15)
    return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((last) => `${digits}${last}`).find((each) => passesLuhn(each)) ?? ''
  })

  it('a card in fours is masked in the digits of any script and with any gaps between them', () => {
    fc.assert(
      fc.property(card, nought, fc.array(gap, { minLength: 3, maxLength: 3 }), (number, zero, gaps) => {
        const fours = number.match(/\d{4}/g) ?? []
        const written = fours.map((four, index) => (gaps[index - 1] ?? '') + inScript(four, zero)).join('')
        expect(maskPrivateNumbers(`no. ${written}.`)).toBe(`no. ****${fours[3]}.`)
      }),
    )
  })

  it('a telephone number with a plus is never masked, however it is grouped', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{7,14}$/), fc.array(fc.nat(4), { maxLength: 8 }), gap, (digits, sizes, between) => {
        let rest = digits
        const groups = sizes.map((size) => {
          const group = rest.slice(0, size + 1)
          rest = rest.slice(size + 1)
          return group
        })
        const text = `Call +${[...groups, rest].filter(Boolean).join(between)} please`
        expect(maskPrivateNumbers(text)).toBe(text)
      }),
    )
  })

  it('an amount is never masked', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.nat(99), (dollars, cents) => {
        const text = `$${dollars.toLocaleString('en-US')}.${String(cents).padStart(2, '0')}`
        fc.pre(dollars > 999n)
        expect(maskPrivateNumbers(text)).toBe(text)
      }),
    )
  })

  it('reads a text of 120,000 digits and blanks before the runner gives the test up', () => {
    const texts = ['1 '.repeat(60_000), `1${' '.repeat(120_000)}`, '12345678901234567 '.repeat(6000)]
    expect(texts.map((text) => hasPrivateNumber(text))).toEqual([false, false, false])
  })
})

describe('[D-FORM-24] digits that may be a telephone of another country', () => {
  it.each([
    ['49 30 901820', 'write to +'],
    ['00 49 30 901820', ''],
    ['0049 30 901820', ''],
    ['011 49 30 901820', ''],
    ['612345678', 'call me at '],
    ['612 345 678', 'call me at '],
    ['123456789012345', 'mi móvil es el '],
    ['６１２３４５６７８', 'WhatsApp: '],
  ])('%j behind %j are one', (written, before) => {
    expect(isForeignTelephone(written, before)).toBe(true)
  })

  it.each([
    ['612345678', ''],
    ['612345678', 'my account is '],
    ['612345678', 'call me, my account is '],
    ['1234567890123456', 'call me at '],
    ['1234 5678 9012 3456', 'call +'],
    ['0112 49 30 901820', ''],
    ['005 49 30 901820', 'account '],
    ['011 23 4567', ''],
  ])('%j behind %j are none', (written, before) => {
    expect(isForeignTelephone(written, before)).toBe(false)
  })
})
