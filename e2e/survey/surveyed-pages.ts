import { templates, templatesWithoutLanguage } from '../site/addresses.ts'
import { builtPages } from '../site/built-pages.ts'

/** `npm run survey` looks at every page; `npm test` at one of each template, in turn in English and in Spanish. */
export const isFullSurvey = process.env['E2E_SURVEY'] === '1'

/** Pages served at several addresses, byte for byte the same, are looked at once. */
const everyPage = (): readonly string[] => [...new Map(builtPages().map(({ path, html }) => [html, path])).values()].sort()

const sample = (): readonly string[] => [
  ...templates.filter((_, index) => index % 3 === 0).map((path, index) => (index % 2 === 0 ? `/en${path}` : `/es${path}`)),
  ...templatesWithoutLanguage.filter((_, index) => index % 3 === 0).map((path, index) => (index % 2 === 0 ? path : `/es${path}`)),
]

/** Addresses of the pages that a survey looks at; without the whole survey, of the sample in both languages or those in one. */
export const surveyedPages = (language?: 'en' | 'es'): readonly string[] =>
  isFullSurvey ? everyPage() : sample().filter((path) => !language || path.startsWith('/es/') === (language === 'es'))
