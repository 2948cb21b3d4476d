/** Address of a call of the search: English asks with the terms alone, Spanish names its language (D-SRCH-9). */
export const searchAddress = (call: 'suggest' | 'results', terms: string, language: string): string =>
  `/api/search/${call}/?terms=${encodeURIComponent(terms)}${language === 'es' ? '&_lang=es' : ''}`
