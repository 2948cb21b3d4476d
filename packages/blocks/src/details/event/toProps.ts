import { nonBlank, type Text } from '@bank/model/text.ts'
import { feedAddress } from '@bank/rules/lists/feed-address.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import { ownLink } from '@bank/ui/links/own-link.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import { eventDate, soonestFirst } from '../../cards/record/event-card.ts'
import type { ToDetailProps } from '../detail.ts'
import { paragraphs } from '../paragraphs.ts'

export type EventDetailProps = {
  title: Text
  summary: Text | undefined
  when:
    | { readonly label: string; readonly day: string | undefined; readonly date: Text | undefined; readonly time: Text | undefined }
    | undefined
  where: { readonly label: string; readonly place: Text } | undefined
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
  calendar: Action | undefined
}

const otherCount = 6

/** An event with its day, time and place (CARD-05, CARD-07, CARD-08), back to all events. */
export const toProps: ToDetailProps<'events', EventDetailProps> = (event, context) => {
  const { picture, t } = context
  const date = eventDate(event, context)
  const time = nonBlank(event.time)
  const place = nonBlank(event.place)
  return {
    title: nonBlank(event.title) ?? nonBlank(event.name) ?? { text: '' },
    summary: nonBlank(event.summary),
    when: date || time ? { label: t('eventWhen'), day: event.startDate, date, time } : undefined,
    where: place && { label: t('eventWhere'), place },
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
        until: other.startDate,
      })),
    othersLabel: t('eventOthers'),
    calendar: action(context, feedAddress('event', context.language), { text: t('feed.subscribe') }),
  }
}
