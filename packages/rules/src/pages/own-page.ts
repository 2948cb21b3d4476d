import { locationAddress } from '../locations/location-address.ts'

type Addressed = Parameters<typeof locationAddress>[0]

const isArticle = ({ uri }: Addressed): boolean => /^\/(?:blog|news)\/[^/]+\/$/.test(uri ?? '')

/** Whether a record has a page of its own, by its collection: articles and events by their address, locations in the bank's states (ROUTE-38). */
export const hasOwnPage = {
  posts: isArticle,
  releases: isArticle,
  events: ({ uri }: Addressed): boolean => /^\/events\/[^/]+\/$/.test(uri ?? ''),
  locations: (location: Addressed): boolean => locationAddress(location).startsWith('/locations/'),
} as const
