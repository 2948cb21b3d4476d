import { Fold } from '@bank/ui/fold/Fold.tsx'
import { Icon } from '@bank/ui/icons/Icon.tsx'
import { SpotIcon } from '@bank/ui/icons/SpotIcon.tsx'
import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { Html, LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { CardTitle } from './CardTitle.tsx'
import type { InfoCard, ServicePostCard, TileCard } from './cards.ts'

/** A service with its icon. */
export const ServicePostCardView = ({ title, icon, text, more }: ServicePostCard) => (
  <article className="record-list-note">
    {icon && <img className="record-list-icon" src={icon.address} width={icon.width} height={icon.width} alt="" loading="lazy" />}
    <CardTitle of={title} />
    <LocalizedText of={text} className="record-list-text" />
    <MoreLink of={more} />
  </article>
)

/** The same service as a tile of a grid, the whole of it its link (D-CARD-9). */
export const TileCardView = ({ title, icon, text, linkText, to }: TileCard) => (
  <article className="record-list-tile">
    {icon && <img src={icon} width={48} height={48} alt="" loading="lazy" />}
    <CardTitle of={title} to={to} />
    <LocalizedText of={text} className="record-list-text" />
    {linkText && (
      <p className="more">
        <LocalizedText of={linkText} as="span" />
        <Icon name="arrow-right" size={20} />
      </p>
    )}
  </article>
)

/** Something to know, with the icon of what it is about. */
export const InfoCardView = ({ title, icon, intro, body, foldLabel }: InfoCard) => (
  <article className="record-list-note">
    <SpotIcon name={icon} className="record-list-icon" />
    <CardTitle of={title} />
    <LocalizedText of={intro} className="record-list-text" />
    {body && (
      <Fold label={foldLabel}>
        <Html of={body} className="record-list-text" />
      </Fold>
    )}
  </article>
)
