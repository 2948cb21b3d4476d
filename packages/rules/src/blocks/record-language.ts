import { defaultLanguage, type Language } from '../language.ts'

/**
 * Language of a record that is kept once per language, such as a product or a smart tag card: the suffix -en or -es of its
 * id, English without one (D-BLK-5, D-BLK-19).
 */
export const recordLanguage = (id: string): Language => (/-es$/i.test(id) ? 'es' : defaultLanguage)
