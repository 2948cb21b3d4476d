import type { Language } from '../language.ts'
import { languageCookieMaxAge } from '../page-script-constants.ts'
import { splitPrefix } from './language-prefix.ts'

/** The cookie that keeps the chosen language, as a browser is told to set it (LINK-30 to LINK-32). */
export const languageCookie = (language: Language): string => `lang=${language}; path=/; max-age=${languageCookieMaxAge}; samesite=lax`

/** The cookie with the language of the prefixed page that was seen last, for as long as the browser is open (D-ROUTE-8). */
export const visitCookie = (language: Language): string => `visit-lang=${language}; Path=/; SameSite=Lax`

/** Written into the query of an unprefixed address where the switcher leads to it: without scripts nothing else says what was chosen (D-ROUTE-8). */
export const languageParameter = 'lang'

/** The language that the query of an address chooses. */
export const chosenByQuery = (url: string): Language | undefined => {
  const chosen = new URLSearchParams(url.split('?')[1]).get(languageParameter)
  return chosen === 'en' || chosen === 'es' ? chosen : undefined
}

/** The language that the address of a page names, by its prefix or query (D-ROUTE-8). */
export const languageOfAddress = ({ pathname, href }: URL): Language | undefined => splitPrefix(pathname).language ?? chosenByQuery(href)

const languageIn = (cookies: string | undefined, name: string): Language | undefined =>
  new RegExp(`(?:^|;)\\s*${name}=(en|es)\\s*(?:;|$)`).exec(cookies ?? '')?.[1] as Language | undefined

/** The language that was chosen for 30 days, of a list of cookies. */
export const chosenLanguage = (cookies: string | undefined): Language | undefined => languageIn(cookies, 'lang')

/** The language that a list of cookies asks for: the chosen one, else that of the visit; nothing when it names none of ours (D-ROUTE-8). */
export const cookieLanguage = (cookies: string | undefined): Language | undefined =>
  languageIn(cookies, 'lang') ?? languageIn(cookies, 'visit-lang')
