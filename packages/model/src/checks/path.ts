import { languages } from '@bank/i18n/languages.ts'
import { hasOwnPage } from '@bank/rules/pages/own-page.ts'
import { calculatorFolder, hashedFolders } from '@bank/rules/serving/response-headers.ts'
import type { Check } from './check.ts'

/** Folders at the root of the site in which it keeps something itself, and where our server answers calls. */
const ownFolders: readonly string[] = [...hashedFolders, calculatorFolder, '/api/']

const languageFolders = languages.map((language) => `/${language}/`)

/** Steps on the way to somewhere else, hidden files, and names that the link rules and hosts take for files (D-LINK-6). */
const isNoFolder = (step: string): boolean => /^\.|\.[A-Za-z0-9]+$/.test(step)

/** A page address: starts and ends with a slash, no query, no hash, no blanks, and nothing that the site needs for itself. */
export const pathCheck: Check = (value) => {
  if (!/^\/(?:[A-Za-z0-9._~-]+\/)*$/.test(value))
    return 'must be a path such as /personal/checking/: it starts and ends with a slash and holds letters, digits, dots and hyphens'
  const begins = (folder: string): boolean => value.toLowerCase().startsWith(folder)
  const language = languageFolders.find(begins)
  if (language) return `must not begin with ${language}: the site itself puts the language before it`
  const own = ownFolders.find(begins)
  if (own) return `must not begin with ${own}, which the site needs for itself; choose another`
  const file = value.split('/').find(isNoFolder)
  return file && `must not hold "${file}", which reads as a file or as a way elsewhere; choose another`
}

/** An address that may be anything, and is that of a page only where records of this kind have one of their own. */
export const ownPathCheck =
  (kind: 'posts' | 'events'): Check =>
  (value) =>
    hasOwnPage[kind]({ uri: value }) ? pathCheck(value) : undefined
