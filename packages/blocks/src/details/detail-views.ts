import type { CollectionSlug } from '@bank/model/collections.ts'
import { ArticleDetail } from './article/ArticleDetail.tsx'
import { toPostProps, toReleaseProps, toReportProps } from './article/toProps.ts'
import { EventDetail } from './event/EventDetail.tsx'
import { toProps as toEventProps } from './event/toProps.ts'
import { LocationDetail } from './location/LocationDetail.tsx'
import { toProps as toLocationProps } from './location/toProps.ts'
import { PlaceDetail } from './place/PlaceDetail.tsx'
import { toProps as toPlaceProps } from './place/toProps.ts'

/** The collections whose records have a page of their own, and how each becomes one; so have states and towns. */
export const detailViews = {
  posts: { toProps: toPostProps, View: ArticleDetail },
  releases: { toProps: toReleaseProps, View: ArticleDetail },
  reports: { toProps: toReportProps, View: ArticleDetail },
  events: { toProps: toEventProps, View: EventDetail },
  locations: { toProps: toLocationProps, View: LocationDetail },
  place: { toProps: toPlaceProps, View: PlaceDetail },
} satisfies Partial<Record<CollectionSlug | 'place', { toProps: unknown; View: unknown }>>

export type DetailSlug = keyof typeof detailViews
