import { settingsLabel, spanishCollections } from '../store/labels/spanish-collections.ts'
import { spanishFields } from '../store/labels/spanish-fields.ts'
import { byTemplates } from './by-templates.ts'
import { spanishProblems, spanishProblemWords } from './spanish-problems.ts'
import { spanishPublishProblems, spanishPublishWords } from './spanish-publish-problems.ts'

const settings = 'settings'

/** What a field is called in the Spanish admin. */
const fieldName = (name: string): string => [spanishFields[name] ?? name].flat().at(-1) ?? name

/** Words within messages: their own go before the names of collections, and these before those of fields. */
const words = {
  ...Object.fromEntries(Object.keys(spanishFields).map((name) => [name, fieldName(name)])),
  ...Object.fromEntries(Object.entries(spanishCollections).map(([slug, { singular }]) => [slug, singular])),
  [settings]: settingsLabel.es,
  ...spanishProblemWords,
  ...spanishPublishWords,
}

/** @internal Its test goes through all that is said in English. */
export const messageInSpanish = byTemplates({ ...spanishProblems, ...spanishPublishProblems }, words)

const wordInSpanish = byTemplates(words)

const stepIn = (step: string): string => {
  if (step === 'in English') return 'en inglés'
  if (step === 'in Spanish') return 'en español'
  const row = /^row (\d+)$/.exec(step)
  return row ? `fila ${row[1]}` : fieldName(step)
}

/** Where a problem stands, as `describeProblem` writes it, up to its message. */
const place = /^(?<source>[a-z][a-z-]*)?(?: (?<record>[\w-]+))?(?:(?:^|, )field (?<field>.+?))?(?:(?:^|, )value (?<value>.+))?$/s

const placeInSpanish = (text: string): string => {
  const said = wordInSpanish(text)
  if (said !== undefined) return said
  const { source, record, field, value } = place.exec(text)?.groups ?? {}
  const collection = source && (spanishCollections[source]?.singular ?? (source === settings ? settingsLabel.es : undefined))
  if (!collection && (source || !field)) return text
  return [
    ...(collection ? [[collection, record].filter(Boolean).join(' ')] : []),
    ...(field ? [`campo ${field.split(', ').map(stepIn).join(', ')}`] : []),
    ...(value ? [`valor ${value}`] : []),
  ].join(', ')
}

/**
 * A line that names a problem (`describeProblem`, or a problem of a page) in a language of the admin. The last colon behind which all is understood
 * parts the place from the message, since values hold colons; a line that nobody translated stays as it is.
 */
export const problemIn = (language: string, line: string): string => {
  if (language !== 'es') return line
  for (let colon = line.lastIndexOf(': '); colon > 0; colon = line.lastIndexOf(': ', colon - 1)) {
    const message = messageInSpanish(line.slice(colon + 2))
    if (message !== undefined) return `${placeInSpanish(line.slice(0, colon))}: ${message}`
  }
  return messageInSpanish(line) ?? line
}
