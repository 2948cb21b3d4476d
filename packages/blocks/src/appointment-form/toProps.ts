import { appointmentFields, appointmentMessages } from '@bank/forms/kinds/appointment.ts'
import { locales } from '@bank/i18n/format.ts'
import { nonBlank } from '@bank/model/text.ts'
import { type AppointmentPlace, appointmentPlaces, languageValue } from '@bank/rules/appointments/appointment-places.ts'
import { appointmentDaysAhead } from '@bank/rules/constants.ts'
import type { Schedule } from '@bank/rules/hours/schedule.ts'
import { elementId } from '@bank/ui/element-id.ts'
import { formPhone, formTexts } from '@bank/ui/form/form-props.ts'
import type { BlockContext, ToProps } from '../block.ts'
import { type Location, stateName } from '../cards/location/location-card.ts'
import { locationTitle } from '../cards/location/location-title.ts'
import { besideForm, type ContactFormProps } from '../contact-form/toProps.ts'
import { stateWords } from '../details/location/hours/hours.ts'
import type { AppointmentFormData, OfferedPlace } from './appointment-rules.ts'
import type { appointmentForm } from './schema.ts'

export type AppointmentFormProps = Omit<ContactFormProps, 'form'> & { readonly form: AppointmentFormData }

type Place = AppointmentPlace<Location>

/** "Covington, Covington, Louisiana" says the town twice, so a town that is the name stands once. */
const placeLabel = ({ location }: Place, context: BlockContext): string => {
  if (!location) return context.t('appointment.byTelephone')
  const parts = [locationTitle(location).text, location.city?.trim() ?? '', stateName(location.state, context)]
  return [...new Set(parts)].filter((part) => part !== '').join(', ')
}

/** "Central Time" in the language of the page. */
const zoneName = (timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0).find(({ type }) => type === 'timeZoneName')
    ?.value ?? timeZone

/** Hours that places share stand once. Reasons are left out: days that are closed are not offered. */
const sharedHours = (places: readonly Place[]): { readonly hours: readonly Schedule[]; readonly indexes: readonly number[] } => {
  const texts = places.map(({ schedule }) =>
    JSON.stringify({ ...schedule, dated: schedule.dated.map(({ from, through, hours }) => ({ from, through, hours })) }),
  )
  const different = [...new Set(texts)]
  return { hours: different.map((text) => JSON.parse(text)), indexes: texts.map((text) => different.indexOf(text)) }
}

const byLabel = (places: readonly Place[], context: BlockContext): readonly (readonly [label: string, place: Place])[] =>
  places
    .map((place) => [placeLabel(place, context), place] as const)
    .toSorted(([one, a], [other, b]) => Number(!b.location) - Number(!a.location) || one.localeCompare(other, locales[context.language]))

/** The form that asks for an appointment; hidden while the settings name no topics, or there is nowhere to meet. */
export const toProps: ToProps<typeof appointmentForm, AppointmentFormProps> = (record, context) => {
  const { language, t, settings, records } = context
  const topics = (settings.appointmentTopics ?? []).flatMap(({ topic, name }) =>
    topic && name ? [{ value: topic, label: name.text }] : [],
  )
  const labelled = byLabel(appointmentPlaces(records.locations, settings), context)
  if (topics.length === 0 || labelled.length === 0) return undefined
  const { hours, indexes } = sharedHours(labelled.map(([, place]) => place))
  const timeZones = new Set(labelled.map(([, { schedule }]) => schedule.timeZone))
  const zones = new Map([...timeZones].map((timeZone) => [timeZone, zoneName(timeZone, locales[language])]))
  const places = labelled.map(
    ([, { id, languages, schedule }], index): OfferedPlace => ({
      id,
      languages: languages.map((spoken) => ({ value: languageValue(spoken), label: spoken.text })),
      zone: zones.get(schedule.timeZone) ?? schedule.timeZone,
      hours: indexes[index] ?? 0,
    }),
  )
  const id = `form-${elementId(record.id)}`
  const headline = nonBlank(record.headline)
  return {
    headline,
    intro: nonBlank(record.intro),
    form: {
      kind: 'appointment',
      id,
      labelledBy: headline && `${id}-headline`,
      language,
      redirect: context.link(record.redirect)?.href,
      fields: appointmentFields({ places: labelled.map(([label, { id }]) => ({ value: id, label })), topics }, t),
      unscripted: [{ name: 'message', label: t('appointment.unscripted'), control: 'area' }],
      texts: { ...formTexts(appointmentMessages(t), t), send: t('appointment.action'), sent: t('appointment.sent') },
      phone: formPhone(settings),
      places,
      hours,
      locale: locales[language],
      words: {
        ...stateWords(t),
        chooseLanguage: t('form.chooseOption'),
        chooseDay: t('appointment.chooseDay'),
        dayFirst: t('appointment.dayFirst'),
        chooseTime: t('appointment.chooseTime'),
        lost: t('appointment.lost'),
        notThere: t('appointment.notThere'),
        noDays: t('appointment.noDays', { days: appointmentDaysAhead }),
      },
    },
    ...besideForm(context),
  }
}
