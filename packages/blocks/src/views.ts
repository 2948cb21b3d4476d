import { Accordion } from './accordion/Accordion.tsx'
import { toProps as accordionProps } from './accordion/toProps.ts'
import { AccountComparison } from './account-comparison/AccountComparison.tsx'
import { toProps as accountComparisonProps } from './account-comparison/toProps.ts'
import { AccountProducts } from './account-products/AccountProducts.tsx'
import { toProps as accountProductsProps } from './account-products/toProps.ts'
import { AppointmentForm } from './appointment-form/AppointmentForm.tsx'
import { toProps as appointmentFormProps } from './appointment-form/toProps.ts'
import { BankHolidays } from './bank-holidays/BankHolidays.tsx'
import { toProps as bankHolidaysProps } from './bank-holidays/toProps.ts'
import { Banner } from './banner/Banner.tsx'
import { toProps as bannerProps } from './banner/toProps.ts'
import { BigQuote } from './big-quote/BigQuote.tsx'
import { toProps as bigQuoteProps } from './big-quote/toProps.ts'
import { CalculatorFrame } from './calculator-frame/CalculatorFrame.tsx'
import { toProps as calculatorFrameProps } from './calculator-frame/toProps.ts'
import { CallToAction } from './call-to-action/CallToAction.tsx'
import { toProps as callToActionProps } from './call-to-action/toProps.ts'
import { Callout } from './callout/Callout.tsx'
import { toProps as calloutProps } from './callout/toProps.ts'
import { CardGrid } from './card-grid/CardGrid.tsx'
import { toProps as cardGridProps } from './card-grid/toProps.ts'
import { CardPair } from './card-pair/CardPair.tsx'
import { toProps as cardPairProps } from './card-pair/toProps.ts'
import { ContactForm } from './contact-form/ContactForm.tsx'
import { toProps as contactFormProps } from './contact-form/toProps.ts'
import { ContentGrid } from './content-grid/ContentGrid.tsx'
import { toProps as contentGridProps } from './content-grid/toProps.ts'
import { ContentTile } from './content-tile/ContentTile.tsx'
import { toProps as contentTileProps } from './content-tile/toProps.ts'
import { CtaBox } from './cta-box/CtaBox.tsx'
import { toProps as ctaBoxProps } from './cta-box/toProps.ts'
import { CtaList } from './cta-list/CtaList.tsx'
import { toProps as ctaListProps } from './cta-list/toProps.ts'
import { Faq } from './faq/Faq.tsx'
import { toProps as faqProps } from './faq/toProps.ts'
import { FaqSelector } from './faq-selector/FaqSelector.tsx'
import { toProps as faqSelectorProps } from './faq-selector/toProps.ts'
import { FullWidthIllustration } from './full-width-illustration/FullWidthIllustration.tsx'
import { toProps as fullWidthIllustrationProps } from './full-width-illustration/toProps.ts'
import { IconRow } from './icon-row/IconRow.tsx'
import { toProps as iconRowProps } from './icon-row/toProps.ts'
import { LatestStories } from './latest-stories/LatestStories.tsx'
import { toProps as latestStoriesProps } from './latest-stories/toProps.ts'
import { LinkDescription } from './link-description/LinkDescription.tsx'
import { toProps as linkDescriptionProps } from './link-description/toProps.ts'
import { LocationFinder } from './location-finder/LocationFinder.tsx'
import { toProps as locationFinderProps } from './location-finder/toProps.ts'
import { LocationList } from './location-list/LocationList.tsx'
import { toProps as locationListProps } from './location-list/toProps.ts'
import { LocationTeaser } from './location-teaser/LocationTeaser.tsx'
import { toProps as locationTeaserProps } from './location-teaser/toProps.ts'
import { NoticesMap } from './notices-map/NoticesMap.tsx'
import { toProps as noticesMapProps } from './notices-map/toProps.ts'
import { ProductCardSlider } from './product-card-slider/ProductCardSlider.tsx'
import { toProps as productCardSliderProps } from './product-card-slider/toProps.ts'
import { ProductList } from './product-list/ProductList.tsx'
import { toProps as productListProps } from './product-list/toProps.ts'
import { RateSheet } from './rate-sheet/RateSheet.tsx'
import { toProps as rateSheetProps } from './rate-sheet/toProps.ts'
import { RecordList } from './record-list/RecordList.tsx'
import { toProps as recordListProps } from './record-list/toProps.ts'
import { RegionOffices } from './region-offices/RegionOffices.tsx'
import { toProps as regionOfficesProps } from './region-offices/toProps.ts'
import { SavingsCalculator } from './savings-calculator/SavingsCalculator.tsx'
import { toProps as savingsCalculatorProps } from './savings-calculator/toProps.ts'
import { SavingsRate } from './savings-rate/SavingsRate.tsx'
import { toProps as savingsRateProps } from './savings-rate/toProps.ts'
import type { BlockKind } from './schemas.ts'
import { Search } from './search/Search.tsx'
import { toProps as searchProps } from './search/toProps.ts'
import { ServiceCardGrid } from './service-card-grid/ServiceCardGrid.tsx'
import { toProps as serviceCardGridProps } from './service-card-grid/toProps.ts'
import { ServiceLinkList } from './service-link-list/ServiceLinkList.tsx'
import { toProps as serviceLinkListProps } from './service-link-list/toProps.ts'
import { ServiceQuickLinks } from './service-quick-links/ServiceQuickLinks.tsx'
import { toProps as serviceQuickLinksProps } from './service-quick-links/toProps.ts'
import { SimpleContent } from './simple-content/SimpleContent.tsx'
import { toProps as simpleContentProps } from './simple-content/toProps.ts'
import { SiteMap } from './site-map/SiteMap.tsx'
import { toProps as siteMapProps } from './site-map/toProps.ts'
import { SmartTagCards } from './smart-tag-cards/SmartTagCards.tsx'
import { toProps as smartTagCardsProps } from './smart-tag-cards/toProps.ts'
import { TeamDirectory } from './team-directory/TeamDirectory.tsx'
import { toProps as teamDirectoryProps } from './team-directory/toProps.ts'
import { TestimonialSlider } from './testimonial-slider/TestimonialSlider.tsx'
import { toProps as testimonialSliderProps } from './testimonial-slider/toProps.ts'
import { TileGrid } from './tile-grid/TileGrid.tsx'
import { toProps as tileGridProps } from './tile-grid/toProps.ts'
import { TriColumn } from './tri-column/TriColumn.tsx'
import { toProps as triColumnProps } from './tri-column/toProps.ts'
import { toProps as videoSliderProps } from './video-slider/toProps.ts'
import { VideoSlider } from './video-slider/VideoSlider.tsx'

