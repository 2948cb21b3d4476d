import type { Language } from '../language.ts'

/** Which of our languages an `Accept-Language` header wants more, the first of equal ones; nothing when it names neither (D-ROUTE-8). */
export const acceptedLanguage = (header: string | undefined): Language | undefined => {
  const wanted = (header ?? '').split(',').flatMap((part) => {
    const [, code, weight = '1'] = /^\s*(en|es)(?:-[a-z\d-]+)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(part) ?? []
    return code && Number(weight) > 0 ? [{ language: code.toLowerCase() as Language, weight: Number(weight) }] : []
  })
  return wanted.toSorted((one, other) => other.weight - one.weight)[0]?.language
}
