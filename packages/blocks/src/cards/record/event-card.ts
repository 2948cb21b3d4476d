import { formatDay, formatDays, formatMonth } from '@bank/i18n/format.ts'
import type { RecordOf } from '@bank/model/collection.ts'
import type { events } from '@bank/model/collections/cards.ts'
import type { Read } from '@bank/model/read.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { wordLimits } from '@bank/rules/constants.ts'
import { eventDates, eventDays } from '@bank/rules/lists/event-sessions.ts'
import type { Action } from '@bank/ui/links/action.ts'
import type { BlockContext } from '../../block.ts'
import type { Facets } from '../../live-list/facets.ts'
import { ownRegions, regionOfLocation } from '../../own-region/own-regions.ts'
import { stateName } from '../location/location-card.ts'
import { cardAddress, cut, decorative } from './card-fields.ts'
import type { EventCard } from './cards.ts'

export type Event = Read<RecordOf<typeof events>>

/** When an event is: its days in words, or what it shows instead (CARD-07). */
export const eventDate = (event: Event, { language }: Pick<BlockContext, 'language'>): Text | undefined => {
  const days = eventDays(event)
  if (!event.startDate || !days) return nonBlank(event.showDate)
  return { text: days.first === days.last ? formatDay(days.first, language) : formatDays(days.first, days.last, language) }
}

/** The day of an event that takes no longer, for machines. */
export const onlyDay = (event: Event): string | undefined => {
  const days = eventDays(event)
  return days && days.first === days.last && event.startDate ? days.first : undefined
}

/** What an event is called: its title, else its name (CARD-05). */
const eventTitle = ({ title, name }: Event): Text => nonBlank(title) ?? nonBlank(name) ?? { text: '' }

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const monthsOf = (event: Event): readonly string[] => [...new Set(eventDates(event).map((day) => day.slice(0, 7)))]

/** An event's state, the languages that are spoken there, and its months. */
const eventFacets = (event: Event, context: BlockContext): Facets => {
  const { state, language } = event
  const months = monthsOf(event)
  return {
    ...(state && { place: [{ value: state, label: stateName(state, context) }] }),
    ...(language && {
      language: (['en', 'es'] as const)
        .filter((spoken) => language === spoken || language === 'both')
        .map((spoken) => ({ value: spoken, label: context.t(`eventIn.${spoken}`) })),
    }),
    ...(months.length > 0 && {
      month: months.map((value) => ({ value, label: capitalised(formatMonth(`${value}-01`, context.language)) })),
    }),
  }
}

/** The way to what the card cuts short. */
const aboutEvent = ({ uri }: Event, { link, t }: BlockContext): Action | undefined => {
  const to = link(uri?.trim())
  return to && { to, text: { text: t('aboutEvent') } }
}

/** The region of the location where it is (D-REG-3). */
const regionOfEvent = ({ location }: Event, context: BlockContext): string | undefined => {
  const where = context.records.locations.find(({ id }) => id === location)
  return where && regionOfLocation(where, ownRegions(context))
}

/** A card that leads to the event, or to all events when it has no address of its own (CARD-04 to CARD-08). */
export const toEventCard = (event: Event, context: BlockContext, position = 1): EventCard => ({
  type: 'event',
  at: position,
  region: regionOfEvent(event, context),
  id: event.id,
  title: eventTitle(event),
  to: context.link(cardAddress(event, '/events/')),
  text: cut(nonBlank(event.summary) ?? nonBlank(event.description), wordLimits.event, { ellipsis: true }),
  day: onlyDay(event),
  date: eventDate(event, context),
  time: nonBlank(event.time),
  place: nonBlank(event.place),
  photo: decorative(context.picture(event.photo)),
  unfoldLabel: context.t('cardDetails', { title: eventTitle(event).text }),
  more: aboutEvent(event, context),
  facets: eventFacets(event, context),
})

/** Events from the soonest to the farthest; those without a day at the end, in their order. */
export const soonestFirst = <Dated extends Parameters<typeof eventDays>[0]>(events: readonly Dated[]): readonly Dated[] =>
  events.toSorted((one, other) => (eventDays(one)?.first ?? '9999').localeCompare(eventDays(other)?.first ?? '9999'))
