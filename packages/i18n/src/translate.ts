import { type Dictionary, en } from './dictionary/en.ts'
import { es } from './dictionary/es.ts'
import type { Language } from './languages.ts'

const dictionaries: Record<Language, Dictionary> = { en, es }

export type Phrase = keyof Dictionary

/** A text of the interface in one language, with `{name}` places filled in. */
export type Translate = (phrase: Phrase, values?: Readonly<Record<string, string | number>>) => string

/** The interface texts of one language. */
export const translator =
  (language: Language): Translate =>
  (phrase, values = {}) =>
    dictionaries[language][phrase].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
