import { cookieLanguage } from '@bank/rules/links/language-cookie.ts'

/**
 * Address of the page in the language that the visitor has chosen, where a plain file host answers an unprefixed address in the other one. Our
 * own server answers with the right one, and then there is none (D-ROUTE-8).
 */
export const chosenVersion = (page: Document): string | undefined => {
  const version = page.querySelector<HTMLMetaElement>('meta[name="spanish-version"]')?.content
  return version && cookieLanguage(page.cookie) === 'es' ? version : undefined
}
