import type { Language } from '../language.ts'

/** Lists that can be followed, by their name in the list API: the blog and the news as RSS, events as a calendar. */
const files = { 'blog/post': 'blog/feed.xml', 'press/release': 'news/feed.xml', event: 'events/calendar.ics' } as const

export type FollowedList = keyof typeof files

/** Where a list can be followed in a language: `/es/blog/feed.xml`. */
export const feedAddress = (list: FollowedList, language: Language): string => `/${language}/${files[list]}`

/** Where one event is to be had as a calendar file: `/es/events/open-house/event.ics`. */
export const eventFileAddress = (uri: string, language: Language): string => `/${language}${uri.trim()}event.ics`

/** The list behind an address or anything below it, with or without its language: `/blog/`, `/en/events/open-house/`. */
export const followedListAt = (path: string): FollowedList | undefined => {
  const [, place] = /^\/(?:(?:en|es)\/)?(blog|news|events)\//.exec(path) ?? []
  return place === 'blog' ? 'blog/post' : place === 'news' ? 'press/release' : place === 'events' ? 'event' : undefined
}
