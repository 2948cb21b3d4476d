import type { Phrase, Translate } from '@bank/i18n/translate.ts'
import { appointmentNotice } from '@bank/rules/constants.ts'
import { allFields, type FormField } from '../form-field.ts'

const phrases = {
  fullNameRequired: 'form.fullNameRequired',
  phoneRequired: 'form.phoneRequired',
  emailRequired: 'form.emailRequired',
  emailInvalid: 'form.emailInvalid',
  longest: 'form.longest',
  captchaFailed: 'form.captchaFailed',
  placeRequired: 'appointment.placeRequired',
  topicRequired: 'appointment.topicRequired',
  languageRequired: 'appointment.languageRequired',
  dateRequired: 'appointment.dateRequired',
  timeRequired: 'appointment.timeRequired',
  notOffered: 'appointment.notOffered',
  tooSoon: 'appointment.tooSoon',
  sameTime: 'appointment.sameTime',
} as const satisfies Record<string, Phrase>

/** How far ahead an appointment must be asked for, as texts name it. */
const noticeHours = { hours: appointmentNotice / 60 }

/** Every text that the form can answer a visitor with, in one language. */
export type AppointmentMessages = Readonly<Record<keyof typeof phrases, string>>

export const appointmentMessages = (t: Translate): AppointmentMessages =>
  Object.fromEntries(Object.entries(phrases).map(([name, phrase]) => [name, t(phrase, noticeHours)])) as Record<
    keyof typeof phrases,
    string
  >

/** The fields of the form in order; options that hang on other choices come in the browser. `places` and `topics` are values with their labels. */
export const appointmentFields = (
  { places, topics }: { readonly places: NonNullable<FormField['options']>; readonly topics: NonNullable<FormField['options']> },
  t: Translate,
): readonly FormField[] => {
  const { fullName, email, optionalPhone } = allFields(t)
  const select = { control: 'select', isRequired: true } as const
  const waiting = { ...select, isHalf: true, options: [], placeholder: t('appointment.placeFirst') } as const
  return [
    { ...select, name: 'place', label: t('appointment.place'), options: places, placeholder: t('appointment.choosePlace') },
    { ...select, name: 'topic', label: t('appointment.topic'), options: topics, placeholder: t('form.chooseOption'), isHalf: true },
    { ...waiting, name: 'spokenLanguage', label: t('appointment.language') },
    { ...waiting, name: 'firstDate', label: t('appointment.firstDate') },
    { ...waiting, name: 'firstTime', label: t('appointment.firstTime') },
    { ...waiting, name: 'secondDate', label: t('appointment.secondDate') },
    { ...waiting, name: 'secondTime', label: t('appointment.secondTime') },
    fullName,
    email,
    optionalPhone,
  ]
}
