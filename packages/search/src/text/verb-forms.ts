import type { Language } from '@bank/i18n/languages.ts'

/** Letters of the shortest stem: what is left of shorter words is another word. */
const leastStem = 4

/** Endings of what people say of themselves and of others, by the infinitives that they may belong to. */
const endings: Readonly<Record<Language, readonly (readonly [RegExp, readonly string[]])[]>> = {
  en: [
    [/ing$/, ['', 'e']],
    [/ed$/, ['', 'e']],
  ],
  es: [
    [/(?:o|a|as|an|amos|e|aba|ando|ado|aron|aste)$/, ['ar']],
    [/(?:o|e|es|en|emos|imos|i|ia|iendo|ido|ieron|iste)$/, ['er', 'ir']],
  ],
}

/** Infinitives of which a folded word may be a form, `cancelar` for `cancelo`: guesses, of which at most one is a word. */
export const infinitives = (folded: string, language: Language): readonly string[] =>
  endings[language].flatMap(([ending, own]) => {
    const stem = folded.replace(ending, '')
    return stem === folded || stem.length < leastStem ? [] : own.map((infinitive) => stem + infinitive)
  })
