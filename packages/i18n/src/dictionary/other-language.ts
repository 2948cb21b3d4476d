/** Texts about the language of what a link leads to, apart from the rest: alerts that reach the browser after the build need them there. */
export const otherLanguageTexts = {
  en: { inOtherLanguage: '(in Spanish)' },
  es: { inOtherLanguage: '(en inglés)' },
} as const
