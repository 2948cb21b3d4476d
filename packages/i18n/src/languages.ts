/** The two languages of the site, in menu order (ROUTE-04). */
export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

/** The language of a page that asks for none, and the one that missing Spanish content falls back to (CONST-08). */
export const defaultLanguage: Language = 'en'

/** Reads a language out of untrusted text: `undefined` unless it is exactly one of ours. */
export const asLanguage = (value: string | undefined | null): Language | undefined => languages.find((language) => language === value)
