import { ArticleCardView } from './ArticleCardView.tsx'
import type { RecordCard } from './cards.ts'
import { EventCardView } from './EventCardView.tsx'
import { ListingCardView } from './ListingCardView.tsx'
import { InfoCardView, ServicePostCardView, TileCardView } from './NoteCardViews.tsx'
import { OfficeCardView } from './OfficeCardView.tsx'
import { PortfolioCardView } from './PortfolioCardView.tsx'
import { StoryCardView } from './StoryCardView.tsx'
import { TrainingCardView } from './TrainingCardView.tsx'

/** Each type of card has its own view (CARD-01). The first of a list may lead it. */
export const RecordCardView = ({ of, first }: { of: RecordCard; first: boolean }) => {
  switch (of.type) {
    case 'listing':
      return <ListingCardView {...of} />
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
      return <ServicePostCardView {...of} />
    case 'tile':
      return <TileCardView {...of} />
    case 'office':
      return <OfficeCardView {...of} />
    case 'info':
      return <InfoCardView {...of} />
  }
}