/**
 * How each kind becomes props, and props become a view. A kind without a view does not compile.
 * Kinds with an island are mounted by the site (`apps/site/src/islands`).
 */
export const blockViews = {
  accordion: { toProps: accordionProps, View: Accordion },
  callout: { toProps: calloutProps, View: Callout },
  contentGrid: { toProps: contentGridProps, View: ContentGrid },
  ctaBox: { toProps: ctaBoxProps, View: CtaBox },
  iconRow: { toProps: iconRowProps, View: IconRow },
  simpleContent: { toProps: simpleContentProps, View: SimpleContent },
  bankHolidays: { toProps: bankHolidaysProps, View: BankHolidays },
  banner: { toProps: bannerProps, View: Banner },
  serviceQuickLinks: { toProps: serviceQuickLinksProps, View: ServiceQuickLinks },
  productCardSlider: { toProps: productCardSliderProps, View: ProductCardSlider },
  testimonialSlider: { toProps: testimonialSliderProps, View: TestimonialSlider },
  savingsRate: { toProps: savingsRateProps, View: SavingsRate },
  savingsCalculator: { toProps: savingsCalculatorProps, View: SavingsCalculator },
  noticesMap: { toProps: noticesMapProps, View: NoticesMap },
  locationTeaser: { toProps: locationTeaserProps, View: LocationTeaser },
  cardPair: { toProps: cardPairProps, View: CardPair },
  latestStories: { toProps: latestStoriesProps, View: LatestStories },
  search: { toProps: searchProps, View: Search },
  siteMap: { toProps: siteMapProps, View: SiteMap },
  calculatorFrame: { toProps: calculatorFrameProps, View: CalculatorFrame },
  accountComparison: { toProps: accountComparisonProps, View: AccountComparison },
  accountProducts: { toProps: accountProductsProps, View: AccountProducts },
  bigQuote: { toProps: bigQuoteProps, View: BigQuote },
  callToAction: { toProps: callToActionProps, View: CallToAction },
  faq: { toProps: faqProps, View: Faq },
  faqSelector: { toProps: faqSelectorProps, View: FaqSelector },
  linkDescription: { toProps: linkDescriptionProps, View: LinkDescription },
  locationFinder: { toProps: locationFinderProps, View: LocationFinder },
  locationList: { toProps: locationListProps, View: LocationList },
  productList: { toProps: productListProps, View: ProductList },
  rateSheet: { toProps: rateSheetProps, View: RateSheet },
  recordList: { toProps: recordListProps, View: RecordList },
  regionOffices: { toProps: regionOfficesProps, View: RegionOffices },
  teamDirectory: { toProps: teamDirectoryProps, View: TeamDirectory },
  tileGrid: { toProps: tileGridProps, View: TileGrid },
  triColumn: { toProps: triColumnProps, View: TriColumn },
  cardGrid: { toProps: cardGridProps, View: CardGrid },
  contentTile: { toProps: contentTileProps, View: ContentTile },
  ctaList: { toProps: ctaListProps, View: CtaList },
  fullWidthIllustration: { toProps: fullWidthIllustrationProps, View: FullWidthIllustration },
  serviceCardGrid: { toProps: serviceCardGridProps, View: ServiceCardGrid },
  serviceLinkList: { toProps: serviceLinkListProps, View: ServiceLinkList },
  smartTagCards: { toProps: smartTagCardsProps, View: SmartTagCards },
  videoSlider: { toProps: videoSliderProps, View: VideoSlider },
  appointmentForm: { toProps: appointmentFormProps, View: AppointmentForm },
  contactForm: { toProps: contactFormProps, View: ContactForm },
} satisfies Record<BlockKind, { toProps: unknown; View: unknown }>
