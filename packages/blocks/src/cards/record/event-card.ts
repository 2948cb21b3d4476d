import { formatDay, formatMonth } from '@bank/i18n/format.ts'
import type { RecordOf } from '@bank/model/collection.ts'
import type { events } from '@bank/model/collections/cards.ts'
import type { Read } from '@bank/model/read.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { wordLimits } from '@bank/rules/constants.ts'
import type { Action } from '@bank/ui/links/action.ts'
import type { BlockContext } from '../../block.ts'
import type { Facets } from '../../live-list/facets.ts'
import { stateName } from '../location/location-card.ts'
import { cardAddress, cut, decorative } from './card-fields.ts'
import type { EventCard } from './cards.ts'

export type Event = Read<RecordOf<typeof events>>

/** When an event is: its day in words, or what it shows instead (CARD-07). */
export const eventDate = ({ startDate, showDate }: Event, { language }: Pick<BlockContext, 'language'>): Text | undefined =>
  startDate ? { text: formatDay(startDate, language) } : nonBlank(showDate)

/** What an event is called: its title, else its name (CARD-05). */
const eventTitle = ({ title, name }: Event): Text => nonBlank(title) ?? nonBlank(name) ?? { text: '' }

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** An event's state, the languages that are spoken there, and its month. */
const eventFacets = ({ state, language, startDate }: Event, context: BlockContext): Facets => ({
  ...(state && { place: [{ value: state, label: stateName(state, context) }] }),
  ...(language && {
    language: (['en', 'es'] as const)
      .filter((spoken) => language === spoken || language === 'both')
      .map((spoken) => ({ value: spoken, label: context.t(`eventIn.${spoken}`) })),
  }),
  ...(startDate && { month: [{ value: startDate.slice(0, 7), label: capitalised(formatMonth(startDate, context.language)) }] }),
})

/** The way to what the card cuts short. */
const aboutEvent = ({ uri }: Event, { link, t }: BlockContext): Action | undefined => {
  const to = link(uri?.trim())
  return to && { to, text: { text: t('aboutEvent') } }
}

/** A card that leads to the event, or to all events when it has no address of its own (CARD-04 to CARD-08). */
export const toEventCard = (event: Event, context: BlockContext): EventCard => ({
  type: 'event',
  id: event.id,
  title: eventTitle(event),
  to: context.link(cardAddress(event, '/events/')),
  text: cut(nonBlank(event.summary) ?? nonBlank(event.description), wordLimits.event, { ellipsis: true }),
  day: event.startDate,
  date: eventDate(event, context),
  time: nonBlank(event.time),
  place: nonBlank(event.place),
  photo: decorative(context.picture(event.photo)),
  unfoldLabel: context.t('cardDetails', { title: eventTitle(event).text }),
  more: aboutEvent(event, context),
  facets: eventFacets(event, context),
})

/** Events from the soonest to the farthest; those without a day at the end, in their order. */
export const soonestFirst = <Dated extends { readonly startDate?: string | undefined }>(events: readonly Dated[]): readonly Dated[] =>
  events.toSorted((one, other) => (one.startDate ?? '9999').localeCompare(other.startDate ?? '9999'))
