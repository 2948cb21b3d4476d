/** What is written short on signs and in addresses. */
const longForms: Readonly<Record<string, string>> = {
  ft: 'fort',
  mt: 'mount',
  pt: 'port',
  rd: 'road',
  blvd: 'boulevard',
  ave: 'avenue',
  av: 'avenue',
  dr: 'drive',
  hwy: 'highway',
  ln: 'lane',
  ct: 'court',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
}

/** Names that people use for a town, as they come out of the folding of case and accents. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/\bnueva orleans\b/, 'new orleans'],
  [/\bnola\b/, 'new orleans'],
]

/** Small letters without accents and signs, one space between words. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Folds a name and writes its short forms out: a last `St` is a street, any other a saint. */
export const normalise = (text: string): string => {
  const words = fold(text).split(' ')
  const long = words.map((word, index) => {
    if (word === 'st') return index > 0 && index === words.length - 1 ? 'street' : 'saint'
    return longForms[word] ?? word
  })
  return otherNames.reduce((name, [short, full]) => name.replace(short, full), long.join(' '))
}

/** A name without spaces: `Mc Kinney` and `McKinney` are one. */
export const squeeze = (normalised: string): string => normalised.replaceAll(' ', '')
