import type { RecordOf } from './collection.ts'
import {
  events,
  infoCards,
  portfolios,
  posts,
  releases,
  reports,
  serviceCardSets,
  servicePosts,
  smartTagCards,
  stories,
  trainings,
} from './collections/cards.ts'
import { depositRates } from './collections/deposit-rates.ts'
import { locations } from './collections/location.ts'
import { alerts, audiences, categories, menus, regions } from './collections/navigation.ts'
import { pages } from './collections/page.ts'
import { staff, staffRegions } from './collections/people.ts'
import { productCategories, products } from './collections/products.ts'
import { faqCategories, faqQuestions } from './collections/questions.ts'
import { searchWords } from './collections/search-words.ts'

/** Every collection of plain records, by slug. Blocks and media have shapes of their own. */
export const collections = {
  pages,
  menus,
  alerts,
  regions,
  audiences,
  categories,
  staff,
  'staff-regions': staffRegions,
  'deposit-rates': depositRates,
  products,
  'product-categories': productCategories,
  'faq-categories': faqCategories,
  'faq-questions': faqQuestions,
  locations,
  posts,
  releases,
  reports,
  events,
  stories,
  portfolios,
  trainings,
  'service-posts': servicePosts,
  'info-cards': infoCards,
  'service-card-sets': serviceCardSets,
  'smart-tag-cards': smartTagCards,
  'search-words': searchWords,
} as const

export type CollectionSlug = keyof typeof collections

/** The records of a snapshot, by collection slug. */
export type Records = { readonly [Slug in CollectionSlug]: readonly RecordOf<(typeof collections)[Slug]>[] }
