import { Link } from '@bank/blocks/primitives/Link.tsx'
import { Words } from '@bank/blocks/primitives/Words.tsx'
import { translator } from '@bank/i18n/translate.ts'
import type { Frame, NavigationItem } from '../page-data/frame.ts'
import { EqualHousingLogo, SocialLogo, socialNames } from './Logos.tsx'
import { MobileBanking } from './MobileBanking.tsx'

const FooterLink = ({ item }: { item: NavigationItem }) =>
  item.to ? (
    <Link to={item.to}>
      <span lang={item.text.lang}>{item.text.text}</span>
    </Link>
  ) : (
    <span lang={item.text.lang}>{item.text.text}</span>
  )

const Columns = ({ frame }: { frame: Frame }) => (
  <div className="footer-columns">
    {frame.menus.footer.map((column) => (
      <div key={column.text.text}>
        <Words of={column.text} as="h2" />
        <ul>
          {column.children.map((item) => (
            <li key={item.text.text}>
              <FooterLink item={item} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

/** Fixed numbers of the bank, and where else it can be met (FOOT-06, FOOT-10 to FOOT-12, FOOT-21). */
const Numbers = ({ frame }: { frame: Frame }) => {
  const t = translator(frame.language)
  const rows = [
    [t('routingNumber'), frame.numbers.routing],
    [t('swiftCode'), frame.numbers.swift],
    [t('mortgageLicense'), frame.numbers.license],
  ] as const
  return (
    <div className="footer-numbers">
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('tollFree')}</dt>
          <dd>
            <a href={`tel:${frame.numbers.tollFree.replaceAll(/\D/g, '')}`}>{frame.numbers.tollFree}</a>
          </dd>
        </div>
      </dl>
      <ul className="footer-social">
        {frame.socialLinks.map(({ network, url }) => (
          <li key={network}>
            <Link to={{ href: url, outbound: 'open' }} label={socialNames[network]}>
              <SocialLogo network={network} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What stands below every page (FOOT). Columns and links come from the content store. */
export const Footer = ({ frame }: { frame: Frame }) => {
  const t = translator(frame.language)
  return (
    <footer>
      <MobileBanking frame={frame} />
      <div className="footer on-dark">
        <div className="wrap">
          <div className="footer-top">
            <div className="footer-bank">
              <img src="/img/logo-reversed.svg" alt={frame.bankName} width={250} height={44} loading="lazy" />
              <Words of={frame.tagline} />
            </div>
            <Columns frame={frame} />
          </div>
          <Numbers frame={frame} />
          <nav className="footer-legal" aria-label={t('legalMenu')}>
            {frame.menus.legal.map((item) => (
              <FooterLink key={item.text.text} item={item} />
            ))}
          </nav>
          <div className="footer-end">
            {frame.showFDICLogo && (
              <span className="footer-fdic">
                <b>FDIC</b>
                <span>{t('memberFdic')}</span>
              </span>
            )}
            <span className="footer-housing">
              <EqualHousingLogo />
              {t('equalHousing')}
            </span>
            <span>
              © <span data-current-year="">{frame.buildYear}</span> {frame.bankName}. <Words of={frame.copyrightNotice} as="span" />
            </span>
          </div>
        </div>
      </div>
    </footer>
  )
}
