import { wordLimits } from '@bank/rules/constants.ts'
import { ownLink } from '@bank/ui/links/own-link.ts'
import type { BlockContext } from '../../block.ts'
import { type CardFields, cardAddress, cardPhoto, cardText, cardTitle, cut } from './card-fields.ts'
import type { ListingCard } from './cards.ts'

/** The card of a record whose type has none of its own: 37 words that lead to the record, or home (CARD-02, CARD-04, CARD-10 to CARD-12). */
export const toListingCard = (record: CardFields, { link, picture }: Pick<BlockContext, 'link' | 'picture'>): ListingCard => ({
  type: 'listing',
  id: record.id,
  title: cardTitle(record),
  to: ownLink(link)(cardAddress(record)),
  text: cut(cardText(record), wordLimits.listing),
  photo: picture(cardPhoto(record)),
})
