import { collectionName } from '../store/labels/collection-name.ts'
import { englishLabels } from '../store/labels/english-fields.ts'
import { spanishCollections } from '../store/labels/spanish-collections.ts'
import { spanishFields } from '../store/labels/spanish-fields.ts'
import { byTemplates, type Templates } from './by-templates.ts'
import { spanishProblems, spanishProblemWords } from './spanish-problems.ts'
import { spanishPublishProblems, spanishPublishWords } from './spanish-publish-problems.ts'

const settings = 'settings'

/** What a field is called in the Spanish admin. */
const spanishField = (name: string): string => [spanishFields[name] ?? name].flat().at(-1) ?? name

/** How problems are said in a language of the admin. */
type Speech = {
  readonly field: (name: string) => string
  readonly collection: (slug: string) => string | undefined
  readonly inEnglish: string
  readonly inSpanish: string
  readonly row: string
  readonly fieldBefore: string
  readonly value: string
  /** A message, and words of which a place is made; nothing for those that nobody knows. */
  readonly message: (text: string) => string | undefined
  readonly word: (text: string) => string | undefined
}

/** Words within messages: their own go before the names of collections, and these before those of fields. */
const wordsWith = ({ field, collection }: Pick<Speech, 'field' | 'collection'>, own: Templates): Templates => ({
  ...Object.fromEntries(Object.keys(spanishFields).map((name) => [name, field(name)])),
  ...Object.fromEntries([...Object.keys(spanishCollections), settings].map((slug) => [slug, collection(slug) ?? slug])),
  ...own,
})

const itself = (templates: Templates): Templates => Object.fromEntries(Object.keys(templates).map((text) => [text, text]))

const problems = { ...spanishProblems, ...spanishPublishProblems }
const ownWords = { ...spanishProblemWords, ...spanishPublishWords }

const spanishNames = { field: spanishField, collection: (slug: string) => collectionName('es', slug) }
const spanishWords = wordsWith(spanishNames, ownWords)

/** @internal Its test goes through all that is said in English. */
export const messageInSpanish = byTemplates(problems, spanishWords)

const spanish: Speech = {
  ...spanishNames,
  ...{ inEnglish: 'en inglés', inSpanish: 'en español', row: 'fila', fieldBefore: 'campo', value: 'valor' },
  message: messageInSpanish,
  word: byTemplates(spanishWords),
}

/** Sentences that do not read well with what the admin calls one record. */
const englishProblems: Templates = {
  'there is no record {ids} in {collection}': 'there is no {collection} {ids}',
  'there is no such record in {collection}': 'there is no such {collection}',
}

const englishNames = { field: (name: string) => englishLabels(name).all, collection: (slug: string) => collectionName('en', slug) }
/** Labels of collections alone: what fields are called may be any word. */
const englishWords = {
  ...Object.fromEntries([...Object.keys(spanishCollections), settings].map((slug) => [slug, englishNames.collection(slug) ?? slug])),
  ...itself(ownWords),
}
const namesField = Object.keys(problems).filter((text) => /\{(?:fields?|unless)\}/.test(text))
const withFields = byTemplates(Object.fromEntries(namesField.map((text) => [text, text])), wordsWith(englishNames, itself(ownWords)))
const withCollections = byTemplates({ ...itself(problems), ...englishProblems }, englishWords)

const english: Speech = {
  ...englishNames,
  ...{ inEnglish: 'in English', inSpanish: 'in Spanish', row: 'row', fieldBefore: 'field', value: 'value' },
  message: (text) => withFields(text) ?? withCollections(text),
  word: byTemplates(englishWords),
}

const stepIn = ({ field, inEnglish, inSpanish, row: rowWord }: Speech, step: string): string => {
  if (step === 'in English') return inEnglish
  if (step === 'in Spanish') return inSpanish
  const row = /^row (\d+)$/.exec(step)
  return row ? `${rowWord} ${row[1]}` : field(step)
}

/** Where a problem stands, as `describeProblem` writes it, up to its message. */
const place = /^(?<source>[a-z][a-z-]*)?(?: (?<record>[\w-]+))?(?:(?:^|, )field (?<field>.+?))?(?:(?:^|, )value (?<value>.+))?$/s

const placeIn = (speech: Speech, text: string): string => {
  const said = speech.word(text)
  if (said !== undefined) return said
  const { source, record, field, value } = place.exec(text)?.groups ?? {}
  const collection = source && speech.collection(source)
  if (!collection && (source || !field)) return text
  const steps = field?.split(', ').map((step) => stepIn(speech, step))
  return [
    ...(collection ? [[collection, record].filter(Boolean).join(' ')] : []),
    ...(steps ? [`${speech.fieldBefore} ${steps.join(', ')}`] : []),
    ...(value ? [`${speech.value} ${value}`] : []),
  ].join(', ')
}

/**
 * A line that names a problem (`describeProblem`, or a problem of a page) in a language of the admin, with what its forms call collections and fields. The
 * last colon behind which all is understood parts the place from the message, since values hold colons; a line that nobody knows stays as it is.
 */
export const problemIn = (language: string, line: string): string => {
  const speech = language === 'es' ? spanish : english
  for (let colon = line.lastIndexOf(': '); colon > 0; colon = line.lastIndexOf(': ', colon - 1)) {
    const message = speech.message(line.slice(colon + 2))
    if (message !== undefined) return `${placeIn(speech, line.slice(0, colon))}: ${message}`
  }
  return speech.message(line) ?? line
}
