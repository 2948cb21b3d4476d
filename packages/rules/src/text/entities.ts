/** Named characters that content uses; accented letters are made from their parts below. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '',
  iexcl: '¡',
  iquest: '¿',
  cent: '¢',
  pound: '£',
  euro: '€',
  yen: '¥',
  copy: '©',
  reg: '®',
  trade: '™',
  sect: '§',
  para: '¶',
  deg: '°',
  ordf: 'ª',
  ordm: 'º',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  divide: '÷',
  plusmn: '±',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  rarr: '→',
  larr: '←',
}

/** Combining marks by the second half of a letter's name: &ntilde; is n with a tilde. */
const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030a',
}

const fromCodePoint = (code: number): string | undefined =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined

const decode = (reference: string): string | undefined => {
  const [, hex, decimal] = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(reference) ?? []
  if (hex !== undefined) return fromCodePoint(Number.parseInt(hex, 16))
  if (decimal !== undefined) return fromCodePoint(Number.parseInt(decimal, 10))
  if (Object.hasOwn(named, reference)) return named[reference]
  const [, letter, mark = ''] = /^([A-Za-z])([a-z]+)$/.exec(reference) ?? []
  return letter && Object.hasOwn(marks, mark) ? `${letter}${marks[mark]}`.normalize('NFC') : undefined
}

/** Text with its HTML character references decoded, once; an unknown one stays as written. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,9});/gi, (written, reference: string) => decode(reference) ?? written)
