import { streetOf } from '@bank/blocks/cards/location/location-card.ts'
import { newestFirst } from '@bank/blocks/cards/record/article-card.ts'
import { cardText, cardTitle } from '@bank/blocks/cards/record/card-fields.ts'
import { type Event, soonestFirst } from '@bank/blocks/cards/record/event-card.ts'
import { paragraphs } from '@bank/blocks/details/paragraphs.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import { translator } from '@bank/i18n/translate.ts'
import { withPrefix } from '@bank/rules/links/language-prefix.ts'
import { type CalendarEvent, eventCalendar } from '@bank/rules/lists/event-calendar.ts'
import { eventSessions } from '@bank/rules/lists/event-sessions.ts'
import { eventFileAddress, type FollowedList, feedAddress } from '@bank/rules/lists/feed-address.ts'
import { rss } from '@bank/rules/lists/rss.ts'
import { addressLine } from '@bank/rules/locations/address-line.ts'

type Article = Content['records']['posts'][number]

const pages = { 'blog/post': '/blog/', 'press/release': '/news/' } as const
const phrases = { 'blog/post': 'feed.blog', 'press/release': 'feed.news', event: 'feed.events' } as const

/** What a feed is called: the bank, and what the feed tells of. */
export const feedTitle = (list: FollowedList, { language, settings }: Pick<Content, 'language' | 'settings'>): string =>
  `${settings.bankName ?? ''}: ${translator(language)(phrases[list])}`

const articleFeed = (list: 'blog/post' | 'press/release', articles: readonly Article[], content: Content, siteUrl: string): string => {
  const { language, records, settings } = content
  const at = (path: string): string => `${siteUrl}${language === 'en' ? path : withPrefix(language, path)}`
  return rss({
    title: feedTitle(list, content),
    description: settings.siteDescription?.text ?? '',
    language,
    page: at(pages[list]),
    address: `${siteUrl}${feedAddress(list, language)}`,
    items: newestFirst(articles).flatMap((article) =>
      article.uri?.startsWith(pages[list])
        ? {
            title: cardTitle(article).text,
            address: at(article.uri),
            description: cardText(article)?.text,
            day: article.date,
            author: article.author?.trim(),
            topics: (article.Topic ?? []).flatMap((topic) => records.categories.find(({ id }) => id === topic)?.name?.text ?? []),
          }
        : [],
    ),
  })
}

/** Where an event is in words, behind the address of its branch where those do not name the street: a calendar leads there. */
const placeOf = ({ place, location }: Event, { records }: Content): string | undefined => {
  const branch = records.locations.find(({ id }) => id === location)
  const street = branch ? streetOf(branch) : ''
  if (!branch || street === '' || place?.text.includes(street)) return place?.text
  const address = addressLine(street, branch)
  return place ? `${address} (${place.text})` : address
}

const calendarEvent = (event: Event, content: Content, siteUrl: string): CalendarEvent => {
  const { language } = content
  const t = translator(language)
  return {
    id: `${event.id}.${language}`,
    title: event.title?.text ?? event.name?.text ?? '',
    sessions: eventSessions(event, event.time?.text).map((session) => ({
      ...session,
      ...(session.language && { spoken: t(`eventIn.${session.language}`) }),
    })),
    time: event.time?.text,
    place: placeOf(event, content),
    description: event.summary?.text ?? paragraphs(event.description)[0]?.text,
    address: event.uri ? `${siteUrl}/${language}${event.uri}` : undefined,
  }
}

const eventFeed = (events: readonly Event[], content: Content, siteUrl: string): string =>
  eventCalendar(
    feedTitle('event', content),
    content.language,
    URL.parse(siteUrl)?.host ?? '',
    soonestFirst(events).map((event) => calendarEvent(event, content, siteUrl)),
  )

/** A file for each event that has a page and a day. */
const eventFiles = (content: Content, siteUrl: string) =>
  content.records.events.flatMap((event) =>
    event.uri && eventSessions(event, undefined).length > 0
      ? [[eventFileAddress(event.uri, content.language), () => eventFeed([event], content, siteUrl)] as const]
      : [],
  )

const feedsOf = (content: Content, siteUrl: string): readonly (readonly [address: string, make: () => string])[] => {
  const { language } = content
  return [
    [feedAddress('blog/post', language), () => articleFeed('blog/post', content.records.posts, content, siteUrl)],
    [feedAddress('press/release', language), () => articleFeed('press/release', content.records.releases, content, siteUrl)],
    [feedAddress('event', language), () => eventFeed(content.records.events, content, siteUrl)],
    ...eventFiles(content, siteUrl),
  ]
}

/** What makes the text of what visitors can follow, by address: `/en/blog/feed.xml`, `/es/events/calendar.ics`. */
export const feeds = (contents: readonly Content[], siteUrl: string): ReadonlyMap<string, () => string> =>
  new Map(contents.flatMap((content) => feedsOf(content, siteUrl)))
