import { flag, longText, plain, references, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** A way into the locator: a search form, a few offices and the map of all locations. */
export const locationTeaser = block('locationTeaser', 'Location teaser', {
  label: text({ help: 'Small capitals above the headline.' }),
  headline: text(),
  description: longText(),
  locations: references('locations', { help: 'Up to three that are listed below the form.' }),
  link: plain(),
  linkText: text(),
  refresh: flag(),
})
