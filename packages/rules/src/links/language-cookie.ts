import type { Language } from '../language.ts'
import { languageCookieMaxAge } from '../page-script-constants.ts'

/** The cookie that keeps the chosen language, as a browser is told to set it (LINK-30 to LINK-32). */
export const languageCookie = (language: Language): string => `lang=${language}; path=/; max-age=${languageCookieMaxAge}; samesite=lax`

/** The language that a list of cookies asks for; nothing when it names none of ours (D-ROUTE-8). */
export const cookieLanguage = (cookies: string | undefined): Language | undefined => {
  const [, code] = /(?:^|;)\s*lang=(en|es)\s*(?:;|$)/.exec(cookies ?? '') ?? []
  return code === 'en' || code === 'es' ? code : undefined
}
