import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { RecordCardView } from '../cards/record/RecordCardView.tsx'
import { entryAttributes } from '../live-list/facets.ts'
import { ListEnd, ListFilters } from '../live-list/ListControls.tsx'
import type { RecordListProps } from './toProps.ts'

/** What stands above the cards, if anything does. */
export const RecordListHead = ({ headline, intro, more }: Pick<RecordListProps, 'headline' | 'intro' | 'more'>) =>
  (headline || intro || more) && (
    <div className="section-head">
      <div>
        <LocalizedText of={headline} as="h2" />
        <LocalizedText of={intro} className="lead record-list-intro" />
      </div>
      <MoreLink of={more} />
    </div>
  )

/** The way to follow the list elsewhere. */
export const RecordListFeed = ({ of }: { of: RecordListProps['feed'] }) =>
  of && (
    <p className="record-list-feed">
      <MoreLink of={of} />
    </p>
  )

/** Classes of the list's section: its look depends on the type of its cards. */
export const sectionClass = (looks: RecordListProps['looks']): string => `section section-paper record-list record-list-of-${looks}`

/** Cards of one kind of record. */
export const RecordList = ({ cards, looks, list, feed, ...head }: RecordListProps) => (
  <section className={sectionClass(looks)} {...list?.attributes}>
    <div className="wrap">
      <RecordListHead {...head} />
      {list && <ListFilters of={list} />}
      <ul className="record-list-cards">
        {cards.map((card, index) => (
          <li key={card.id} {...entryAttributes(card)}>
            <RecordCardView of={card} first={index === 0} />
          </li>
        ))}
      </ul>
      {list && <ListEnd of={list} />}
      <RecordListFeed of={feed} />
    </div>
  </section>
)
