import { collections } from '@bank/model/collections.ts'
import { byTemplates, type Templates } from '../../spanish/by-templates.ts'
import { messageInSpanish } from '../../spanish/problem-in.ts'
import { englishLabels } from '../labels/english-fields.ts'
import { spanishFields } from '../labels/spanish-fields.ts'

/** Findings that name a field or a collection: the form shows their labels. */
const naming = [
  'is required, unless {fields} is written',
  'is required in English, unless {fields} is written',
  'must not lie before {field}, which is {day}',
  'there is no record {ids} in {collection}',
]

const labels: Templates = {
  '{one} or {other}': '{one} or {other}',
  ...Object.fromEntries(Object.keys(spanishFields).map((name) => [name, englishLabels(name).all])),
  ...Object.fromEntries(Object.values(collections).map(({ slug, label }) => [slug, label.plural])),
  media: 'Pictures',
}

const withLabels = byTemplates(Object.fromEntries(naming.map((text) => [text, text])), labels)

/** Findings that begin with what the field does: its label stands beside them, and a Spanish sentence needs no subject. */
const withoutSubject = /^(?:is|must|may|has|cannot|could|does|makes|says|leaves|shows|leads|names|calls|matches) /

const inEnglish = (finding: string): string => {
  const named = withLabels(finding) ?? finding
  return withoutSubject.test(named) ? `This ${named}` : named
}

/** What is wrong with a field, as a sentence for the place beside it, in a language of the admin. Record, field and value are seen there. */
export const fieldSentence = (language: string, finding: string): string => {
  const words = language === 'es' ? (messageInSpanish(finding) ?? finding) : inEnglish(finding)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.?!…]$/.test(words) ? '' : '.'}`
}
