/** The languages of the site (ROUTE-04). Declared here too, because rules import no sibling package. */
export type Language = 'en' | 'es'

export const defaultLanguage: Language = 'en'

/** The other of the two languages. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en')
