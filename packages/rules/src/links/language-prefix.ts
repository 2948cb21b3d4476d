import type { Language } from '../language.ts'

/** Splits a path into its language prefix, if any, and the rest: /es/faq/ is es and /faq/ (LINK-06). */
export const splitPrefix = (path: string): { language: Language | undefined; rest: string } => {
  const [, code, rest] = /^\/(en|es)(\/.*)?$/s.exec(path) ?? []
  return code === 'en' || code === 'es' ? { language: code, rest: rest ?? '/' } : { language: undefined, rest: path }
}

/** The path under a language: /faq/ under es is /es/faq/. */
export const withPrefix = (language: Language, rest: string): string => `/${language}${rest}`
