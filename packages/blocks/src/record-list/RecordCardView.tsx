import { ArticleCardView } from './ArticleCardView.tsx'
import type { RecordCard } from './cards.ts'
import { EventCardView } from './EventCardView.tsx'
import { InfoCardView, ServiceCardView, TrainingCardView } from './NoteCardViews.tsx'
import { PortfolioCardView } from './PortfolioCardView.tsx'
import { StoryCardView } from './StoryCardView.tsx'

/** Each type of card has its own view (CARD-01). The first of a list may lead it. */
export const RecordCardView = ({ of, first }: { of: RecordCard; first: boolean }) => {
  switch (of.type) {
    case 'article':
      return <ArticleCardView {...of} lead={first} />
    case 'event':
      return <EventCardView {...of} />
    case 'story':
      return <StoryCardView {...of} />
    case 'portfolio':
      return <PortfolioCardView {...of} />
    case 'training':
      return <TrainingCardView {...of} />
    case 'service':
      return <ServiceCardView {...of} />
    case 'info':
      return <InfoCardView {...of} />
  }
}
