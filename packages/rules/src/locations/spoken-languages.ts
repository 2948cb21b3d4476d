/** A language by its own name, with the code for its lang attribute where we know it. */
export type SpokenLanguage = { readonly text: string; readonly lang?: string }

const nativeNames: Readonly<Record<string, { text: string; lang: string }>> = {
  english: { text: 'English', lang: 'en' },
  spanish: { text: 'Español', lang: 'es' },
  arabic: { text: 'العربية', lang: 'ar' },
  vietnamese: { text: 'Tiếng Việt', lang: 'vi' },
  hindi: { text: 'हिन्दी', lang: 'hi' },
  marathi: { text: 'मराठी', lang: 'mr' },
  gujarati: { text: 'ગુજરાતી', lang: 'gu' },
  farsi: { text: 'فارسی', lang: 'fa' },
  french: { text: 'Français', lang: 'fr' },
  tagalog: { text: 'Tagalog', lang: 'tl' },
}

/** Codes of the languages that we know. */
export const languageCodes: readonly string[] = Object.values(nativeNames).map(({ lang }) => lang)

/** A language in its own script (LOC-18, D-LOC-11); one we do not know stays as written. */
export const nativeName = (language: string): SpokenLanguage => {
  const name = language.trim()
  const key = name.toLowerCase()
  const known = Object.hasOwn(nativeNames, key)
    ? nativeNames[key]
    : Object.values(nativeNames).find(({ text }) => text.toLowerCase() === key)
  return known ?? { text: name }
}

/**
 * The languages of a location as shown, each once: Spanish added at the end when it is offered (LOC-17), nothing at all when English
 * is the only one (LOC-19).
 */
export const spokenLanguages = (languages: readonly string[], offersSpanish: boolean): readonly SpokenLanguage[] => {
  const written = offersSpanish ? [...languages, 'Spanish'] : languages
  const byName = new Map<string, SpokenLanguage>()
  for (const language of written.map(nativeName)) {
    if (language.text !== '' && !byName.has(language.text.toLowerCase())) byName.set(language.text.toLowerCase(), language)
  }
  const shown = [...byName.values()]
  return shown.every(({ lang }) => lang === 'en') ? [] : shown
}
