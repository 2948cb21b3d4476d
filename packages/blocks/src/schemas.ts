import { accordion } from './accordion/schema.ts'
import { accountComparison } from './account-comparison/schema.ts'
import { accountProducts } from './account-products/schema.ts'
import { appointmentForm } from './appointment-form/schema.ts'
import { bankHolidays } from './bank-holidays/schema.ts'
import { banner } from './banner/schema.ts'
import { bigQuote } from './big-quote/schema.ts'
import { calculatorFrame } from './calculator-frame/schema.ts'
import { callToAction } from './call-to-action/schema.ts'
import { callout } from './callout/schema.ts'
import { cardGrid } from './card-grid/schema.ts'
import { cardPair } from './card-pair/schema.ts'
import { contactForm } from './contact-form/schema.ts'
import { contentGrid } from './content-grid/schema.ts'
import { contentTile } from './content-tile/schema.ts'
import { ctaBox } from './cta-box/schema.ts'
import { ctaList } from './cta-list/schema.ts'
import { faq } from './faq/schema.ts'
import { faqSelector } from './faq-selector/schema.ts'
import { fullWidthIllustration } from './full-width-illustration/schema.ts'
import { iconRow } from './icon-row/schema.ts'
import { latestStories } from './latest-stories/schema.ts'
import { linkDescription } from './link-description/schema.ts'
import { locationFinder } from './location-finder/schema.ts'
import { locationList } from './location-list/schema.ts'
import { locationTeaser } from './location-teaser/schema.ts'
import { noticesMap } from './notices-map/schema.ts'
import { productCardSlider } from './product-card-slider/schema.ts'
import { productList } from './product-list/schema.ts'
import { rateSheet } from './rate-sheet/schema.ts'
import { recordList } from './record-list/schema.ts'
import { regionOffices } from './region-offices/schema.ts'
import { savingsCalculator } from './savings-calculator/schema.ts'
import { savingsRate } from './savings-rate/schema.ts'
import { search } from './search/schema.ts'
import { serviceCardGrid } from './service-card-grid/schema.ts'
import { serviceLinkList } from './service-link-list/schema.ts'
import { serviceQuickLinks } from './service-quick-links/schema.ts'
import { simpleContent } from './simple-content/schema.ts'
import { siteMap } from './site-map/schema.ts'
import { smartTagCards } from './smart-tag-cards/schema.ts'
import { teamDirectory } from './team-directory/schema.ts'
import { testimonialSlider } from './testimonial-slider/schema.ts'
import { tileGrid } from './tile-grid/schema.ts'
import { triColumn } from './tri-column/schema.ts'
import { videoSlider } from './video-slider/schema.ts'

/** Every kind of block that editors can make, by kind. The store's fields and the snapshot's checks come from here. */
export const blockSchemas = {
  accountComparison,
  accountProducts,
  accordion,
  bankHolidays,
  banner,
  callout,
  contentGrid,
  ctaBox,
  iconRow,
  simpleContent,
  bigQuote,
  callToAction,
  faq,
  faqSelector,
  linkDescription,
  locationFinder,
  locationList,
  productList,
  recordList,
  teamDirectory,
  tileGrid,
  triColumn,
  serviceQuickLinks,
  productCardSlider,
  testimonialSlider,
  savingsRate,
  rateSheet,
  regionOffices,
  savingsCalculator,
  noticesMap,
  locationTeaser,
  cardPair,
  latestStories,
  search,
  siteMap,
  calculatorFrame,
  cardGrid,
  contentTile,
  ctaList,
  fullWidthIllustration,
  serviceCardGrid,
  serviceLinkList,
  smartTagCards,
  videoSlider,
  contactForm,
  appointmentForm,
} as const

export type BlockKind = keyof typeof blockSchemas
