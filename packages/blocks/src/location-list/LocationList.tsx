import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { ListEnd } from '../live-list/ListControls.tsx'
import { LocationStates } from './LocationStates.tsx'
import type { LocationListProps } from './toProps.ts'

/** What stands above the locations, if anything does. */
export const LocationListHead = ({ headline, intro }: Pick<LocationListProps, 'headline' | 'intro'>) =>
  (headline || intro) && (
    <div className="location-list-head">
      <LocalizedText of={headline} as="h2" />
      <LocalizedText of={intro} className="lead" />
    </div>
  )

/** The list of all locations under its heading. */
export const LocationList = ({ list, cards, words, ...head }: LocationListProps) => (
  <section className="section section-paper location-list" {...list.attributes}>
    <div className="wrap">
      <LocationListHead {...head} />
      <LocationStates cards={cards} words={words} />
      <ListEnd of={list} />
    </div>
  </section>
)
