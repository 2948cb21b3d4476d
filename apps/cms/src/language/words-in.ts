import { en, type Words } from './en.ts'
import { es } from './es.ts'
import { textsIn } from './texts-in.ts'

/** The same words on the server, by the language of the admin that a request names. */
export const wordsIn = (language: string): Words => textsIn({ en, es }, language)
