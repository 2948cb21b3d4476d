import { detailViews } from '@bank/blocks/details/detail-views.ts'
import { blockViews } from '@bank/blocks/views.ts'
import type { ComponentType } from 'react'
import Accordion from '../islands/Accordion.astro'
import AppointmentForm from '../islands/AppointmentForm.astro'
import ContactForm from '../islands/ContactForm.astro'
import Faq from '../islands/Faq.astro'
import FaqSelector from '../islands/FaqSelector.astro'
import LocationFinder from '../islands/LocationFinder.astro'
import LocationList from '../islands/LocationList.astro'
import ProductCardSlider from '../islands/ProductCardSlider.astro'
import RecordList from '../islands/RecordList.astro'
import SavingsCalculator from '../islands/SavingsCalculator.astro'
import TeamDirectory from '../islands/TeamDirectory.astro'
import TestimonialSlider from '../islands/TestimonialSlider.astro'

/** The static view of every kind of block and record. The page data hands each view the props that its own `toProps` made. */
export const views: Readonly<Record<string, ComponentType<object>>> = Object.fromEntries(
  Object.entries({ ...blockViews, ...detailViews }).map(([kind, { View }]) => [kind, View as unknown as ComponentType<object>]),
)

/** Kinds with behaviour: an Astro file each mounts their view as an island. */
export const mounts: Readonly<Record<string, typeof Accordion>> = {
  accordion: Accordion,
  appointmentForm: AppointmentForm,
  contactForm: ContactForm,
  faq: Faq,
  faqSelector: FaqSelector,
  locationFinder: LocationFinder,
  locationList: LocationList,
  productCardSlider: ProductCardSlider,
  recordList: RecordList,
  savingsCalculator: SavingsCalculator,
  teamDirectory: TeamDirectory,
  testimonialSlider: TestimonialSlider,
}
