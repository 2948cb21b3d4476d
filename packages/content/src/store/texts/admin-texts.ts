import { englishTexts } from './english-texts.ts'
import { spanishTexts } from './spanish-texts.ts'

/** What the admin says otherwise than the store's own texts, by language. */
export const adminTexts = { en: englishTexts, es: spanishTexts } as const
