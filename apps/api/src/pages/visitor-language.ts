import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@bank/i18n/languages.ts'
import { acceptedLanguage } from '@bank/rules/links/accepted-language.ts'
import { cookieLanguage } from '@bank/rules/links/language-cookie.ts'

/** The language that a visitor wants where an address leaves it open (D-ROUTE-8). */
export const visitorLanguage = (headers: IncomingHttpHeaders): Language | undefined =>
  cookieLanguage(headers.cookie) ?? acceptedLanguage(headers['accept-language'])
