import type { KeptAppointment } from '@bank/forms/appointment-message.ts'
import { otherReferral } from '@bank/forms/constants.ts'
import type { ContactMessage } from '@bank/forms/contact-message.ts'
import type { KeptMessage } from '@bank/forms/kept-message.ts'
import type { LeadMessage } from '@bank/forms/lead-message.ts'
import { maskPrivateNumbers } from '@bank/forms/private-numbers.ts'
import { asLanguage } from '@bank/i18n/languages.ts'
import type { Language } from '@bank/rules/language.ts'
import { maskNumbers } from './mask-numbers.ts'

/** The bank's own time. */
const timeZone = 'America/Chicago'

const titles = {
  SUPPORT_FORM: 'New message from the website',
  HEROES_FORM: 'New lead from the website: heroes program',
  HOME_ASSIST_FORM: 'New lead from the website: home assist',
  APPOINTMENT_FORM: 'New request for an appointment from the website. Nothing is agreed on yet: please call or write back.',
} as const satisfies Record<KeptMessage['env'], string>

const formNames = {
  SUPPORT_FORM: 'Support form',
  HEROES_FORM: 'Heroes form',
  HOME_ASSIST_FORM: 'Home-assist form',
  APPOINTMENT_FORM: 'Appointment form',
} as const satisfies Record<KeptMessage['env'], string>

const languageNames = { en: 'English', es: 'Spanish' } as const satisfies Record<Language, string>

const maskNote =
  'Numbers that look like card, account or Social Security numbers are masked in this mail (****1234). Account numbers are kept in full in the leads database under the reference above, the others nowhere.'
const answerNote = 'Answer this mail to write to the visitor.'

/** One line of a mail: signs that move text about or cannot be seen become spaces. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

type Row = readonly [label: string, value: string | undefined]
type FilledRow = readonly [label: string, value: string]

/** What a mail says, whatever it looks like: its text and its HTML are made from this. */
export type MailContent = {
  readonly title: string
  readonly tables: readonly (readonly FilledRow[])[]
  /** The visitor's own words, line by line; none where nothing was written. */
  readonly words: readonly string[]
  readonly notes: readonly string[]
}

/** Where a message comes from, in words of ours. */
export type Origin = { readonly form: string; readonly page: string | undefined; readonly language: string | undefined }

const referralOf = ({ whereDidYouHearAboutUs, whereDidYouHearAboutUsOther }: ContactMessage): string | undefined =>
  whereDidYouHearAboutUs === otherReferral && whereDidYouHearAboutUsOther
    ? `${whereDidYouHearAboutUs}: ${whereDidYouHearAboutUsOther}`
    : whereDidYouHearAboutUs

const contactRows = (message: ContactMessage): readonly Row[] => [
  ['Prefers answer by', message.preferredMethodOfContact],
  ['City', message.city],
  ['State', message.state],
  ['ZIP code', message.zip],
  ['Heard about us', referralOf(message)],
]

/** A time as it is meant at the place, with the name of its zone. */
const wished = (date: string, at: string, { timeZone: zone }: KeptAppointment): string => {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))
  const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`${date}T${at}Z`))
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(date))
    .find(({ type }) => type === 'timeZoneName')?.value
  return `${day} at ${clock}, ${name} (${zone})`
}

const appointmentRows = (message: KeptAppointment): readonly Row[] => [
  ['Where', message.placeName],
  ['About', message.topicName],
  ['In', message.languageName],
  ['First choice', wished(message.firstDate, message.firstTime, message)],
  ['Second choice', wished(message.secondDate, message.secondTime, message)],
]

const leadRows = (message: LeadMessage): readonly Row[] => [
  ['City', message.city],
  ['State', message.state],
]

const isLead = (message: ContactMessage | LeadMessage): message is LeadMessage => message.env !== 'SUPPORT_FORM'

const ownRows = (message: KeptMessage): readonly Row[] => {
  if (message.env === 'APPOINTMENT_FORM') return appointmentRows(message)
  return (isLead(message) ? leadRows(message) : contactRows(message)).map(
    ([label, value]) => [label, value === undefined ? undefined : maskNumbers(value)] as const,
  )
}

const pageOf = (message: KeptMessage): string | undefined => ('source' in message ? message.source : undefined)

/** The language of the page that a message was written on, as far as it is known. */
export const languageOf = (message: KeptMessage): Language | undefined =>
  'lang' in message && message.lang ? message.lang : asLanguage(pageOf(message)?.split('/')[1])

/** The form that a message came from, its page and its language. */
export const originOf = (message: KeptMessage): Origin => {
  const language = languageOf(message)
  return {
    form: formNames[message.env],
    page: oneLine(maskNumbers(pageOf(message) ?? '')) || undefined,
    language: language && languageNames[language],
  }
}

const rowsOf = (message: KeptMessage): readonly Row[] => [
  ['Name', maskNumbers(message.fullName)],
  ['Phone', message.phone === undefined ? undefined : maskPrivateNumbers(message.phone, true)],
  ['E-mail', message.email],
  ...ownRows(message),
]

const filled = (rows: readonly Row[]): readonly FilledRow[] =>
  rows.flatMap(([label, value = '']) => (oneLine(value) === '' ? [] : [[label, oneLine(value)] as const]))

const time = (at: number): string => new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone }).format(at)

/**
 * What the banker reads: who wrote and how to answer, then where it came from, then the visitor's own words. Fields that the form does not
 * have or that were left empty are left out.
 */
export const mailContent = (
  message: KeptMessage,
  { reference, acceptedAt }: { readonly reference: string; readonly acceptedAt: number },
): MailContent => {
  const written = 'message' in message ? (message.message?.trim() ?? '') : ''
  const { form, page, language } = originOf(message)
  const words =
    written === ''
      ? []
      : maskNumbers(written)
          .split(/\r\n|[\r\n\u2028\u2029]/)
          .map(oneLine)
  const tables = [
    filled(rowsOf(message)),
    filled([
      ['Received', time(acceptedAt)],
      ['Form', form],
      ['Page', page],
      ['Language', language],
      ['Reference', reference],
    ]),
  ]
  const isMasked = /\*{4}\p{Nd}/u.test(JSON.stringify([tables, words]))
  return { title: titles[message.env], tables, words, notes: [...(isMasked ? [maskNote] : []), answerNote] }
}
