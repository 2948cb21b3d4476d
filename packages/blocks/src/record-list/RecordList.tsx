import { MoreLink } from '../primitives/MoreLink.tsx'
import { Words } from '../primitives/Words.tsx'
import { RecordCardView } from './RecordCardView.tsx'
import type { RecordListProps } from './toProps.ts'

/** Cards of one kind of record. */
export const RecordList = ({ headline, intro, more, cards }: RecordListProps) => (
  <section className={`section section-paper record-list record-list-of-${cards[0]?.type}`}>
    <div className="wrap">
      {(headline || intro || more) && (
        <div className="section-head">
          <div>
            <Words of={headline} as="h2" />
            <Words of={intro} className="lead record-list-intro" />
          </div>
          <MoreLink of={more} />
        </div>
      )}
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
