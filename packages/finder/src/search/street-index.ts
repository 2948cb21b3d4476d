import type { FinderLocation } from '../finder-location.ts'
import { normalise, squeeze } from '../text/normalise.ts'
import type { Cost } from './word-index.ts'

const kinds = new Set(['street', 'avenue', 'boulevard', 'road', 'drive', 'highway', 'lane', 'court', 'way', 'terrace'])

/** Words that stand before the name of a street, in Spanish and in `Avenue D`, and what they are behind it. */
const kindsBefore: Readonly<Record<string, readonly string[]>> = {
  calle: ['street'],
  c: ['street'],
  avenida: ['avenue'],
  avda: ['avenue'],
  avenue: ['avenue'],
  bulevar: ['boulevard'],
  boulevard: ['boulevard'],
  carretera: ['highway', 'road'],
  camino: ['road', 'lane'],
}

/** Words of an address that tell no street from another. */
const fillers = new Set(['north', 'south', 'east', 'west', 'en', 'in', 'de', 'del', 'la', 'el', 'the'])

/** A street of another kind, `avenida Kentucky` for a Kentucky Street, is a guess. */
const otherKindCost = 1
/** Of two streets of one name a location is called after one. */
const streetCost = 0.25

/** A street as it may be meant: its name, what it is, and what else was typed. */
type Reading = { readonly name: string; readonly kinds: readonly string[]; readonly rest: readonly string[] }

/** Numbers of streets as they are said, from the first on: ordinals of English, then cardinals and ordinals of Spanish. */
const numbers = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos',
  'primer segund tercer cuart quint sext septim octav noven decim',
].map((list) => list.split(' '))

const tens = ['thirtieth treinta', 'fortieth cuarenta', 'fiftieth cincuenta'].map((list) => list.split(' '))

const withoutOrdinal = (word: string): string => {
  const ten = tens.findIndex((list) => list.includes(word))
  if (ten >= 0) return String((ten + 3) * 10)
  const at = numbers.map((list, index) => list.indexOf(index === 2 ? word.replace(/[ao]$/, '') : word)).find((one) => one >= 0)
  return at === undefined ? word.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1') : String(at + 1)
}

/** `18th` and `18` are one, as are `9th` and `ninth`. */
const nameOf = (words: readonly string[]): string =>
  words
    .filter((word, at) => at > 0 || words.length === 1 || !/^(?:\d+|north|south|east|west)$/.test(word))
    .map(withoutOrdinal)
    .join('')

/** How a text may name a street; behind a Spanish word its name may have any number of words. */
const readingsOf = (text: string): readonly Reading[] => {
  const words = text.split(' ')
  const before = words.findIndex((word) => Object.hasOwn(kindsBefore, word))
  const behind = words.findIndex((word, at) => at > 0 && kinds.has(word))
  const name = words.slice(before + 1).filter((word, at) => at > 0 || !fillers.has(word))
  const kindsTyped = kindsBefore[words[before] ?? ''] ?? []
  return [
    ...(behind > 0 ? [{ name: nameOf(words.slice(0, behind)), kinds: [words[behind] ?? ''], rest: words.slice(behind + 1) }] : []),
    ...(before === 0 ? name.map((_, at) => ({ name: nameOf(name.slice(0, at + 1)), kinds: kindsTyped, rest: name.slice(at + 1) })) : []),
  ]
}

/** Finds locations by a street that is named as one, `texas street` or `calle Texas`, with or without its town (LOC-01, D-LOC-1). */
export const streetIndex = (locations: readonly FinderLocation[]) => {
  const rows = locations.map(({ street, city, names }, index) => {
    const number = /^\d+ /.exec(street)?.[0].trim() ?? ''
    const [reading] = readingsOf(normalise(street.slice(number.length)).replace(/^(?:north|south|east|west) (?=. )/, ''))
    const words = new Set([number, ...[city, ...names].flatMap((name) => normalise(name).split(' '))])
    return {
      index,
      number,
      name: reading?.name ?? '',
      kind: reading?.kinds[0] ?? '',
      words,
      title: squeeze(names.map(normalise).join(' ')),
    }
  })
  const byName = Map.groupBy(rows, ({ name }) => name)

  return (text: string): readonly (readonly [location: number, cost: Cost])[] => {
    const found = readingsOf(text).flatMap((reading) =>
      (reading.name ? (byName.get(reading.name) ?? []) : [])
        .filter(({ words }) => reading.rest.every((word) => fillers.has(word) || words.has(word)))
        .map(({ index, kind, title, name }): readonly [number, Cost] => [
          index,
          (reading.kinds.includes(kind) ? 0 : otherKindCost) + (title.includes(name) ? 0 : streetCost),
        ]),
    )
    const house = /^\d+(?= )/.exec(text)?.[0]
    const atHouse = found.filter(([index]) => rows[index]?.number === house)
    const asWritten = (house && atHouse.length > 0 ? atHouse : found).filter(([, cost]) => cost < otherKindCost)
    return asWritten.length > 0 ? asWritten : found
  }
}
