import { nonBlank, type Text } from '@bank/model/text.ts'
import { eventDays } from '@bank/rules/lists/event-sessions.ts'
import { eventFileAddress, feedAddress } from '@bank/rules/lists/feed-address.ts'
import { directionsAddress } from '@bank/rules/locations/directions.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import { ownLink } from '@bank/ui/links/own-link.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { BlockContext } from '../../block.ts'
import { toLocationCard } from '../../cards/location/location-card.ts'
import { type Event, eventDate, onlyDay, soonestFirst } from '../../cards/record/event-card.ts'
import type { ToDetailProps } from '../detail.ts'
import { coordinatesOf } from '../location/nearby.ts'
import { paragraphs } from '../paragraphs.ts'

export type EventDetailProps = {
  title: Text
  summary: Text | undefined
  when:
    | { readonly label: string; readonly day: string | undefined; readonly date: Text | undefined; readonly time: Text | undefined }
    | undefined
  /** `at` is the page of the branch where it is. */
  where:
    | {
        readonly label: string
        readonly place: Text
        readonly at: LinkTarget | undefined
        readonly directions: Action | undefined
        readonly phone: { readonly to: LinkTarget; readonly text: string } | undefined
      }
    | undefined
  description: readonly Text[]
  image: PictureSource | undefined
  back: Action | undefined
  /** Other events, the soonest first; the browser hides what is over. */
  others: readonly {
    readonly id: string
    readonly title: Text
    readonly to: LinkTarget | undefined
    readonly date: string | undefined
    readonly until: string | undefined
  }[]
  othersLabel: string
  /** The event as a file for a calendar; nothing for one without a day. */
  file: Action | undefined
  calendar: Action | undefined
}

const otherCount = 6

/** Where an event is, with the way there where a branch holds it. */
const whereOf = (event: Event, context: BlockContext): EventDetailProps['where'] => {
  const { records, t } = context
  const place = nonBlank(event.place)
  const branch = records.locations.find(({ id }) => id === event.location)
  const card = branch && toLocationCard(branch, context)
  const route = branch && coordinatesOf(branch)
  return (
    place && {
      label: t('eventWhere'),
      place,
      at: card?.to,
      directions: route && action(context, directionsAddress(route), { text: t('getDirections') }),
      phone: card?.phone,
    }
  )
}

/** An event with its day, time and place (CARD-05, CARD-07, CARD-08), back to all events. */
export const toProps: ToDetailProps<'events', EventDetailProps> = (event, context) => {
  const { picture, t } = context
  const date = eventDate(event, context)
  const time = nonBlank(event.time)
  const file = eventDays(event) && event.uri && eventFileAddress(event.uri, context.language)
  return {
    title: nonBlank(event.title) ?? nonBlank(event.name) ?? { text: '' },
    summary: nonBlank(event.summary),
    when: date || time ? { label: t('eventWhen'), day: onlyDay(event), date, time } : undefined,
    where: whereOf(event, context),
    description: paragraphs(event.description),
    image: picture(event.photo),
    back: action({ t, link: ownLink(context.link) }, '/events/', { text: t('allEvents') }),
    others: soonestFirst(context.records.events.filter(({ id, uri }) => id !== event.id && uri?.trim()))
      .slice(0, otherCount)
      .map((other) => ({
        id: other.id,
        title: nonBlank(other.title) ?? nonBlank(other.name) ?? { text: '' },
        to: context.link(other.uri?.trim()),
        date: eventDate(other, context)?.text,
        until: eventDays(other)?.last,
      })),
    othersLabel: t('eventOthers'),
    file: file ? action(context, file, { text: t('eventToCalendar') }) : undefined,
    calendar: action(context, feedAddress('event', context.language), { text: t('feed.subscribe') }),
  }
}
