import { Icon } from '@bank/ui/icons/Icon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { Picture, phonePictures } from '@bank/ui/pictures/Picture.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { CtaListLink, CtaListProps } from './toProps.ts'

const Entry = ({ title, intro, to, as: Heading }: CtaListLink & { as: 'h2' | 'h3' }) => (
  <li className="cta-list-entry">
    <Heading className="cta-list-title">
      {to ? (
        <Link to={to} className="cta-list-link">
          <span lang={title.lang}>{title.text}</span>
        </Link>
      ) : (
        <span lang={title.lang}>{title.text}</span>
      )}
    </Heading>
    <LocalizedText of={intro} className="cta-list-intro" />
    {to && <Icon name="arrow-right" />}
  </li>
)

const Side = ({ image, sideHeadline, sideSub }: Pick<CtaListProps, 'image' | 'sideHeadline' | 'sideSub'>) => (
  <div className="cta-list-side">
    {image && <Picture of={image} sizes={`${phonePictures}, (max-width: 890px) 100vw, 486px`} most={972} aspect="4:3" />}
    {(sideHeadline || sideSub) && (
      <div>
        <LocalizedText of={sideHeadline} as="h3" />
        <LocalizedText of={sideSub} className="cta-list-sub" />
      </div>
    )}
  </div>
)

/** Things to do. `list` sets them one under the other beside the picture, `columns` side by side under it. */
export const CtaList = ({ layout, headline, image, sideHeadline, sideSub, links }: CtaListProps) => {
  const hasSide = image !== undefined || sideHeadline !== undefined || sideSub !== undefined
  return (
    <section className={`section section-paper cta-list cta-list-${layout}${hasSide ? ' cta-list-sided' : ''}`}>
      <div className="wrap">
        <LocalizedText of={headline} as="h2" className="cta-list-headline" />
        <div className="cta-list-body">
          {hasSide && <Side image={image} sideHeadline={sideHeadline} sideSub={sideSub} />}
          <ul className="cta-list-entries">
            {links.map((link, index) => (
              <Entry key={`${index} ${link.title.text}`} {...link} as={headline ? 'h3' : 'h2'} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
