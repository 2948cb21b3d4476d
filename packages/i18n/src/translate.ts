import { type Dictionary, en } from './dictionary/en.ts'
import { es } from './dictionary/es.ts'
import { defaultLanguage, type Language } from './languages.ts'

const dictionaries: Record<Language, Partial<Dictionary>> = { en, es }

export type Phrase = keyof Dictionary

/** A text of the interface in one language, with `{name}` places filled in. Spanish falls back to English, never to a key. */
export type Translate = (phrase: Phrase, values?: Readonly<Record<string, string | number>>) => string

/** The interface texts of one language. */
export const translator =
  (language: Language): Translate =>
  (phrase, values = {}) =>
    (dictionaries[language][phrase] ?? dictionaries[defaultLanguage][phrase] ?? '').replace(/\{(\w+)\}/g, (place, name: string) =>
      String(values[name] ?? place),
    )
