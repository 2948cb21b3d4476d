import type { KeptAppointment } from '@bank/forms/appointment-message.ts'
import { otherReferral } from '@bank/forms/constants.ts'
import type { ContactMessage } from '@bank/forms/contact-message.ts'
import type { KeptMessage } from '@bank/forms/kept-message.ts'
import type { LeadMessage } from '@bank/forms/lead-message.ts'
import { asLanguage } from '@bank/i18n/languages.ts'
import { maskInPhone, maskNumbers } from './mask-numbers.ts'

/** The bank's own time. */
const timeZone = 'America/Chicago'

const titles = {
  SUPPORT_FORM: 'New message from the website',
  HEROES_FORM: 'New lead from the website: heroes program',
  HOME_ASSIST_FORM: 'New lead from the website: home assist',
  APPOINTMENT_FORM: 'New request for an appointment from the website. Nothing is agreed on yet: please call or write back.',
} as const satisfies Record<KeptMessage['env'], string>

const languageNames = { en: 'English', es: 'Spanish' } as const

const maskNote =
  'Numbers that look like card, account or Social Security numbers are masked in this mail (****1234). The full text is kept in the leads database under the reference above.'

/** One line of a mail: signs that move text about or cannot be seen become spaces. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

/** The visitor's own lines, set in, so that none of them passes for one of ours. */
const quoted = (text: string): string =>
  text
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `> ${oneLine(line)}`.trimEnd())
    .join('\n')

type Row = readonly [label: string, value: string | undefined]

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

const ownRows = (message: KeptMessage): readonly Row[] => {
  if (message.env === 'APPOINTMENT_FORM') return appointmentRows(message)
  return (message.env === 'SUPPORT_FORM' ? contactRows(message) : leadRows(message)).map(
    ([label, value]) => [label, value === undefined ? undefined : maskNumbers(value)] as const,
  )
}

const languageOf = (message: KeptMessage): string | undefined => {
  const language = message.lang ?? ('source' in message ? asLanguage(message.source?.split('/')[1]) : undefined)
  return language && languageNames[language]
}

const rowsOf = (message: KeptMessage): readonly Row[] => [
  ['Name', maskNumbers(message.fullName)],
  ['Phone', message.phone === undefined ? undefined : maskInPhone(message.phone)],
  ['E-mail', message.email],
  ...ownRows(message),
]

const table = (rows: readonly Row[]): string => {
  const filled = rows.flatMap(([label, value = '']) => (oneLine(value) === '' ? [] : [[`${label}:`, oneLine(value)] as const]))
  const width = Math.max(...filled.map(([label]) => label.length)) + 2
  return filled.map(([label, value]) => `${label.padEnd(width)}${value}`).join('\n')
}

const time = (at: number): string => new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone }).format(at)

/**
 * What the banker reads, in plain text: who wrote and how to answer, then where it came from, then the visitor's own words.
 * Fields that the form does not have or that were left empty are left out.
 */
export const mailText = (
  message: KeptMessage,
  { reference, acceptedAt }: { readonly reference: string; readonly acceptedAt: number },
): string => {
  const written = 'message' in message ? (message.message?.trim() ?? '') : ''
  const body = [
    titles[message.env],
    table(rowsOf(message)),
    table([
      ['Received', time(acceptedAt)],
      ['Page', 'source' in message ? maskNumbers(message.source ?? '') : undefined],
      ['Language', languageOf(message)],
      ['Reference', reference],
    ]),
    ...(written === '' ? [] : ['Message:', quoted(maskNumbers(written))]),
  ].join('\n\n')
  const isMasked = /\*{4}\p{Nd}/u.test(body)
  return `${body}\n\n${isMasked ? `${maskNote}\n\n` : ''}Answer this mail to write to the visitor.\n`
}
