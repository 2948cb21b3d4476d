import type { ExportedLead } from '@bank/leads/leads.ts'
import { wordsIn } from '../language/words-in.ts'
import type { LeadsTexts } from './leads-texts.ts'

/** What a message says, by its fields; nothing once it was cleared. */
export const messageOf = ({ message }: Pick<ExportedLead, 'message'>): Readonly<Record<string, string | undefined>> =>
  message === undefined ? {} : JSON.parse(message)

/** A time by the clock of this computer, as the language writes it. */
export const timeIn = (language: string, at: number): string =>
  new Date(at).toLocaleString(wordsIn(language).locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

type Field = { readonly name: keyof LeadsTexts['fields']; readonly value: string; readonly href?: string }

const wish = (date: string | undefined, time: string | undefined, zone: string | undefined): string =>
  [date, time, zone && `(${zone})`].filter(Boolean).join(' ')

const wordsFor = (words: Readonly<Record<string, string>>, value: string | undefined): string | undefined =>
  value && (words[value] ?? value)

/** What is known of a lead, without its message and notes, in the order in which it is read; what nobody wrote is left out. */
export const fieldsOf = (lead: ExportedLead, texts: LeadsTexts, language: string): readonly Field[] => {
  const { fullName, email, phone, city, state, zip, preferredMethodOfContact, placeName, topicName, languageName, ...said } =
    messageOf(lead)
  const fields: readonly (readonly [Field['name'], string | undefined, string?])[] = [
    ['fullName', fullName],
    ['email', email, `mailto:${email}`],
    ['phone', phone, `tel:${phone?.replaceAll(/[^\d+]/g, '')}`],
    ['preferredMethodOfContact', wordsFor(texts.contactMethods, preferredMethodOfContact)],
    ['city', city],
    ['state', state],
    ['zip', zip],
    ['placeName', placeName],
    ['topicName', topicName],
    ['languageName', languageName],
    ['first', wish(said['firstDate'], said['firstTime'], said['timeZone'])],
    ['second', wish(said['secondDate'], said['secondTime'], said['timeZone'])],
    ['whereDidYouHearAboutUs', said['whereDidYouHearAboutUs']],
    ['whereDidYouHearAboutUsOther', said['whereDidYouHearAboutUsOther']],
    ['source', said['source']],
    ['lang', wordsFor(texts.languages, said['lang'])],
    ['acceptedAt', timeIn(language, lead.acceptedAt)],
    ['form', texts.forms[lead.form]],
    ['recipient', lead.recipient],
    ['mail', texts.mail[lead.state]],
    ['reference', lead.reference],
  ]
  return fields.flatMap(([name, value, href]) => (value ? [{ name, value, ...(href && { href }) }] : []))
}
