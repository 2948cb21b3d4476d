import { type Dictionary, en } from './en.ts'

const plain = 'acdeghijklnostuwyz'
const accented = 'áçďéĝĥíĵķļñóŝţúŵýž'

const accent = (letter: string): string => {
  const found = accented[plain.indexOf(letter.toLowerCase())] ?? letter
  return letter === letter.toLowerCase() ? found : found.toUpperCase()
}

/**
 * A text in brackets, with accents and 30 % longer: `Search` is `[Ŝéárçĥ··]`. Places such as `{name}` stay as they are. What comes
 * without brackets was written past the dictionary; what is cut off has too little room.
 */
export const pseudo = (text: string): string => {
  const words = text.replace(/\{\w+\}|[a-z]/gi, (found) => (found.length > 1 ? found : accent(found)))
  // In words of eight, so that long texts wrap as texts do.
  const padding = '·'.repeat(Math.ceil(text.length * 0.3)).replace(/·{8}(?=·)/g, '$& ')
  return `[${words}${padding}]`
}

/** What stands in for the Spanish dictionary in `PSEUDO=1 npm run dev`: English texts, still readable for who develops. */
export const es = Object.fromEntries(Object.entries(en).map(([phrase, text]) => [phrase, pseudo(text)])) as Dictionary
