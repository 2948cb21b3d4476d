import type { Text } from '@bank/model/text.ts'
import { type Action, action } from '../../action.ts'
import { written } from '../../block.ts'
import type { PictureSource } from '../../primitives/Picture.tsx'
import { eventDate } from '../../record-list/event-card.ts'
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
}

/** An event with its day, time and place (CARD-05, CARD-07, CARD-08), back to all events. */
export const toProps: ToDetailProps<'events', EventDetailProps> = (event, context) => {
  const { picture, t } = context
  const date = eventDate(event, context)
  const time = written(event.time)
  const place = written(event.place)
  return {
    title: written(event.title) ?? written(event.name) ?? { text: '' },
    summary: written(event.summary),
    when: date || time ? { label: t('eventWhen'), day: event.startDate, date, time } : undefined,
    where: place && { label: t('eventWhere'), place },
    description: paragraphs(event.description),
    image: picture(event.photo),
    back: action(context, '/events/', { text: t('allEvents') }),
  }
}
