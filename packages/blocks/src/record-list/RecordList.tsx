import { MoreLink } from '../primitives/MoreLink.tsx'
import { Words } from '../primitives/Words.tsx'
import { RecordCardView } from './RecordCardView.tsx'
import type { RecordListProps } from './toProps.ts'

/** What stands above the cards, if anything does. */
export const RecordListHead = ({ headline, intro, more }: Omit<RecordListProps, 'cards'>) =>
  (headline || intro || more) && (
    <div className="section-head">
      <div>
        <Words of={headline} as="h2" />
        <Words of={intro} className="lead record-list-intro" />
      </div>
      <MoreLink of={more} />
    </div>
  )

/** Classes of the list's section: its look depends on the type of its cards. */
export const sectionClass = (cards: RecordListProps['cards']): string =>
  `section section-paper record-list record-list-of-${cards[0]?.type}`

/** Cards of one kind of record. */
export const RecordList = ({ cards, ...head }: RecordListProps) => (
  <section className={sectionClass(cards)}>
    <div className="wrap">
      <RecordListHead {...head} />
      <ul className="record-list-cards">
        {cards.map((card, index) => (
          <li key={card.id}>
            <RecordCardView of={card} first={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  </section>
)
